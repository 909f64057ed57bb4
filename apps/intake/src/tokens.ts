/** Injection tokens of this service, in addition to those of the service kit. */
export const photoStore = Symbol('photo store');
/** The store of the ledger of erased ids. */
export const erasedStore = Symbol('erased store');
