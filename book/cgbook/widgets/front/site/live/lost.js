// The message for parts of Python that didn't load, used both by its scripts and before they're there.
export const LOST = "Python couldn’t be loaded, because the connection failed. Try again.";
