// A day of a million applications, in small, through the gateway, with all mails: half an hour of its mean, five minutes
// of its fullest second, then more photos each ten seconds until they are refused. Visitors come whether the ones before
// are answered or not, and send again what was refused, as the page does.
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'node:http';
import { apply, caller, jpegPhoto, query, repeat, send, tally, until, upload, type Call } from '@blue-peony/test-kit';
import { benchForm, nextNumber } from './form.ts';
import { startPeer } from './drivers.ts';
import { mailsEach, taken, type Sink } from './mails.ts';
import { wholeMemory, withProcessorTime } from './processor-time.ts';
import { startStack, type Stack } from './stack.ts';
import { atMost, percentile, type Options, type Part, type Row } from './statistics.ts';

/** `rate`: visitors of a second, by the seconds since it began; `photosOf` the photos of the visitor with that number. */
type Phase = { name: string; seconds: number; rate(second: number): number; photosOf(visitor: number): number };
type Kept = { applications: number; photos: number };

const evenly = (rate: number) => () => rate;
/** @param unit the seconds of `--seconds`; by default the half hour and the five minutes are whole */
const phasesOf = (unit: number): Phase[] => [
  { name: 'the mean', seconds: 450 * unit, rate: evenly(12), photosOf: (visitor) => (visitor % 10 ? 0 : 2) },
  { name: 'the fullest second', seconds: 75 * unit, rate: evenly(280), photosOf: () => 0 },
  { name: 'photos, more each 10 s', seconds: 75 * unit, rate: (s) => 1 + Math.floor(s / 10), photosOf: () => 2 },
];
/** As long as the form tries a call again. */
const patienceMs = 60_000;
/** Seconds that refused photos go on for, before the play ends. */
const refusedFor = 30;
const agent = new Agent({ keepAlive: true });

export async function day({ seconds }: Options): Promise<Part> {
  const stack = await startStack();
  const sink = await startPeer('smtp-sink.ts');
  stack.settings.notification.SMTP_URL = sink.url;
  try {
    const photo = await jpegPhoto({ width: 4032, height: 3024 }, 20);
    const [gateway, intake, notification] = [
      await stack.start('gateway'),
      await stack.start('intake'),
      await stack.start('notification'),
    ];
    const pids = { gateway: gateway.pid, intake: intake.pid, notification: notification.pid };
    const watched = { ...pids, PostgreSQL: stack.database.pid, RabbitMQ: stack.broker.pid };
    const kept = { applications: 0, photos: 0 };
    const rows: Row[] = [];
    const faults: string[] = [];
    for (const phase of phasesOf(seconds)) {
      const visitors = new Visitors(gateway.url, photo, kept);
      rows.push(await play(phase, visitors, () => unmailed(stack, kept), watched));
      faults.push(...visitors.faults);
      console.log(rows.at(-1), tally(faults));
    }
    return { rows, bars: await barsOf(stack, sink, kept, faults) };
  } finally {
    sink.child.kill();
    await stack.stop();
  }
}

async function play(
  phase: Phase,
  visitors: Visitors,
  waiting: () => Promise<number>,
  watched: Record<string, number>,
): Promise<Row> {
  const { kept } = visitors;
  const before = { ...kept };
  let most = 0;
  const look = async () => void (most = Math.max(most, await waiting()));
  const stopLooking = repeat(look, 1_000);
  const { result: lasted, cpu } = await withProcessorTime(watched, () => visitors.come(phase));
  await stopLooking();
  const ended = performance.now();
  await until(async () => (await waiting()) <= 0, 600_000).catch(() => undefined);
  const mailed = (performance.now() - ended) / 1_000;
  const ms = (kind: string) => {
    const all = visitors.ms[kind];
    return all ? [0.5, 0.99].map((share) => percentile(all, share).toFixed(0)).join(', ') : '';
  };
  return {
    phase: phase.name,
    'visitors a second': `${phase.rate(0)}${phase.rate(lasted) > phase.rate(0) ? ` to ${phase.rate(lasted)}` : ''}`,
    seconds: lasted.toFixed(0),
    applications: kept.applications - before.applications,
    photos: kept.photos - before.photos,
    'refused, sent again': tally(visitors.refused),
    'application p50, p99 ms': ms('application'),
    'photo p50, p99 ms': ms('photo'),
    'mails waiting, at most': most,
    'all mailed after, s': mailed.toFixed(1),
    cores: Object.entries(cpu)
      .map(([name, used]) => `${name} ${(used / 1_000 / lasted).toFixed(2)}`)
      .join(', '),
    MB: Object.entries(watched)
      .map(([name, pid]) => `${name} ${wholeMemory(pid).toFixed(0)}`)
      .join(', '),
  };
}

class Visitors {
  /** Milliseconds of calls that succeeded, by kind. */
  readonly ms: Record<string, number[]> = {};
  /** Answers of 503, which are asked again. */
  readonly refused: string[] = [];
  /** Everything else that failed. */
  readonly faults: string[] = [];

  constructor(
    private readonly url: string,
    private readonly photo: Buffer,
    readonly kept: Kept,
  ) {}

  /** Lets all visitors of a phase come and end their visits. @returns the seconds in which they came */
  async come({ seconds, rate, photosOf }: Phase): Promise<number> {
    const visits = new Set<Promise<void>>();
    const began = performance.now();
    const second = () => (performance.now() - began) / 1_000;
    let end = seconds;
    for (let visitor = 0, due = 0; due < end; visitor++, due += 1 / rate(due)) {
      await sleep(1_000 * (due - second()));
      const visit = this.visit(photosOf(visitor)).finally(() => visits.delete(visit));
      visits.add(visit);
      if (this.refused.length > 0) end = Math.min(end, due + refusedFor);
    }
    const lasted = second();
    await Promise.all(visits);
    return lasted;
  }

  private async visit(photos: number): Promise<void> {
    const number = nextNumber();
    const headers = { 'x-forwarded-for': `10.1${number.slice(3, 5)}.1${number.slice(5, 7)}.1${number.slice(7, 9)}` };
    const call = caller(
      (path, init = {}) => send(this.url + path, { ...init, headers: { ...init.headers, ...headers }, agent }),
      {
        heard: (heard) => this.heard(heard),
        patienceMs,
        again: (answer) => ('status' in answer && answer.status === 503 ? 1_000 * Number(answer.retryAfter) : NaN),
      },
    );
    const file_urls: string[] = [];
    while (file_urls.length < photos) {
      const stored = await upload(call, this.photo);
      if (!stored) return;
      file_urls.push(stored.path);
    }
    if (!(await apply(call, { ...benchForm(number), file_urls }))) return;
    this.kept.applications++;
    this.kept.photos += photos;
  }

  private heard({ kind, ms, failure }: Call): void {
    if (!failure) (this.ms[kind] ??= []).push(ms);
    else (/^503(?!.*without)/.test(failure) ? this.refused : this.faults).push(`${kind} ${failure}`);
  }
}

const sentMails = async ({ database }: Stack) =>
  (
    await query<{ first: number; all: number }>(
      database.url,
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE mail IN ('staff', 'received')))::int AS first
       FROM notification.deliveries WHERE status = 'sent'`,
    )
  )[0]!;

const unmailed = async (stack: Stack, kept: Kept) => kept.applications * mailsEach - (await sentMails(stack)).first;

/** What was acknowledged is stored once and mailed once. */
async function barsOf(stack: Stack, sink: Sink, kept: Kept, faults: string[]): Promise<Row[]> {
  const sql = `SELECT count(*)::int AS applications, sum(cardinality(file_urls))::int AS photos FROM intake.applications`;
  const [stored] = await query<Kept>(stack.database.url, sql);
  const lost = kept.applications - stored!.applications + (kept.photos - stored!.photos);
  // Before the rows are counted: of a mail that is on its way, the row comes last. Results are mailed too, later.
  const mails = await taken(sink);
  const sent = await sentMails(stack);
  return [
    atMost(`of ${kept.applications} applications and ${kept.photos} photos, lost`, 0, lost),
    atMost('their mails to staff and applicant, missing', 0, kept.applications * mailsEach - sent.first),
    atMost('mails that were sent twice', 0, mails - sent.all),
    atMost('calls that failed, besides 503 with Retry-After', 0, faults.length),
  ];
}
