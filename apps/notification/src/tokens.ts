/** Injection tokens of what the process hands into the modules. */
export const serviceLogger = Symbol('logger');
export const serviceConfig = Symbol('config');
