/** Injection tokens beside those that the service kit has for every service. */
export const guideStore = Symbol('guide store');
