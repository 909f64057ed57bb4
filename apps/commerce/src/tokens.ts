/** Injection tokens of what the process hands into the modules. */
export const serviceConfig = Symbol('config');
export const serviceLogger = Symbol('logger');
export const guideStore = Symbol('guide store');
