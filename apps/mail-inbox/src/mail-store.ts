import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** A mail as the list shows it. */
export type MailSummary = { id: string; receivedAt: Date; from: string; to: string; subject: string; sent: boolean };

/** A mail that was sent from here ends with `s`. */
const idPattern = /^\d{13}-[0-9a-f]{8}s?$/;

/** Mails as `.eml` files in one folder; a file name is the time of receipt and a random part. */
export class MailStore {
  private readonly summaries = new Map<string, MailSummary>();

  private constructor(
    private readonly folder: string,
    private readonly capacity: number,
  ) {}

  static async open(folder: string, capacity = 500): Promise<MailStore> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const store = new MailStore(folder, capacity);
    for (const name of (await readdir(folder)).sort()) {
      const id = name.replace(/\.eml$/, '');
      if (idPattern.test(id) && name !== id) await store.remember(id, await readFile(join(folder, name)));
      // Partial file of a mail that a killed process never confirmed.
      else if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
    }
    await store.forgetOldest();
    return store;
  }

  /** Resolves with its id once the mail would survive a power cut. */
  async add(raw: Buffer, { sent = false } = {}): Promise<string> {
    const id = `${Date.now()}-${randomBytes(4).toString('hex')}${sent ? 's' : ''}`;
    const part = join(this.folder, `${id}.part`);
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, this.path(id));
    const folder = await open(this.folder);
    await folder.sync().finally(() => folder.close());
    await this.remember(id, raw);
    await this.forgetOldest();
    return id;
  }

  /** Newest first. */
  list(): MailSummary[] {
    return [...this.summaries.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /** @returns undefined for an id that is not in the list, whatever file it may name */
  async read(id: string): Promise<{ summary: MailSummary; raw: Buffer } | undefined> {
    const summary = this.summaries.get(id);
    return summary && { summary, raw: await readFile(this.path(id)) };
  }

  async clear(): Promise<void> {
    for (const id of this.summaries.keys()) await this.forget(id);
  }

  private async remember(id: string, raw: Buffer): Promise<void> {
    const { from, to, subject } = await parseMail(raw);
    this.summaries.set(id, {
      id,
      receivedAt: new Date(Number(id.slice(0, 13))),
      from: nameOf(from ? [from] : []),
      to: nameOf(to ?? []),
      subject: subject || '(no subject)',
      sent: id.endsWith('s'),
    });
  }

  private async forgetOldest(): Promise<void> {
    for (const { id } of this.list().slice(this.capacity)) await this.forget(id);
  }

  private async forget(id: string): Promise<void> {
    this.summaries.delete(id);
    await rm(this.path(id), { force: true });
  }

  private path(id: string): string {
    return join(this.folder, `${id}.eml`);
  }
}

/** Never rejects: for a mail that cannot be parsed, only the source is shown. */
export const parseMail = (raw: Buffer): Promise<Partial<Email>> => PostalMime.parse(raw).catch(() => ({}));

const nameOf = (addresses: Address[]) =>
  addresses
    .flatMap((each) => each.group ?? [each])
    .map(({ name, address }) => (name ? `${name} <${address}>` : address))
    .join(', ');
