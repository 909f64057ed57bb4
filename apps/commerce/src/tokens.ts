export { serviceConfig, serviceLogger } from '@blue-peony/service-kit';

/** Injection tokens of what the process hands into the modules. */
export const guideStore = Symbol('guide store');
