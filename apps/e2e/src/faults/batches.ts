import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  apply,
  caller,
  jpegPhoto,
  keptAlive,
  newAddress,
  until,
  upload,
  type StoredPhoto,
  tally,
} from '@blue-peony/test-kit';
import { startCluster } from '../cluster/cluster.ts';
import { type Fault, type Outcome } from './fault.ts';
import { Ledger, type Evidence } from './ledger.ts';
import { outcomeOf } from './play.ts';
import { evidenceOf } from './processes.ts';

const kills = 200;
/** Applications of one batch; every fourth has a photo. */
const size = 32;

type Applicant = { email: string; key: string; photos: StoredPhoto[] };

/** @returns whether each is acknowledged, also by the answer to a repeated call */
function sender(url: string, ledger: Ledger) {
  const call = caller(keptAlive(url, 15_000), {
    heard: ({ failure }, answer) => {
      if (failure && !(answer instanceof Error) && answer.status < 500) ledger.complain(`submit ${failure}`);
    },
  });
  return (applicants: Applicant[]) =>
    Promise.all(
      applicants.map(async ({ email, key, photos }) => {
        const id = await apply(call, { email, file_urls: photos.map(({ path }) => path) }, key);
        if (id) ledger.applications.set(email, { id, photos });
        return ledger.applications.has(email);
      }),
    );
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
    const photo = await jpegPhoto();
    // A service that has just started, or is busy, asks visitors to come again.
    const uploading = caller(keptAlive(url), { patienceMs: 60_000 });
    const ledger = new Ledger();
    const batch = () =>
      Promise.all(
        Array.from({ length: size }, async (_, index) => ({
          email: newAddress('applicant'),
          key: randomUUID(),
          photos: index % 4 === 0 ? [(await upload(uploading, photo))!] : [],
        })),
      );
    const send = sender(url, ledger);

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
      await cluster.add('intake');
      // Like the form: the same call again, until it is answered.
      if ((await send(applicants)).includes(false)) ledger.complain('a repeated call was not acknowledged');
    }
    const evidence = evidenceOf(cluster);
    const outcome = await outcomeOf(ledger, evidence);
    const { complaints } = outcome;
    if (cut < kills / 4) complaints.push(`only ${cut} kills met a batch`);
    const half = await halfWritten(evidence);
    if (half.length > 0) complaints.push(`half written: ${tally(half)}`);
    console.log(`   ${ledger.applications.size} applications acknowledged, ${cut} of ${kills} kills met a batch`);
    return outcome;
  } finally {
    await cluster.close();
  }
}

export const batchFaults: Fault[] = [{ name: `kill -9 intake in a batch ×${kills}`, play: killInBatches }];
