// What is said where Python's parts did not come: before its scripts are there, and by them.
export const LOST = "Python did not come: the connection failed half-way. Try again.";
