/** Injection tokens beside those that the service kit has for every service. */
export const eventTransport = Symbol('events');

/** The service's name among the consumers of events. */
export const queue = 'notification';
