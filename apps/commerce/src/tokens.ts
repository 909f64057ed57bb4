export const guideStore = Symbol('guide store');
