import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm, jpegPhoto } from '@blue-peony/test-kit';
import { startCluster } from '../cluster/cluster.ts';
import { until } from '../cluster/until.ts';
import { tally, type Fault, type Outcome } from './fault.ts';
import { compare, Ledger, type Evidence } from './ledger.ts';
import { untilMailed } from './play.ts';
import { evidenceOf } from './processes.ts';

const kills = 200;
/** Applications of one batch; every fourth has a photo. */
const size = 32;

type Photo = { path: string; bytes: number };
type Applicant = { email: string; key: string; photos: Photo[] };

/** @returns whether the application is acknowledged, also by the answer to a repeated call */
async function apply(url: string, { email, key, photos }: Applicant, ledger: Ledger): Promise<boolean> {
  const body = JSON.stringify(applicationForm({ email, file_urls: photos.map(({ path }) => path) }));
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) };
  const answer = await fetch(`${url}/api/applications`, init).catch(() => undefined);
  const { id, code } = ((await answer?.json().catch(() => undefined)) ?? {}) as { id?: string; code?: string };
  if (answer?.status === 201 && id) ledger.applications.set(email, { id, photos });
  else if (answer && answer.status < 500) ledger.complain(`submit ${answer.status} ${code}`);
  return ledger.applications.has(email);
}

async function upload(url: string, photo: Blob): Promise<Photo> {
  const body = new FormData();
  body.set('file', photo, 'me.jpg');
  return (await (await fetch(`${url}/api/uploads`, { method: 'POST', body })).json()) as Photo;
}

/** Applications that are stored without their event, or with only some of their photos. */
async function halfWritten({ sql, mail }: Evidence): Promise<string[]> {
  const received = new Set(mail.copies().map(({ envelope }) => envelope.to[0]));
  const rows = await sql<{ email: string; named: number; claimed: number }>(
    `SELECT email, cardinality(file_urls) AS named,
       (SELECT count(*)::int FROM intake.uploads WHERE application_id = applications.id) AS claimed
     FROM intake.applications`,
  );
  return rows.flatMap(({ email, named, claimed }) => [
    ...(received.has(email) ? [] : ['event of a stored application']),
    ...(named === claimed ? [] : ['photo of a stored application']),
  ]);
}

/** Kills intake while it stores a batch, at a moment of the time that one takes. */
async function killInBatches(): Promise<Outcome> {
  const cluster = await startCluster(1, { RATE_LIMITS: 'off', STAFF_NOTIFY_EMAIL: 'staff@blue-peony.example' });
  try {
    const balancer = cluster.balancers.intake;
    const { url } = balancer;
    const photo = new Blob([new Uint8Array(await jpegPhoto())], { type: 'image/jpeg' });
    const ledger = new Ledger();
    let number = 0;
    const batch = () =>
      Promise.all(
        Array.from({ length: size }, async (_, index) => ({
          email: `applicant-${String((number += 1)).padStart(6, '0')}@load.example`,
          key: randomUUID() as string,
          photos: index % 4 === 0 ? [await upload(url, photo)] : [],
        })),
      );
    const send = (applicants: Applicant[]) => Promise.all(applicants.map((each) => apply(url, each, ledger)));

    await until(() => balancer.ready().length === 1);
    let takesMs = 0;
    for (let warm = 0; warm < 3; warm++) {
      const applicants = await batch();
      const began = performance.now();
      await send(applicants);
      takesMs = performance.now() - began;
    }
    let cut = 0;
    for (let done = 0; done < kills; done++) {
      const applicants = await batch();
      const old = cluster.replicas.intake.at(-1)!;
      const sent = send(applicants);
      await sleep(Math.random() * takesMs);
      await old.kill();
      balancer.remove(old.url);
      if ((await sent).includes(false)) cut += 1;
      const fresh = await cluster.start('intake');
      await until(() => balancer.ready().includes(fresh.url));
      // Like the form: the same call again, until it is answered.
      if ((await send(applicants)).includes(false)) ledger.complain('a repeated call was not acknowledged');
    }
    const evidence = evidenceOf(cluster);
    const mailsS = await untilMailed(ledger, evidence, Date.now());
    const comparison = await compare(ledger, evidence);
    const complaints = [...ledger.complaints].map(([what, often]) => `${what} ×${often}`);
    if (cut < kills / 4) complaints.push(`only ${cut} kills met a batch`);
    const half = await halfWritten(evidence);
    if (half.length > 0) complaints.push(`half written: ${tally(half)}`);
    console.log(`   ${ledger.applications.size} applications acknowledged, ${cut} of ${kills} kills met a batch`);
    return { ...comparison, mailsS, complaints };
  } finally {
    await cluster.close();
  }
}

export const batchFaults: Fault[] = [{ name: `kill -9 intake in a batch ×${kills}`, play: killInBatches }];
