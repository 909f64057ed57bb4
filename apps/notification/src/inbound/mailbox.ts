import { receivedMailBytes } from '@blue-peony/contracts';
import { requiresTls } from '@blue-peony/service-kit';
import type { ImapFlow } from 'imapflow';
import type { MailboxSettings } from '../mailbox-settings.ts';

/** A mail that nobody has read yet. */
export type Waiting = { uid: number; size: number; at: Date };

/** The server does not answer, or refuses. Its words may quote addresses, so only a code is kept. */
export class MailboxAway extends Error {
  override readonly name = 'MailboxAway';
  readonly outage = 'mailbox';
  constructor(readonly code: string) {
    super(`The mailbox does not answer: ${code}`);
  }
}

const limitMs = 30_000;
/** More than the pause between two looks, so that only a server that hangs exceeds it. */
const silenceMs = 90_000;
const atOnce = 100;
const byUid = { uid: true } as const;

/** One connection to the inbox. What was read or set aside is known by its flags, so that every reader knows it. */
export class Mailbox {
  /** The flag of what intake has stored. Some servers take no flags of a client's own. */
  private taken = '$BluePeonyTaken';

  private constructor(
    private readonly client: ImapFlow,
    private readonly keep: boolean,
  ) {}

  /** @param onNews a mail has arrived @throws MailboxAway */
  static async open({ url, tls, keep, ca }: MailboxSettings, onNews: () => void): Promise<Mailbox> {
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'imaps:';
    // Not at the start: most have no inbox to read, and it takes 4 MB.
    const imap = await import('imapflow');
    const client = new imap.ImapFlow({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (secure ? 993 : 143)),
      secure,
      ...(!secure && requiresTls(url, tls) && { doSTARTTLS: true }),
      ...(ca && { tls: { ca } }),
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      // It would log subjects and addresses.
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: silenceMs,
      maxLiteralSize: 2 * receivedMailBytes,
      maxResponseSize: 3 * receivedMailBytes,
    });
    // Without a listener the error would end the process. The commands in progress fail by themselves.
    client.on('error', () => undefined);
    const mailbox = new Mailbox(client, keep);
    try {
      await client.connect();
      const { permanentFlags } = await client.mailboxOpen('INBOX');
      if (!permanentFlags?.has('\\*') && !permanentFlags?.has(mailbox.taken)) mailbox.taken = '\\Answered';
    } catch (error) {
      client.close();
      throw awayBecause(error);
    }
    client.on('exists', ({ count, prevCount }: { count: number; prevCount: number }) => count > prevCount && onNews());
    return mailbox;
  }

  get isOpen(): boolean {
    return this.client.usable;
  }

  /** The oldest mails that wait, in the order of their arrival. @param except those that are tried again later */
  async waiting(except: ReadonlySet<number>): Promise<Waiting[]> {
    const found = await this.search({ flagged: false, ...this.notTaken() });
    const uids = found.filter((uid) => !except.has(uid)).slice(0, atOnce);
    if (uids.length === 0) return [];
    const mails = await asked(this.client.fetchAll(uids, { uid: true, size: true, internalDate: true }, byUid));
    return mails
      .map(({ uid, size = 0, internalDate }) => ({ uid, size, at: new Date(internalDate ?? Date.now()) }))
      .toSorted((one, other) => one.uid - other.uid);
  }

  /** @returns the mail's bytes, those of a larger one cut; undefined when it is gone */
  async read(uid: number): Promise<Buffer | undefined> {
    const mail = await asked(
      this.client.fetchOne(`${uid}`, { source: { start: 0, maxLength: receivedMailBytes + 1 } }, byUid),
    );
    return mail ? mail.source : undefined;
  }

  /** Deletes mails that are stored elsewhere, or marks them where copies stay. */
  async take(uids: readonly number[]): Promise<void> {
    if (uids.length === 0) return;
    await this.flag(uids, [this.taken, this.keep ? '\\Seen' : '\\Deleted']);
    if (!this.keep) await this.expunge(uids);
  }

  /** Deletes what a reader that died has only marked. */
  async sweep(): Promise<void> {
    if (this.keep || !this.takesOwnFlags) return;
    await this.expunge(await this.search({ deleted: true, keyword: this.taken }));
  }

  /** Without UIDPLUS it would also delete what the owner has only marked. */
  private async expunge(uids: readonly number[]): Promise<void> {
    if (uids.length === 0 || !this.client.capabilities.has('UIDPLUS')) return;
    if (!(await asked(this.client.messageDelete([...uids], byUid)))) throw new MailboxAway('EXPUNGE');
  }

  /** Leaves a mail in the inbox with a star. It is read again when somebody takes the star off. */
  setAside(uid: number): Promise<void> {
    return this.flag([uid], ['\\Flagged']);
  }

  async countSetAside(): Promise<number> {
    return (await this.search({ flagged: true, ...this.notTaken() })).length;
  }

  /** Asks the server to report new mails (IDLE); the next command ends it. */
  listen(): void {
    this.client.idle().catch(() => undefined);
  }

  close(): void {
    this.client.close();
  }

  private notTaken() {
    if (!this.keep) return {};
    return this.takesOwnFlags ? { unKeyword: this.taken } : { answered: false };
  }

  private get takesOwnFlags(): boolean {
    return this.taken.startsWith('$');
  }

  private async search(query: { flagged: boolean } | { deleted: true; keyword: string }): Promise<number[]> {
    const uids = await asked(this.client.search({ deleted: false, ...query }, byUid));
    if (!Array.isArray(uids)) throw new MailboxAway('SEARCH');
    return uids;
  }

  private async flag(uids: readonly number[], flags: string[]): Promise<void> {
    if (!(await asked(this.client.messageFlagsAdd([...uids], flags, byUid)))) throw new MailboxAway('STORE');
  }
}

const asked = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw awayBecause(error);
  });

type Failed = { code?: string; serverResponseCode?: string; tlsFailed?: boolean };

function awayBecause(error: unknown): MailboxAway {
  const { code, serverResponseCode, tlsFailed } = error as Failed;
  const known = serverResponseCode ?? code ?? (tlsFailed ? 'TLS' : '');
  return new MailboxAway(/^[\w-]{1,40}$/.test(known) ? known : 'unknown');
}
