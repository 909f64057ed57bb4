/** Injection tokens of what the process hands into the modules. */
export const photoStore = Symbol('photo store');
export const serviceLogger = Symbol('logger');
