import type { ReceivedMailOutcome as Outcome } from '@blue-peony/contracts';
import { AppError, receivedMailId, serviceConfig, serviceLogger, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { IntakeConfig } from '../config.ts';
import { setRefused } from '../applications/refusals.ts';
import { isRefusal, kindOf } from './classify.ts';
import { matchMail, type Place } from './match-mail.ts';
import { isOther } from './place-reply.ts';
import type { ReadMail } from './mail.ts';
import { MailReader } from './read-mail.ts';
import { ReplyFiles } from './reply-files.ts';
import { isVouched } from './vouch.ts';

type Received = { id: string; at: Date; mail: ReadMail; place: Place | undefined; files: string[] };

const idsAtMost = 20;

/** Stores a mail at its application or among the unknown, once, however often it is delivered. */
@Injectable()
export class ReceiveMail {
  constructor(
    private readonly database: DataSource,
    private readonly reader: MailReader,
    private readonly files: ReplyFiles,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
    @Inject(serviceLogger) private readonly logger: Logger,
  ) {}

  /** @throws AppError bad_request where the id is not that of these bytes; unavailable */
  async receive(raw: Buffer, at: Date, id = receivedMailId(raw)): Promise<Outcome> {
    if (id !== receivedMailId(raw)) throw new AppError('bad_request', { detail: 'The id is of another mail' });
    if (raw.length === 0) return 'refused';
    const known = await outcomeOf(this.database, id);
    if (known) return known;
    const mail = await this.reader.read(raw);
    const place = await matchMail(this.database, this.config.applicantKeys, mail);
    if (place && !(await this.exists(place.applicationId))) return this.end('gone', mail);
    const files = await this.files.store(mail.files);
    const outcome = await this.database.transaction((manager) => this.store(manager, { id, at, mail, place, files }));
    // None of it is stored where the application went meanwhile, or the same mail came twice at once.
    if (files.length > 0 && !(await this.files.areOwned(files))) await this.files.drop(files);
    return this.end(outcome, mail);
  }

  private end(outcome: Outcome, mail: ReadMail): Outcome {
    this.logger.info({ outcome, kind: kindOf(mail), files: mail.files.length }, 'mail received');
    return outcome;
  }

  private async exists(id: string): Promise<boolean> {
    return (await this.database.query<unknown[]>('SELECT FROM applications WHERE id = $1', [id])).length > 0;
  }

  private async store(manager: EntityManager, { id, at, mail, place, files }: Received): Promise<Outcome> {
    const { applicationId = null, matched = null } = place ?? {};
    if (applicationId) {
      const [there] = await manager.query<unknown[]>('SELECT FROM applications WHERE id = $1 FOR NO KEY UPDATE', [
        applicationId,
      ]);
      if (!there) return 'gone';
    }
    const kind = kindOf(mail);
    const vouched = isVouched(mail, this.config.mailServer);
    const { from, subject, text, quoted, cut, headers } = mail;
    const thread = [...idsIn(headers['references']), ...idsIn(headers['in-reply-to'])];
    // A report comes from a mail server.
    const other = kind === 'bounce' ? 'false' : `coalesce(${isOther('$6', '$12::boolean')}, false)`;
    const stored = await manager.query<unknown[]>(
      `INSERT INTO replies (id, application_id, at, kind, from_name, from_address, subject, text, quoted, cut, matched,
         vouched, message_id, thread, other_sender)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ${other}
       FROM (SELECT 1) AS one LEFT JOIN applications AS a ON a.id = $2
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        id,
        applicationId,
        at,
        kind,
        from.name,
        from.address,
        subject,
        text,
        quoted,
        cut,
        matched,
        vouched,
        idsIn(headers['message-id'])[0] ?? null,
        [...new Set(thread)].slice(-idsAtMost),
      ],
    );
    if (stored.length === 0) return (await outcomeOf(manager, id))!;
    await manager.query('UPDATE reply_files SET reply_id = $1 WHERE id = ANY ($2)', [id, files]);
    if (!applicationId) return 'unknown';
    await manager.query('UPDATE applications SET updated_at = now() WHERE id = $1', [applicationId]);
    if (matched === 'headers' && isRefusal(mail))
      await setRefused(manager, applicationId, true, mail.report!.recipient);
    return 'filed';
  }
}

async function outcomeOf(database: Pick<EntityManager, 'query'>, id: string): Promise<Outcome | undefined> {
  const [known] = await database.query<{ filed: boolean }[]>(
    'SELECT application_id IS NOT NULL AS filed FROM replies WHERE id = $1',
    [id],
  );
  return known && (known.filed ? 'filed' : 'unknown');
}

const idsIn = (headers: readonly string[] = []): string[] =>
  headers.flatMap((header) => header.match(/<[^<>\s\p{Cc}]{1,250}>/gu) ?? []);
