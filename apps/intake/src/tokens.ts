/** Injection tokens of this service, in addition to those of the service kit. */
export const photoStore = Symbol('photo store');
