// The message for parts of Python that didn't load, used both by Python's scripts and before they have been loaded.
export const LOST = "Python couldn’t be loaded, because the connection failed. Try again.";
