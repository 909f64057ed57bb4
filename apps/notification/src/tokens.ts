/** Injection tokens of what the process hands into the modules. */
export const serviceLogger = Symbol('logger');
export const serviceConfig = Symbol('config');
export const eventTransport = Symbol('events');

/** The service's name among the consumers of events. */
export const queue = 'notification';
