/** Milliseconds that any call to the server may take. */
export const callTimeLimit = 15_000;
