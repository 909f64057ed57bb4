export { serviceLogger } from '@blue-peony/service-kit';

/** Injection tokens of what the process hands into the modules. */
export const photoStore = Symbol('photo store');
