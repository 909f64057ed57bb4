import type { ParsedMail } from '@blue-peony/test-kit';
import type { Stage } from './stage.ts';

type Photo = { path: string; bytes: number };

/** Everything that the product has acknowledged to its visitors. */
export class Ledger {
  /** By the applicant's address, which each of them has alone. */
  readonly applications = new Map<string, { id: string; photos: Photo[] }>();
  readonly scores = new Map<string, number>();
  /** Order by the buyer's address. */
  readonly paid = new Map<string, string>();
  /** The same of buyers whose payment does not match the order. */
  readonly cases = new Map<string, string>();
  /** Copies of mails that were there before: what was doubled among them is known. */
  copiesBefore = 0;
  /** Addresses whose mail server says no for good: those mails are settled, not lost. */
  refuses: (address: string) => boolean = () => false;
  /** Answers and breaks that a user should not have met, each with how often. */
  readonly complaints = new Map<string, number>();

  complain(what: string): void {
    this.complaints.set(what, (this.complaints.get(what) ?? 0) + 1);
  }
}

/** Where to look for what was acknowledged. */
export type Evidence = Pick<Stage, 'sql' | 'store'> & { mail: { copies(): Copy[] } };
export type Comparison = {
  lost: string[];
  doubled: string[];
  /** How many of `doubled` are copies of a mail that the server took without being able to say so: nobody can know. */
  excused: number;
};

/** Compares what was acknowledged with rows, files and copies of mails. */
export async function compare(ledger: Ledger, evidence: Evidence): Promise<Comparison> {
  const mails = compareMails(ledger, evidence.mail.copies());
  const lost = [...(await lostRows(ledger, evidence)), ...mails.lost];
  const twice = await evidence.sql<{ email: string }>(
    'SELECT email FROM intake.applications WHERE email = ANY($1) GROUP BY email HAVING count(*) > 1',
    [[...ledger.applications.keys()]],
  );
  return { lost, doubled: [...mails.doubled, ...twice.map(() => 'application')], excused: mails.excused };
}

async function lostRows({ applications, scores, paid, cases }: Ledger, { sql, store }: Evidence): Promise<string[]> {
  const rows = await sql<{ id: string; score: number | null }>('SELECT id, score FROM intake.applications');
  const kept = new Map(rows.map(({ id, score }) => [id, score]));
  const claims = await sql<{ path: string; id: string }>('SELECT path, application_id AS id FROM intake.uploads');
  const claimed = new Map(claims.map(({ path, id }) => [path, id]));
  const orders = await sql<{ id: string }>("SELECT id FROM commerce.orders WHERE status = 'paid'");
  const paidOrders = new Set(orders.map(({ id }) => id));
  // One payment has one case at most: the table keeps to that by itself.
  const review = await sql<{ id: string }>('SELECT order_id AS id FROM commerce.payment_cases');
  const opened = new Set(review.map(({ id }) => id));

  const lost: string[] = [];
  for (const { id, photos } of applications.values()) {
    if (!kept.has(id)) lost.push('application');
    for (const { path, bytes } of photos) {
      if (claimed.get(path) !== id) lost.push('claim');
      const file = await store.get(path);
      if (file?.size !== bytes) lost.push('photo');
      file?.body.destroy();
    }
  }
  for (const [id, score] of scores) if (kept.get(id) !== score) lost.push('score');
  for (const id of paid.values()) if (!paidOrders.has(id)) lost.push('order');
  for (const id of cases.values()) if (!opened.has(id)) lost.push('case');
  return lost;
}

const staffMailbox = 'staff@blue-peony.example';
/** What is looked at of a mail that was taken. */
export type Copy = Pick<ParsedMail, 'envelope' | 'text' | 'messageId' | 'unanswered'>;
const recipient = ({ envelope }: Copy) => envelope.to[0]!;

/** A copy of the same mail has the same Message-ID. */
export function compareMails({ applications, paid, cases, refuses, copiesBefore }: Ledger, copies: Copy[]): Comparison {
  const received = new Set(copies.map(recipient));
  const staffTexts = copies.filter((mail) => recipient(mail) === staffMailbox).map(({ text = '' }) => text);
  // Addresses are of one length, so that none is a part of another.
  const told = new Set(staffTexts.flatMap((text) => text.match(/\b[a-z]+-\d{6}@load\.example/g) ?? []));
  const lost = [
    ...[...applications.keys()].filter((email) => !received.has(email) && !refuses(email)).map(() => 'applicant mail'),
    ...[...applications.keys()].filter((email) => !told.has(email)).map(() => 'staff mail'),
    ...[...paid.keys()].filter((email) => !received.has(email) && !refuses(email)).map(() => 'receipt'),
    ...[...cases.keys()].filter((email) => !received.has(email) && !refuses(email)).map(() => 'mail about a case'),
    ...[...cases.keys()].filter((email) => !told.has(email)).map(() => 'staff mail about a case'),
  ];
  const seen = new Map<string, Copy>();
  const again = copies.flatMap((mail, index) => {
    const before = seen.get(mail.messageId!);
    seen.set(mail.messageId!, mail);
    return before && index >= copiesBefore ? [{ mail, before }] : [];
  });
  const doubled = again.map(({ mail }) => (recipient(mail) === staffMailbox ? 'staff mail' : 'mail'));
  return { lost, doubled, excused: again.filter(({ before }) => before.unanswered).length };
}
