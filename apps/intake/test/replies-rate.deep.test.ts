import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { receivedMailId } from '@blue-peony/service-kit';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { store } from './seed.ts';

const perSecond = 50;
const seconds = 60;
/** As many as the worker hands over at once. */
const together = 8;
const app = useIntakeApp();
const { receive } = mails(app);

const percentile = (times: readonly number[], part: number) =>
  Math.round(times.toSorted((one, two) => one - two)[Math.floor(times.length * part)]!);

test('fifty mails a second for a minute are all stored, and the list of the desk answers meanwhile', async () => {
  const people: string[] = [];
  for (let n = 0; n < 200; n++) people.push(await store(app.database, { email: `jane${n}@mail.example` }));
  let under = false;
  const [quiet, loaded, arrived]: [number[], number[], number[]] = [[], [], []];
  const timed = async (times: number[], work: () => Promise<unknown>) => {
    const started = performance.now();
    const answer = await work();
    times.push(performance.now() - started);
    return answer;
  };
  const look = async (until: () => boolean) => {
    while (!until()) {
      const list = await timed(under ? loaded : quiet, () => app.desk('applications?limit=50'));
      await (list as Response).arrayBuffer();
      await sleep(50);
    }
  };
  await look(() => quiet.length === 100);
  under = true;
  const outcomes = new Map<unknown, number>();
  const ids: string[] = [];
  const started = performance.now();
  const looking = look(() => !under);
  const numbers = Array(perSecond * seconds).keys();
  const hand = async () => {
    for (const n of numbers) {
      await sleep(Math.max(0, started + (n * 1_000) / perSecond - performance.now()));
      const body = `Mail ${n}\n\nOn Mon, 1 Jan 2026 at 10:00, Agency <a@agency.example> wrote:\n> When?\n`;
      const raw = mail({
        to: replyAddress(people[n % people.length]!),
        from: `jane${n % people.length}@mail.example`,
        body,
      });
      ids.push(receivedMailId(raw));
      const outcome = await timed(arrived, () => receive(raw));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: together }, hand));
  const lasted = (performance.now() - started) / 1_000;
  under = false;
  await looking;
  const [{ stored }] = await app.database.query<[{ stored: number }]>(
    'SELECT count(*)::int AS stored FROM replies WHERE id = ANY ($1)',
    [ids],
  );
  process.stdout.write(
    `\n${ids.length} mails in ${lasted.toFixed(1)} s (${(ids.length / lasted).toFixed(1)} a second), ${stored} stored, told ${JSON.stringify([...outcomes])}
receiving: p50 ${percentile(arrived, 0.5)} ms, p95 ${percentile(arrived, 0.95)} ms, p99 ${percentile(arrived, 0.99)} ms
list of the desk: p50 ${percentile(quiet, 0.5)} ms, p95 ${percentile(quiet, 0.95)} ms before; p50 ${percentile(loaded, 0.5)} ms, p95 ${percentile(loaded, 0.95)} ms meanwhile\n`,
  );
  expect(stored).toBe(ids.length);
  expect([...outcomes]).toEqual([['filed', ids.length]]);
}, 300_000);
