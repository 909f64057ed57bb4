// Where mails wait: in intake's outbox, in the broker, in the worker's inbox, or as deliveries under way.
import type { Parts } from './parts.ts';

const rows = `
  SELECT 'intake.outbox' AS place, type AS kind, count(*)::int FROM intake.outbox GROUP BY 2
  UNION ALL SELECT 'notification.inbox', type || ' ' || state, count(*)::int FROM notification.inbox WHERE state <> 'done' GROUP BY 2
  UNION ALL SELECT 'notification.deliveries', status, count(*)::int FROM notification.deliveries WHERE status <> 'sent' GROUP BY 2`;

/** @returns such as `notification.inbox: 2 × intake.application-submitted.v2 received` */
export async function waitingMails({ database, broker }: Parts): Promise<string[]> {
  const waiting = await database.sql<{ place: string; kind: string; count: number }>(rows);
  const queues = await broker.control('list_queues', '--quiet', '--no-table-headers', 'name', 'messages');
  for (const line of queues.split('\n')) {
    const [place = '', count] = line.split('\t');
    if (Number(count) > 0) waiting.push({ place, kind: 'messages', count: Number(count) });
  }
  return waiting.map(({ place, kind, count }) => `${place}: ${count} × ${kind}`);
}
