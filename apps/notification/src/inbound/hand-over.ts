import { fillPath, receivedMailBytes, receivedMailEndpoints } from '@blue-peony/contracts';
import { isOutage, pace, receivedMailId, type Logger } from '@blue-peony/service-kit';
import { mailReceived, mailSetAside } from '../business-events.ts';
import { askOwner, OwnerAway, type OwnerConfig } from '../shared/ask-owner.ts';
import type { Mailbox, Waiting } from './mailbox.ts';

/**
 * Pauses before intake gets a mail again that it could not store; after the last one it is set aside. A mail that intake
 * has no time for, though it works, may only have come at a bad moment.
 */
const pausesMs = {
  refused: [5_000, 15_000],
  unavailable: [5_000, 10_000, 20_000, ...Array<number>(7).fill(60_000)],
};
/** A release without this call, and other secrets for the time of a rotation: no mail's fault. */
const notYet: readonly (number | undefined)[] = [401, 404];

type Parts = { mailbox: Mailbox; config: OwnerConfig; logger: Logger; failures: Map<number, Failure> };
/** How often intake has failed with a mail, and when it is due again by `performance.now()`. */
export type Failure = { times: number; dueAt: number };
type Ending = 'stored' | 'gone' | undefined;

/**
 * Lets intake store mails and then takes them from the mailbox. A reader that dies between the two hands the same mail
 * over again, under the same id.
 * @returns the time of the newest that was stored
 * @throws an outage, after the others were dealt with
 */
export async function handOver(parts: Parts, mails: readonly Waiting[]): Promise<Date | undefined> {
  const results = await Promise.allSettled(mails.map((mail) => handOverOne(parts, mail)));
  const endings = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
  await parts.mailbox.take(mails.filter((_, at) => endings[at]).map(({ uid }) => uid));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return mails.findLast((_, at) => endings[at] === 'stored')?.at;
}

async function handOverOne(parts: Parts, mail: Waiting): Promise<Ending> {
  const { mailbox, config, failures } = parts;
  if (mail.size > receivedMailBytes) return setAside(parts, mail, 'too large');
  const raw = await mailbox.read(mail.uid);
  if (!raw) return postpone(parts, mail, new Error('The mailbox does not hand it out'));
  if (raw.length > receivedMailBytes) return setAside(parts, mail, 'too large');
  const outcome = await store(config, raw, mail.at).catch((error: unknown) => error as Error);
  if (outcome instanceof Error) return postpone(parts, mail, outcome);
  mailReceived(outcome);
  failures.delete(mail.uid);
  if (outcome === 'refused') return setAside(parts, mail, 'refused by intake');
  return outcome === 'gone' ? 'gone' : 'stored';
}

async function store(config: OwnerConfig, raw: Buffer, at: Date) {
  const { method, path, response } = receivedMailEndpoints.receiveMail;
  const query = new URLSearchParams({ at: at.toISOString() });
  const target = `${fillPath(path, { id: receivedMailId(raw) })}?${query}`;
  return response.parse(await askOwner(config, 'intake', { method, path: target, body: raw })).outcome;
}

/** @throws the error when intake is away */
async function postpone(parts: Parts, mail: Waiting, error: Error): Promise<undefined> {
  const { config, logger, failures } = parts;
  const isUnavailable = isOutage(error);
  if (isUnavailable && !(await works(config, error))) throw error;
  const times = (failures.get(mail.uid)?.times ?? 0) + 1;
  const pause = pausesMs[isUnavailable ? 'unavailable' : 'refused'][times - 1];
  if (pause === undefined) return setAside(parts, mail, error.message);
  failures.set(mail.uid, { times, dueAt: performance.now() + pause * pace.factor });
  logger.warn({ uid: mail.uid, times, err: error }, 'received mail not stored, to be tried again');
}

/** Whether intake works all the same, so that it fails with this mail only. */
const works = async (config: OwnerConfig, error: Error): Promise<boolean> =>
  !(error instanceof OwnerAway && notYet.includes(error.status)) &&
  askOwner(config, 'intake', { path: '/readyz' }).then(
    () => true,
    () => false,
  );

async function setAside({ mailbox, logger, failures }: Parts, { uid, size }: Waiting, why: string): Promise<undefined> {
  await mailbox.setAside(uid);
  failures.delete(uid);
  mailSetAside(logger, { uid, size, why });
}
