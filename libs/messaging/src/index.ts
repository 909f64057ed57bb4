export { EventsServer, RethrowFilter } from './events-server.ts';
export { InProcessTransport } from './in-process-transport.ts';
export { Inbox } from './inbox.ts';
export { newEvent } from './new-event.ts';
export { Outbox, type OutboxStats } from './outbox.ts';
export { RabbitMqTransport } from './rabbitmq/rabbitmq-transport.ts';
export { Relay } from './relay.ts';
export { createInboxTable, createOutboxTable, dropInboxTable, dropOutboxTable } from './tables.ts';
export type { DeadLetter, EventTransport, Subscription } from './types.ts';
