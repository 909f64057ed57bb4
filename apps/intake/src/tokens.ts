/** Injection tokens beside those that the service kit has for every service. */
export const photoStore = Symbol('photo store');
/** Where the ledger of erased ids is. */
export const erasedStore = Symbol('erased store');
