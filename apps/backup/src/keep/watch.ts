import { statfs } from 'node:fs/promises';
import { connect } from 'node:tls';
import { listBackups } from '../archive.ts';
import { query } from '../postgres-tools.ts';
import type { KeepConfig } from './config.ts';

/** Something that an owner must look at; `id` is the same as long as it lasts. */
export type Trouble = { id: string; what: string; todo: string };
type Look = (config: KeepConfig, now: number) => Promise<Trouble[]>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const limits = {
  diskShare: 0.8,
  backupMs: 26 * hourMs,
  certificateMs: 10 * dayMs,
  mailMs: hourMs,
  awayMs: 600_000,
};

/** Newest backup's time in milliseconds since 1970; undefined without one. */
async function newestBackup(root: string): Promise<number | undefined> {
  const name = (await listBackups(root)).at(-1);
  return name === undefined ? undefined : Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

const disk: Look = async ({ BACKUP_DIR }) => {
  const shares = await Promise.all(
    ['/', BACKUP_DIR].map(async (path) => {
      const { blocks, bfree, bavail } = await statfs(path);
      return 1 - bavail / (blocks - bfree + bavail);
    }),
  );
  const share = Math.max(...shares);
  if (share < limits.diskShare) return [];
  const what = `The disk is ${Math.floor(share * 100)} % full.`;
  return [{ id: 'disk', what, todo: 'Rent a larger disk, or delete what does not belong to the product.' }];
};

const backup: Look = async ({ BACKUP_DIR }, now) => {
  const newest = await newestBackup(BACKUP_DIR);
  const age = now - (newest ?? 0);
  if (age < limits.backupMs) return [];
  const what = newest ? `The newest backup is ${Math.floor(age / hourMs)} hours old.` : 'There is no backup.';
  return [{ id: 'backup', what, todo: 'Run ./status on the server: it shows what the last backup said.' }];
};

/** Asks the program in front of the site for its certificate. */
const certificate: Look = async ({ PUBLIC_URL, EDGE }, now) => {
  const { hostname, protocol } = new URL(PUBLIC_URL);
  if (protocol !== 'https:') return [];
  const end = await new Promise<number | undefined>((resolve) => {
    const [host, port] = EDGE.split(':') as [string, string];
    const options = { host, port: Number(port), servername: hostname, rejectUnauthorized: false, timeout: 10_000 };
    const socket = connect(options, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', () => resolve(undefined)).on('timeout', () => socket.destroy(new Error('no answer')));
  });
  const todo = `Check that ${hostname} still leads to this server and that port 80 is open: then it renews by itself.`;
  if (end === undefined) return [{ id: 'certificate', what: 'The site shows no certificate.', todo }];
  const days = Math.floor((end - now) / dayMs);
  if (days * dayMs >= limits.certificateMs) return [];
  return [{ id: 'certificate', what: `The site's certificate ends in ${days} days.`, todo }];
};

// The worker compares promised and sent mails every minute.
const oldestMail = `SELECT extract(epoch FROM now() - least(min((missing->>'at')::timestamptz), min(checked_at))) * 1000 AS age
  FROM notification.mail_ledger
  LEFT JOIN jsonb_array_elements(mails) mail ON true LEFT JOIN jsonb_array_elements(mail->'missing') missing ON true`;

const mails: Look = async ({ DATABASE_OWNER_URL }) => {
  const [row] = await query<{ age: string | null }>(DATABASE_OWNER_URL, oldestMail);
  const age = Number(row?.age ?? 0);
  if (age < limits.mailMs) return [];
  const what = `A mail has waited for ${Math.floor(age / 60_000)} minutes.`;
  return [{ id: 'mails', what, todo: 'Ask your mail provider whether it still takes mails for this password.' }];
};

const parts: Look = async ({ PARTS }) => {
  const answers = await Promise.all(
    Object.entries(PARTS).map(async ([part, url]): Promise<Trouble[]> => {
      const { ok } = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => ({ ok: false }));
      const todo = 'Run ./status on the server. If it stays away, restart the server.';
      return ok ? [] : [{ id: `away ${part}`, what: `A part of the product is away: ${part}.`, todo }];
    }),
  );
  return answers.flat();
};

const looks = { disk, backup, certificate, mails, parts };

/** @returns what is wrong now; a look that fails is away itself */
export async function watch(config: KeepConfig, now: Date): Promise<Trouble[]> {
  const found = await Promise.all(
    Object.entries(looks).map(([name, look]) =>
      look(config, now.getTime()).catch((): Trouble[] => [
        { id: `away ${name}`, what: `Nobody can tell about: ${name}.`, todo: 'Run ./status on the server.' },
      ]),
    ),
  );
  return found.flat();
}
