import type { ParsedMail } from '@blue-peony/test-kit';
import type { Stage } from './stage.ts';

type Photo = { path: string; bytes: number };

/** Everything that the product acknowledged to its users. */
export class Ledger {
  /** Applications by the applicant's unique address. */
  readonly applications = new Map<string, { id: string; photos: Photo[] }>();
  readonly scores = new Map<string, number>();
  /** Orders by the buyer's address. */
  readonly paid = new Map<string, string>();
  /** The same for buyers whose payment does not match the order. */
  readonly cases = new Map<string, string>();
  /** Mails sent before the fault; duplicates among them are already counted. */
  copiesBefore = 0;
  /** Addresses whose mail server refuses permanently: their mails are settled, not lost. */
  refuses: (address: string) => boolean = () => false;
  /** Responses and disconnects that a user must not see, with their counts. */
  readonly complaints = new Map<string, number>();

  complain(what: string): void {
    this.complaints.set(what, (this.complaints.get(what) ?? 0) + 1);
  }
}

/** The places that must contain everything acknowledged. */
export type Evidence = Pick<Stage, 'sql' | 'store'> & { mail: { copies(): Copy[] } };
export type Comparison = {
  lost: string[];
  doubled: string[];
  /** How many of `doubled` are mails whose acceptance got lost on the way: a second copy cannot be avoided. */
  excused: number;
};

/** Compares the acknowledged calls with database rows, files and mails. */
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
  // The table has a unique constraint: a payment has at most one case.
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
/** The compared parts of an accepted mail. */
export type Copy = Pick<ParsedMail, 'envelope' | 'text' | 'messageId' | 'unanswered'>;
const recipient = ({ envelope }: Copy) => envelope.to[0]!;

/** Copies of a mail have the same Message-ID. */
export function compareMails({ applications, paid, cases, refuses, copiesBefore }: Ledger, copies: Copy[]): Comparison {
  const received = new Set(copies.map(recipient));
  const staffTexts = copies.filter((mail) => recipient(mail) === staffMailbox).map(({ text = '' }) => text);
  // All addresses have the same length, so that none is part of another.
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
