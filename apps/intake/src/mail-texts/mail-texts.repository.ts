import { Inject, Injectable } from '@nestjs/common';
import {
  applicationReference,
  rejectionReason,
  type Answer,
  type Application,
  type AssessmentResult,
  type ChangedThing,
  type Language,
  type MailText,
  type MailTextKind,
} from '@blue-peony/contracts';
import { answerRows, type KeyRing, queryRows, serviceConfig } from '@blue-peony/service-kit';
import { DataSource } from 'typeorm';
import { isFrom } from '../applications/search/unindexed.ts';
import type { IntakeConfig } from '../config.ts';
import { readColumns } from '../applications/application.entity.ts';
import { waitingAddress } from '../record/address-changes.ts';
import { addressLink } from '../my-application/address-link.ts';
import { flowerOf, mailedLink, ownPagePath } from '../applications/application-link.ts';
import { drawFlower } from './draw-flower.ts';
import { readReminder } from './reminders.ts';
import { mailboxOf, recipientTag } from '../mailbox.ts';
import { replyToken } from '../reply-token.ts';

type Told = Omit<Application, 'score'>;
type ToApplicant = Extract<MailText, { name: string }>['kind'];
type Result = Extract<MailText, { kind: 'assessed' }>;
type Addressed = { email: string; language: Language; confirmed: boolean; discreet: boolean };
type Applicant = Addressed & { id: string; name: string; linkVersion: number; createdAt: Date };

const toldColumns = readColumns.filter((column) => column !== 'score').join(', ');
const isConfirmed = (email: string) =>
  `EXISTS (SELECT FROM confirmations WHERE mailbox = ${mailboxOf(email)}) AS confirmed`;
const applicantColumns = `id, name, email, language, discreet, link_version AS "linkVersion", created_at AS "createdAt",
  ${isConfirmed('email')}`;
/** The most links in one mail; an address with more applications gets those whose links she used, then the newest. */
const linksAtMost = 50;

@Injectable()
export class MailTextsRepository {
  private readonly keys: KeyRing;

  constructor(
    private readonly database: DataSource,
    @Inject(serviceConfig) { applicantKeys }: IntakeConfig,
  ) {
    this.keys = applicantKeys;
  }

  /** @returns undefined when the mail's subject was deleted or there is no recipient */
  read(kind: MailTextKind, id: string): Promise<MailText | undefined> {
    if (kind === 'staff') return this.toStaff(id);
    if (kind === 'answer') return this.answer(id);
    if (kind === 'links') return this.links(id);
    if (kind === 'reply_due') return readReminder(this.database, id);
    if (kind === 'farewell') return this.farewell(id);
    if (kind === 'changed') return this.changes(id);
    if (kind === 'address_old' || kind === 'address_new') return this.addressChange(kind, id);
    return this.toApplicant(kind, id);
  }

  async forget(kind: MailTextKind, id: string): Promise<void> {
    if (kind === 'links') await this.database.query('DELETE FROM link_requests WHERE id = $1', [id]);
    if (kind === 'farewell') await this.database.query('DELETE FROM farewells WHERE application_id = $1', [id]);
    if (kind === 'changed') await this.database.query('DELETE FROM change_notices WHERE mail_id = $1', [id]);
  }

  /** The same for mails that were neither sent nor abandoned within the five days of an event. */
  async forgetOld(): Promise<void> {
    await this.database.query(`DELETE FROM link_requests WHERE asked_at < now() - interval '5 days'`);
    await this.database.query(`DELETE FROM farewells WHERE at < now() - interval '5 days'`);
    await this.database.query(`DELETE FROM change_notices WHERE at < now() - interval '5 days'`);
  }

  /** A sealed application gets no link in a mail either. */
  private async toStaff(id: string): Promise<MailText | undefined> {
    const [row] = await answerRows<Told & { reference: boolean }>(
      this.database,
      `SELECT ${toldColumns},
         sealed_at IS NOT NULL OR (SELECT staff_mails = 'reference' FROM intake_settings) AS reference
       FROM applications WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { reference, ...application } = row;
    return reference
      ? { kind: 'staff_reference', id, country: application.country, language: application.language }
      : { kind: 'staff', application };
  }

  /** The texts that lead the applicant to their own page. */
  private async toApplicant(kind: ToApplicant, id: string): Promise<MailText | undefined> {
    const [row] = await this.database.query<(Applicant & Told)[]>(
      `SELECT ${toldColumns}, ${applicantColumns} FROM applications WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const text = { ...this.about(row), name: row.name, link: this.linkOf(row) };
    return kind === 'assessed' ? this.result(row, text) : { kind, ...text };
  }

  /** None once a person has answered. From here on an answer has to know that this mail has gone. */
  private async result(
    row: Applicant & Told,
    text: Omit<Result, 'kind' | 'result' | 'reason'>,
  ): Promise<MailText | undefined> {
    const [told] = await queryRows<{ result: AssessmentResult }>(
      this.database,
      `UPDATE applications SET result_told_at = coalesce(result_told_at, now())
       WHERE id = $1 AND replied_at IS NULL AND closed_at IS NULL AND sealed_at IS NULL
         AND NOT EXISTS (SELECT FROM answers WHERE application_id = applications.id AND answers.withdrawn_at IS NULL)
       RETURNING assessment_result AS result`,
      [row.id],
    );
    if (!told) {
      // Its event is used up, and a text read before was not sent, or nobody would ask again. Where the answer is taken
      // back, another event is told.
      await this.database.query(
        'UPDATE applications SET assessed_event_id = NULL, result_told_at = NULL WHERE id = $1',
        [row.id],
      );
      return undefined;
    }
    const { result } = told;
    const reason = (result === 'rejected' && rejectionReason(row)) || null;
    return { kind: 'assessed', ...text, ...(await this.flower(row)), result, reason };
  }

  /** The answer in the language it was written in. One whose application was sealed meanwhile waits for the seal. */
  private async answer(id: string): Promise<MailText | undefined> {
    const [row] = await answerRows<
      Pick<Answer, 'id' | 'subject' | 'text'> & Addressed & { references: string[] | null }
    >(
      this.database,
      `SELECT a.id, a.email, a.discreet, ${isConfirmed('a.email')}, answers.language, answers.subject, answers.text,
         (SELECT thread || message_id FROM replies WHERE replies.application_id = a.id AND replies.at <= answers.at
            AND kind = 'reply' AND NOT other_sender AND message_id IS NOT NULL ORDER BY replies.at DESC LIMIT 1)
           AS references
       FROM answers JOIN applications AS a ON a.id = application_id WHERE answers.id = $1 AND sealed_at IS NULL AND answers.withdrawn_at IS NULL`,
      [id],
    );
    if (!row) {
      // Due at the time it was written: {@link tellAnswers} sees by it that its event is used up.
      await this.database.query(
        `UPDATE answers SET leaves_at = at WHERE id = $1 AND withdrawn_at IS NULL
           AND EXISTS (SELECT FROM applications WHERE id = application_id AND sealed_at IS NOT NULL)`,
        [id],
      );
      return undefined;
    }
    const { subject, text, references } = row;
    const reference = applicationReference(row.id);
    const thread = references && { references };
    return { kind: 'answer', ...this.about(row), ...(await this.flower(row)), ...thread, reference, subject, text };
  }

  private async links(requestId: string): Promise<MailText | undefined> {
    const rows = await this.database.query<(Applicant & { wanted: Language })[]>(
      `SELECT ${applicantColumns}, (SELECT language FROM link_requests WHERE id = $1) AS wanted
       FROM applications WHERE ${isFrom('(SELECT email FROM link_requests WHERE id = $1)')}
       ORDER BY EXISTS (SELECT FROM confirmations WHERE application_id = id) DESC, created_at DESC
       LIMIT ${linksAtMost}`,
      [requestId],
    );
    const [first] = rows;
    if (!first) return undefined;
    const links = rows.map((row) => ({ applied_at: row.createdAt.toISOString(), link: this.linkOf(row) }));
    return {
      kind: 'links',
      ...this.address({ ...first, language: first.wanted, discreet: rows.some(isDiscreet) }),
      links,
    };
  }

  async gathered(ids: string[]): Promise<MailText | undefined> {
    const rows = await this.database.query<Applicant[]>(
      `WITH asked AS (
         SELECT applications.*, place FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, place)
         JOIN applications USING (id))
       SELECT ${applicantColumns} FROM asked
       WHERE lower(email) = (SELECT lower(email) FROM asked ORDER BY place LIMIT 1) ORDER BY created_at`,
      [ids],
    );
    const last = rows.at(-1);
    if (!last) return undefined;
    const links = rows.map((row) => ({
      id: row.id,
      applied_at: row.createdAt.toISOString(),
      link: this.linkOf(row),
    }));
    return { kind: 'gathered', ...this.address({ ...last, discreet: rows.some(isDiscreet) }), links };
  }

  /** To the address of before the changes. */
  private async changes(mailId: string): Promise<MailText | undefined> {
    const rows = await answerRows<Addressed & { id: string; what: ChangedThing; at: string }>(
      this.database,
      `SELECT application_id AS id, noted.email, language, discreet, ${isConfirmed('noted.email')}, what, max(at) AS at
       FROM change_notices AS noted JOIN applications ON applications.id = application_id
       WHERE mail_id = $1 GROUP BY application_id, noted.email, language, discreet, what ORDER BY max(noted.id)`,
      [mailId],
    );
    const [first] = rows;
    if (!first) return undefined;
    const changes = rows.map(({ what, at }) => ({ what, at }));
    // Also when it is not wanted any more: someone else may have said so.
    const discreet = first.discreet || changes.some(({ what }) => what === 'discreet');
    return { kind: 'changed', ...this.about({ ...first, discreet }), link: ownPagePath(first.language), changes };
  }

  /** Undefined when the change of address is no longer wanted. */
  private async addressChange(kind: 'address_old' | 'address_new', id: string): Promise<MailText | undefined> {
    const [row] = await this.database.query<(Applicant & { wanted: string; askedAt: Date })[]>(
      `SELECT ${applicantColumns}, wanted, asked_at AS "askedAt" FROM applications
       JOIN (SELECT application_id AS id, email AS wanted, asked_at FROM address_changes
             WHERE ${waitingAddress}) AS change USING (id) WHERE id = $1`,
      [id],
    );
    if (!row) return undefined;
    const { language, wanted, askedAt, discreet } = row;
    const side = kind === 'address_old' ? 'old' : 'new';
    const link = addressLink(this.keys, { id, language, email: wanted, askedAt }, side);
    // Nobody has proven the new address yet.
    const proposed = { email: wanted, language, discreet, confirmed: false };
    return { kind, ...this.about({ id, ...(side === 'old' ? row : proposed) }), link };
  }

  private async farewell(id: string): Promise<MailText | undefined> {
    const [row] = await this.database.query<Addressed[]>(
      `SELECT email, language, discreet, ${isConfirmed('email')} FROM farewells WHERE application_id = $1`,
      [id],
    );
    return row && { kind: 'farewell', ...this.address(row) };
  }

  private flower = async ({ id, discreet }: Pick<Applicant, 'id' | 'discreet'>) =>
    discreet ? {} : { flower: await drawFlower(flowerOf(this.keys, id)) };

  private linkOf = (applicant: Applicant) => mailedLink(this.keys, applicant);

  /** Of a mail about one application: a reply comes back to it. */
  private about = ({ id, ...addressed }: Addressed & { id: string }) => ({
    ...this.address(addressed),
    reply_token: replyToken(this.keys, id),
  });

  private address = ({ email, language, confirmed, discreet }: Addressed) => ({
    to: email,
    tag: recipientTag(this.keys, email),
    confirmed,
    discreet,
    language,
  });
}

/** One of an address is enough: the mails arrive in the same mailbox. */
const isDiscreet = ({ discreet }: Addressed): boolean => discreet;
