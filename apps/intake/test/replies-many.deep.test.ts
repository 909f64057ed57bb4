import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { languages, receivedMailBytes } from '@blue-peony/contracts';
import { receivedMailId } from '@blue-peony/service-kit';
import { bombs, jpegPhoto } from '@blue-peony/test-kit';
import { answering } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { mail, mails, replyAddress } from './mails.ts';
import { hostileMail, largestMail, mailsByKind, placeOf, server, type Person, type Sent } from './many-mails.ts';

const count = 500;
const app = useIntakeApp({ mailServer: server });
const { receive } = mails(app);
const { made } = answering(app);

const people: Person[] = [];
const person = (n: number) => people[n % people.length]!;
let sent: Sent[];

beforeAll(async () => {
  for (let n = 0; n < 40; n++) {
    const language = languages[n % languages.length]!;
    const email = `jane${n}@mail.example`;
    const id = await app.seed({ email, language });
    people.push({ id, email, language, answer: (await made(id, { language })).id });
  }
  const hostile = Object.entries(await bombs()).map(([name, picture], n) => hostileMail(person(n), name, picture));
  sent = [
    ...hostile.filter(({ raw }) => raw.length <= receivedMailBytes),
    largestMail(person(0), 'a bomb of words ', 'text/plain'),
    largestMail(person(0), '<b><i>', 'text/html'),
    largestMail(person(0), '--b\r\n\r\n', 'multipart/mixed; boundary=b'),
    largestMail(person(0), '--b\r\nContent-Type: image/png\r\n\r\nx\r\n', 'multipart/mixed; boundary=b'),
  ];
  const kinds = Object.entries(mailsByKind(await jpegPhoto()));
  for (let n = 0; sent.length < count; n++) {
    const [kind, make] = kinds[n % kinds.length]!;
    const turn = Math.floor(n / kinds.length);
    sent.push({ kind, ...make(person(n + turn), person(n + turn + 1), n) });
  }
});

test('five hundred mails, each delivered twice, arrive once, at the right person or at none', async () => {
  const order = sent
    .map((each, n) => ({ each, n }))
    .toSorted((one, two) => ((one.n * 7_919) % 503) - ((two.n * 7_919) % 503));
  const outcomes = new Map<string, Set<string | undefined>>();
  const turns = order.flatMap(({ each }) => [each, each]);
  // The two copies of a mail arrive at once.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = turns.shift(); next; next = turns.shift()) {
        const id = receivedMailId(next.raw);
        let told = await receive(next.raw);
        // As the worker does: a mail that found no place is brought again.
        while (told === 'unavailable') told = await receive(next.raw);
        outcomes.set(id, (outcomes.get(id) ?? new Set()).add(told));
      }
    }),
  );
  for (const { kind, raw, to, as } of sent) {
    expect([kind, await placeOf(app, raw)]).toMatchObject([kind, { to, ...as }]);
    expect([kind, outcomes.get(receivedMailId(raw))!.size]).toEqual([kind, 1]);
  }
  expect(await app.sql('SELECT FROM replies')).toHaveLength(sent.filter(({ to }) => to !== 'gone').length);
  expect(outcomes.size).toBe(sent.length);
}, 600_000);

test('fifty mails a second for a minute are all stored, and the list of the desk answers meanwhile', async () => {
  const [perSecond, seconds] = [50, 60];
  const ids: string[] = [];
  const outcomes: unknown[] = [];
  const began = performance.now();
  const numbers = Array(perSecond * seconds).keys();
  // Eight: as many as the worker hands over at once.
  const hands = Array.from({ length: 8 }, async () => {
    for (const n of numbers) {
      await sleep(Math.max(0, began + (n * 1_000) / perSecond - performance.now()));
      const { id, email } = person(n);
      const body = `Mail ${n}\n\nOn Mon, 1 Jan 2026 at 10:00, Agency <a@agency.example> wrote:\n> When?\n`;
      const raw = mail({ to: replyAddress(id), from: email, body });
      ids.push(receivedMailId(raw));
      outcomes.push(await receive(raw));
    }
  });
  const work = { ended: false };
  const all = Promise.all(hands).finally(() => (work.ended = true));
  while (!work.ended) {
    expect((await app.desk('applications?limit=50')).status).toBe(200);
    await sleep(50);
  }
  await all;
  expect(new Set(outcomes)).toEqual(new Set(['filed']));
  expect(await app.sql('SELECT FROM replies WHERE id = ANY ($1)', ids)).toHaveLength(perSecond * seconds);
}, 300_000);
