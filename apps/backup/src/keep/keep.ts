import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Repeat, type Logger, type RunningService } from '@blue-peony/service-kit';
import { createBackup } from '../create-backup.ts';
import { drillBackup } from '../drill-backup.ts';
import { writeFile } from '../files.ts';
import { copyBackups } from './copy-backups.ts';
import type { KeepConfig } from './config.ts';
import { copyStore } from './copy-store.ts';
import { tellOwners } from './tell-owners.ts';
import { limits, watch, type Trouble } from './watch.ts';

/** Hour of the night, in UTC. */
const nightHour = 3;
const dayMs = 86_400_000;
const againMs = 3_600_000;

/** What a restart must not forget, as ISO 8601 times by id. */
type Memory = { seen: Record<string, string>; told: Record<string, string>; done: Record<string, string> };

/**
 * Keeps one server: a backup and its copy each night, a drill each week, and mails to the owners about what needs them:
 * when it begins, once a day as long as it lasts, and when it is over.
 */
export function startKeeping(config: KeepConfig, logger: Logger): RunningService {
  const work = () => keepOnce(config, logger);
  const repeat = new Repeat({ name: 'keeping the server', everyMs: 60_000, work, logger });
  repeat.start();
  // Nothing else keeps this process alive between two runs.
  const alive = setInterval(() => undefined, dayMs);
  return {
    url: '',
    async close() {
      clearInterval(alive);
      await repeat.stop();
    },
  };
}

export async function keepOnce(config: KeepConfig, logger: Logger, now = new Date()): Promise<void> {
  const path = join(config.BACKUP_DIR, 'keep.json');
  const memory = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Memory,
    (): Memory => ({ seen: {}, told: {}, done: {} }),
  );
  const remember = () => writeFile(path, Readable.from([Buffer.from(JSON.stringify(memory))]), {});
  const failed = await nightWork(config, logger, memory, now, remember);
  try {
    await tellChanges(config, memory, [...failed, ...(await watch(config, now))], now);
  } finally {
    await remember();
  }
}

/** @returns what of the night's work failed at its last try */
async function nightWork(
  config: KeepConfig,
  logger: Logger,
  { done }: Memory,
  now: Date,
  remember: () => Promise<unknown>,
): Promise<Trouble[]> {
  const night = new Date(now).setUTCHours(nightHour, 0, 0, 0);
  const since = night > now.getTime() ? night - dayMs : night;
  const store = copyStore(config);
  const jobs: [string, number, () => Promise<unknown>][] = [
    ['backup', since, () => createBackup(config, now)],
    ['copy', since, async () => store && `${await copyBackups(config.BACKUP_DIR, store)} files copied.`],
    ['drill', since - 6 * dayMs, () => drillBackup(config)],
  ];
  const troubles: Trouble[] = [];
  for (const [job, due, work] of jobs) {
    const [last, tried] = [done[job], done[`${job} tried`]].map((at) => Date.parse(at ?? '1970-01-01'));
    if (last! >= due) continue;
    const isPausing = tried! > last! && now.getTime() - tried! < againMs;
    if (!isPausing) {
      done[`${job} tried`] = now.toISOString();
      try {
        // A process that ends meanwhile must not begin with this and the jobs before it again at once.
        await remember();
        logger.info({ job, said: await work() }, 'done');
        done[job] = now.toISOString();
        continue;
      } catch (err) {
        logger.error({ err, job }, 'failed');
      }
    }
    const todo = 'Run ./status on the server: it shows why.';
    troubles.push({ id: `night ${job}`, what: `The nightly ${job} failed.`, todo });
  }
  return troubles;
}

async function tellChanges(config: KeepConfig, { seen, told }: Memory, troubles: Trouble[], now: Date): Promise<void> {
  const time = (at: string | undefined) => (at === undefined ? now.getTime() : Date.parse(at));
  for (const { id } of troubles) seen[id] ??= now.toISOString();
  const ids = new Set(troubles.map(({ id }) => id));
  for (const id of Object.keys(seen)) if (!ids.has(id)) delete seen[id];
  // A part that restarts is away for a moment.
  const lasting = troubles.filter(
    ({ id }) => !id.startsWith('away') || now.getTime() - time(seen[id]) >= limits.awayMs,
  );
  const due = lasting.filter(({ id }) => now.getTime() - time(told[id] ?? '1970-01-01') >= dayMs);
  const over = Object.keys(told).filter((id) => !ids.has(id));
  if (due.length === 0 && over.length === 0) return;
  await tellOwners(config, due, lasting.length === 0);
  for (const { id } of due) told[id] = now.toISOString();
  for (const id of over) delete told[id];
}
