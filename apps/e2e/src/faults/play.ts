import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apply, caller, keptAlive, repeat } from '@blue-peony/test-kit';
import type { Fault, Outcome } from './fault.ts';
import { compare, compareMails, Ledger, type Evidence } from './ledger.ts';
import { startLoad } from './load.ts';
import type { Stage } from './stage.ts';

const beforeMs = 2_500;
const afterMs = 1_500;
const recoveryLimitMs = 45_000;
const drainLimitS = 90;

/** Runs a fault under load. Everything acknowledged before, during and after it must exist in the end. */
export async function playUnderLoad(fault: Extract<Fault, { stage: object }>, stage: Stage): Promise<Outcome> {
  const ledger = new Ledger();
  ledger.copiesBefore = stage.mail.copies().length;
  if (fault.refuses) ledger.refuses = fault.refuses;
  const load = startLoad(stage, ledger, fault.load);
  await sleep(beforeMs);
  const readiness = watchReadiness(stage);
  await fault.inject(stage);
  await sleep(fault.holdMs ?? 0);
  const away = await readiness.stop();
  await fault.heal?.(stage);
  const healed = Date.now();
  const recovered = await untilRecovered(stage, healed);
  await sleep(afterMs);
  await load.stop();
  const outcome = await outcomeOf(ledger, stage, healed, fault.mailsWithinS);
  const { complaints } = outcome;
  if (ledger.applications.size === 0) complaints.push('no application was acknowledged');
  if (stage.isDead()) complaints.push(`the process ended: ${stage.product().output().slice(-1_000)}`);
  return { ...outcome, recoveredS: recovered, away };
}

/** Waits for the mails, and compares what was acknowledged with what is there. */
export async function outcomeOf(
  ledger: Ledger,
  evidence: Evidence,
  since = Date.now(),
  limitS = drainLimitS,
): Promise<Outcome> {
  const mailsS = await untilMailed(ledger, evidence, since, limitS);
  const comparison = await compare(ledger, evidence);
  return { ...comparison, mailsS, complaints: [...ledger.complaints].map(([what, count]) => `${what} ×${count}`) };
}

/** Waits until the product is ready and accepts an application. @returns seconds, infinite when it never did */
async function untilRecovered({ siteUrl }: Stage, since: number): Promise<number> {
  const [look, call] = [keptAlive(siteUrl, 3_000), caller(keptAlive(siteUrl, 8_000))];
  const email = `probe-${randomUUID()}@probe.example`;
  while (Date.now() - since < recoveryLimitMs) {
    const ready = await look('/readyz').catch(() => undefined);
    if (ready?.status === 200 && (await apply(call, { email }))) return (Date.now() - since) / 1_000;
    await sleep(50);
  }
  return Infinity;
}

/** @returns seconds until all mails arrived, infinite when one never did */
async function untilMailed(
  ledger: Ledger,
  { mail }: Pick<Evidence, 'mail'>,
  since: number,
  limitS: number,
): Promise<number> {
  while (Date.now() - since < limitS * 1_000) {
    if (compareMails(ledger, mail.copies()).lost.length === 0) return (Date.now() - since) / 1_000;
    await sleep(200);
  }
  return Infinity;
}

type Readiness = { away?: string[]; detail?: string };

/** Polls `/readyz` twice a second. */
function watchReadiness({ siteUrl }: Stage) {
  const named = new Set<string>();
  const look = keptAlive(siteUrl, 3_000);
  const end = repeat(async () => {
    const said = look('/readyz').then(({ body }) => JSON.parse(body) as Readiness);
    const { away, detail = '' } = (await said.catch(() => undefined)) ?? {};
    for (const part of away ?? /^Not ready: (.*)/.exec(detail)?.[1]?.split(', ') ?? []) named.add(part);
  }, 500);
  return {
    stop: async () => {
      await end();
      return [...named];
    },
  };
}
