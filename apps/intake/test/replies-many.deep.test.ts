import { beforeAll, expect, test } from '@jest/globals';
import { languages, receivedMailBytes } from '@blue-peony/contracts';
import { receivedMailId } from '@blue-peony/service-kit';
import { bombs, jpegPhoto } from '@blue-peony/test-kit';
import { answering } from './answering.ts';
import { useIntakeApp } from './intake-app.ts';
import { attached, mail, mails, multipart, part, replyAddress } from './mails.ts';
import { mailsByKind, server, vouched, waiting, type Person, type Sent } from './many-mails.ts';
import { store } from './seed.ts';

const count = 500;
const app = useIntakeApp({ mailServer: server });
const { receive } = mails(app);
const { made } = answering(app);

const people: Person[] = [];
let sent: Sent[];

beforeAll(async () => {
  for (let n = 0; n < 40; n++) {
    const language = languages[n % languages.length]!;
    const email = `jane${n}@mail.example`;
    const id = await store(app.database, { email, language });
    people.push({ id, email, language, answer: (await made(id, { language })).id });
  }
  const person = (n: number) => people[n % people.length]!;
  const hostile = Object.entries(await bombs()).map(([name, picture], n) => ({
    kind: 'a hostile picture',
    raw: multipart([part('text/plain', name), attached('image/png', `${name}.png`, picture)], {
      from: person(n).email,
      to: replyAddress(person(n).id),
      headers: vouched,
    }),
    to: person(n).id,
    as: { ...waiting },
  }));
  const largest = (fill: string, type: string) => ({
    kind: 'thirty megabytes',
    raw: mail({
      from: person(0).email,
      to: replyAddress(person(0).id),
      headers: { ...vouched, 'Content-Type': type },
      body: fill.repeat(Math.floor((receivedMailBytes - 2_000) / fill.length)),
    }),
    to: person(0).id,
  });
  const large = [
    largest('a bomb of words ', 'text/plain'),
    largest('<b><i>', 'text/html'),
    largest('--b\r\n\r\n', 'multipart/mixed; boundary=b'),
    largest('--b\r\nContent-Type: image/png\r\n\r\nx\r\n', 'multipart/mixed; boundary=b'),
  ];
  const kinds = Object.entries(mailsByKind(await jpegPhoto()));
  const fit = ({ raw }: { raw: Buffer }) => raw.length <= receivedMailBytes;
  sent = [...hostile.filter(fit), ...large];
  for (let n = 0; sent.length < count; n++) {
    const [kind, make] = kinds[n % kinds.length]!;
    const turn = Math.floor(n / kinds.length);
    sent.push({ kind, ...make(person(n + turn), person(n + turn + 1), n) });
  }
});

test('five hundred mails, each delivered twice, arrive once, at the right person or at none', async () => {
  type Row = { id: string; application_id: string | null; files: number; pictures: number; at: Date } & Record<
    string,
    unknown
  >;
  const counts = new Map<string, { mails: number; filed: number; unknown: number; gone: number; wrong: string[] }>();
  const order = sent
    .map((each, n) => ({ each, n }))
    .toSorted((one, two) => ((one.n * 7_919) % 503) - ((two.n * 7_919) % 503));
  const outcomes = new Map<string, (string | undefined)[]>();
  const turns = order.flatMap(({ each }) => [each, each]);
  const started = performance.now();
  // The two copies of a mail arrive at once.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = turns.shift(); next; next = turns.shift()) {
        const id = receivedMailId(next.raw);
        let told = await receive(next.raw);
        // As the worker does: a mail that found no place is brought again.
        while (told === 'unavailable') told = await receive(next.raw);
        outcomes.set(id, [...(outcomes.get(id) ?? []), told]);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  for (const { kind, raw, to, as = {} } of sent) {
    const id = receivedMailId(raw);
    const rows = await app.database.query<Row[]>(
      `SELECT *, (SELECT count(*)::int FROM reply_files WHERE reply_id = replies.id) AS files,
         (SELECT count(*)::int FROM reply_files WHERE reply_id = replies.id AND picture) AS pictures
       FROM replies WHERE id = $1`,
      [id],
    );
    const known = counts.get(kind) ?? { mails: 0, filed: 0, unknown: 0, gone: 0, wrong: [] };
    counts.set(kind, known);
    known.mails++;
    const [row] = rows;
    const where = row ? (row.application_id ?? 'unknown') : 'gone';
    known[where === 'unknown' || where === 'gone' ? where : 'filed']++;
    const told = outcomes.get(id)!;
    if (where !== to || new Set(told).size !== 1) known.wrong.push(`${where} instead of ${to}, told ${told.join()}`);
    else
      for (const [name, value] of Object.entries(as))
        if (row![name] !== value)
          known.wrong.push(`${name}: ${JSON.stringify(row![name])} instead of ${JSON.stringify(value)}`);
  }
  const [{ all }] = await app.database.query<[{ all: number }]>('SELECT count(*)::int AS all FROM replies');
  const lines = [...counts].map(([kind, { mails: received, filed, unknown, gone, wrong }]) =>
    [kind.padEnd(50), received, filed, unknown, gone, wrong.length].join('\t'),
  );
  process.stdout.write(
    `\nmail\tsent\tfiled\tunknown\tgone\twrong\n${lines.join('\n')}\n${sent.length * 2} deliveries in ${seconds.toFixed(1)} s, ${all} stored\n`,
  );
  expect([...counts].flatMap(([kind, { wrong }]) => wrong.map((what) => `${kind}: ${what}`))).toEqual([]);
  expect(all).toBe(sent.filter(({ to }) => to !== 'gone').length);
  expect(new Set(sent.map(({ raw }) => receivedMailId(raw))).size).toBe(sent.length);
}, 600_000);
