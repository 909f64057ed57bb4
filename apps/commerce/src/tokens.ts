/** Injection tokens besides the common ones of the service kit. */
export const guideStore = Symbol('guide store');
