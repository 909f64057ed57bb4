/** Injection tokens besides the common ones of the service kit. */
export const eventTransport = Symbol('events');

/** Name of this service as an event consumer. */
export const queue = 'notification';
