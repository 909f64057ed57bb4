import { randomUUID } from 'node:crypto';
import type { Message } from 'amqplib';
import { parseEvent } from '../handling.ts';
import type { Incoming } from '../inbox.ts';

/** Text that PostgreSQL's jsonb rejects: an escaped null character, or half of a surrogate pair. */
const notStorable = /\\u(0000|d[89a-f])/i;

/**
 * Turns a message into an inbox row. A message that is no event of the contract is kept as plain text. An event is kept
 * whole: a worker of another release, which takes events from this inbox too, may read more of it than this one does.
 */
export function incoming({ content, properties }: Pick<Message, 'content' | 'properties'>): Incoming {
  const text = content.toString('utf8').replaceAll('\0', '');
  const event = notStorable.test(text) ? undefined : parseEvent(text);
  return event
    ? { id: event.id, type: event.type, event: JSON.parse(text) as unknown }
    : { id: idOf(properties.messageId), type: String(properties.type ?? 'unknown'), event: text };
}

const idOf = (messageId: unknown) =>
  typeof messageId === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(messageId)
    ? messageId
    : randomUUID();
