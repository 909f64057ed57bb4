import { promiseEndpoints, promisedMails, type MailLedger, type Promised } from '@blue-peony/contracts';
import type { EventTransport } from '@blue-peony/messaging';
import type { Logger } from '@blue-peony/service-kit';
import type { NotificationConfig } from '../config.ts';
import { askOwner, owners, type Owner } from '../shared/ask-owner.ts';
import { queue } from '../tokens.ts';
import type { Compared, LedgerRepository, Window } from './ledger.repository.ts';

type Parts = { ledger: LedgerRepository; transport: EventTransport; config: NotificationConfig; logger: Logger };

const shownMissing = 10;
const pageSize = 1_000;

/**
 * Compares promised mails with their deliveries, and lets the owning services request missing mails again. So a mail
 * goes out even if its event, message, inbox row or delivery was lost.
 */
export async function checkPromises(parts: Parts): Promise<void> {
  const { ledger, config, logger } = parts;
  // Slightly shorter than the interval, so that timer jitter does not skip a turn.
  const window = await ledger.claim(config.ledgerEveryMs * 0.9);
  if (!window) return;
  const compare = async (owner: Owner) => {
    const found: Compared[] = [];
    for await (const page of promised(config, owner, window)) found.push(...(await ledger.compare(page)));
    return found;
  };
  const results = await Promise.all(
    owners.map((owner) =>
      compare(owner).catch((err: unknown) => logger.warn({ err, owner }, 'promised mails not compared')),
    ),
  );
  const found = results.map((result) => result ?? undefined);
  // A partial comparison would hide missing mails of the other service.
  if (!found.includes(undefined)) await ledger.record(summary(found.flatMap((one) => one ?? [])));
  for (const [index, owner] of owners.entries()) await requestAgain(parts, owner, found[index] ?? []);
}

/** Pages of the promises in the window, oldest first. */
async function* promised(
  config: NotificationConfig,
  owner: Owner,
  { from, until }: Window,
): AsyncGenerator<Promised[]> {
  const { path, response } = promiseEndpoints[owner].listPromises;
  const query = new URLSearchParams({ from, until, limit: `${pageSize}` });
  for (;;) {
    const { items } = response.parse(await askOwner(config, owner, { path: `${path}?${query}` }));
    yield items;
    const last = items.at(-1);
    if (!last || items.length < pageSize) return;
    query.set('from', last.at);
    query.set('after', last.id);
  }
}

async function requestAgain({ ledger, transport, config, logger }: Parts, owner: Owner, compared: Compared[]) {
  const missing = compared.flatMap((one) => one.missing).toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const lost = new Set(missing.filter((one) => one.lost).map(({ id }) => id));
  // A missing mail may still be waiting in the queue.
  if (lost.size === 0 || (await transport.depth(queue)).ready > 0) return;
  const ids = await ledger.takeRepeats([...lost]);
  if (ids.length === 0) return;
  const { method, path, response } = promiseEndpoints[owner].repeatPromises;
  const { repeated } = response.parse(await askOwner(config, owner, { method, path, body: { ids } }));
  logger.warn({ owner, missing: lost.size, repeated }, 'missing mails requested again');
}

const summary = (compared: readonly Compared[]): MailLedger['mails'] =>
  promisedMails.map((mail) => {
    const found = compared.filter((one) => one.mail === mail);
    const expected = found.reduce((sum, one) => sum + one.expected, 0);
    const missing = found.flatMap((one) => one.missing);
    const shown = missing.slice(0, shownMissing).map(({ id, at }) => ({ id, at }));
    return { mail, expected, settled: expected - missing.length, missing: shown };
  });
