import type { Message } from 'amqplib';
import type { DeadLetter } from '../queue-state.ts';

export const attemptsHeader = 'bp-attempts';
export const replayedHeader = 'bp-replayed';
const reasonHeader = 'bp-reason';
const atHeader = 'bp-at';

export const deadLetterHeaders = (attempts: number, reason: string) => ({
  [attemptsHeader]: attempts,
  [reasonHeader]: reason,
  [atHeader]: new Date().toISOString(),
});

export const attemptsOf = ({ properties }: Message): number => Number(properties.headers?.[attemptsHeader] ?? 0);

/** A dead letter as staff read it; the broker's own ones (delivery limit) carry its headers instead of ours. */
export function readDeadLetter(message: Message): DeadLetter {
  const { messageId, type, headers = {} } = message.properties;
  const [death] = headers['x-death'] ?? [];
  return {
    id: String(messageId),
    type: String(type),
    reason: String(headers[reasonHeader] ?? death?.reason ?? 'unknown'),
    attempts: attemptsOf(message),
    at: String(headers[atHeader] ?? new Date((death?.time.value ?? 0) * 1000).toISOString()),
  };
}
