export const photoStore = Symbol('photo store');
