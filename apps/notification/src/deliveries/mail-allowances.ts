import type { MailText } from '@blue-peony/contracts';
import { Busy } from '@blue-peony/messaging';
import { dailyMails, type Allowance } from './daily-mails.ts';
import type { DeliveryKey } from './deliveries.repository.ts';
import type { GatheredMailsRepository } from './gathered-mails.repository.ts';

const oneLess = (name: keyof typeof dailyMails): Allowance => ({ name, atMost: dailyMails[name] - 1, hours: 24 });

/** A mail about applications to their applicant. */
type Addressed = Exclude<Extract<MailText, { tag: string }>, { kind: 'gathered' }>;

const application = oneLess('application');
/** Of a proven mailbox these kinds have budgets of their own. */
const confirmed: Partial<Record<Addressed['kind'], Allowance>> = {
  address_old: { name: 'address', atMost: 6, hours: 24 },
  address_new: { name: 'address', atMost: 6, hours: 24 },
  changed: { name: 'changed', atMost: 20, hours: 24 },
  /** Written by staff to an applicant. */
  answer: { name: 'answer', atMost: 20, hours: 24 },
  links: { name: 'links', atMost: 3, hours: 1 },
  farewell: { name: 'farewell', atMost: 3, hours: 24 },
};

/** Whether a gathered mail can stand for it; any other mail has a text of its own. */
const canBeGathered = ({ kind }: MailText): boolean => kind === 'received' || kind === 'assessed';

function allowanceOf(text: Addressed): Allowance {
  // Only the holder of a link can delete, and an address that waited for its last mail would be kept for it.
  if (text.confirmed || text.kind === 'answer' || text.kind === 'farewell') return confirmed[text.kind] ?? application;
  return canBeGathered(text) ? oneLess('unconfirmed') : { ...oneLess('unconfirmed'), atMost: dailyMails.unconfirmed };
}

const againMs = 15 * 60_000;

/**
 * Holds back what exceeds the limit of a mailbox, because anyone can type somebody else's address. Nothing is dropped:
 * it is gathered, or tried again.
 * @returns whether a gathered mail will tell it @throws Busy when it waits for a mail of its own
 */
export async function holdsBack(
  gathered: GatheredMailsRepository,
  key: DeliveryKey,
  text: MailText,
  applicationId: string,
): Promise<boolean> {
  if (!('tag' in text) || text.kind === 'gathered') return false;
  const allowance = allowanceOf(text);
  const { tag } = text;
  if (await gathered.take(key, tag, allowance)) return false;
  if (!canBeGathered(text)) throw new Busy(againMs);
  const plain = !/\+.*@/.test(text.to);
  await gathered.hold({ ...key, applicationId, tag, allowance: allowance.name, plain });
  return true;
}
