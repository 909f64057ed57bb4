import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm } from '@blue-peony/test-kit';
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
  const mailsS = await untilMailed(ledger, stage, healed, fault.mailsWithinS);
  const comparison = await compare(ledger, stage);
  const complaints = [...ledger.complaints].map(([what, count]) => `${what} ×${count}`);
  if (ledger.applications.size === 0) complaints.push('no application was acknowledged');
  if (stage.isDead()) complaints.push(`the process ended: ${stage.product().output().slice(-1_000)}`);
  return { ...comparison, recoveredS: recovered, mailsS, complaints, away };
}

/** Waits until the product is ready and accepts an application. @returns seconds, infinite when it never did */
async function untilRecovered(stage: Stage, since: number): Promise<number> {
  const body = JSON.stringify(applicationForm({ email: `probe-${randomUUID()}@probe.example` }));
  const headers = { 'content-type': 'application/json' };
  while (Date.now() - since < recoveryLimitMs) {
    const init = { signal: AbortSignal.timeout(3_000) };
    const ready = await fetch(`${stage.siteUrl}/readyz`, init).catch(() => undefined);
    const taken = ready?.ok && (await post(`${stage.siteUrl}/api/applications`, headers, body));
    if (taken) return (Date.now() - since) / 1_000;
    await sleep(50);
  }
  return Infinity;
}

const post = (url: string, headers: Record<string, string>, body: string) =>
  fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(8_000) }).then(
    ({ status }) => status === 201,
    () => false,
  );

/** @returns seconds until all mails arrived, infinite when one never did */
export async function untilMailed(
  ledger: Ledger,
  { mail }: Pick<Evidence, 'mail'>,
  since: number,
  limitS = drainLimitS,
): Promise<number> {
  while (Date.now() - since < limitS * 1_000) {
    if (compareMails(ledger, mail.copies()).lost.length === 0) return (Date.now() - since) / 1_000;
    await sleep(200);
  }
  return Infinity;
}

type Readiness = { status: string; away?: string[]; detail?: string };

/** Polls `/readyz` twice a second. */
function watchReadiness({ siteUrl }: Stage) {
  const named = new Set<string>();
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const signal = AbortSignal.timeout(3_000);
      const said = await fetch(`${siteUrl}/readyz`, { signal })
        .then(async (response) => (await response.json()) as Readiness)
        .catch(() => undefined);
      for (const part of said?.away ?? /^Not ready: (.*)/.exec(said?.detail ?? '')?.[1]?.split(', ') ?? [])
        named.add(part);
      await sleep(500, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
      return [...named];
    },
  };
}
