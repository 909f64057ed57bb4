export { serviceConfig, serviceLogger } from '@blue-peony/service-kit';

/** Injection tokens of what the process hands into the modules. */
export const eventTransport = Symbol('events');

/** The service's name among the consumers of events. */
export const queue = 'notification';
