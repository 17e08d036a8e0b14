// The message for parts of Python that didn't load, used by Python's scripts, and before these scripts are loaded.
export const LOST = "Python couldn’t be loaded, because the connection failed. Try again.";
