import type { StaffMail } from '@blue-peony/contracts';
import { accountMessages } from '../i18n/staff/account.ts';
import type { Fact } from './letter.ts';

/** All members of all kinds of mails, each optional. */
type Any<Mail> = { [Key in Mail extends unknown ? keyof Mail : never]?: Mail extends Record<Key, infer V> ? V : never };

const { facts, factors, changes, roles, exported, requirement, team } = accountMessages;

/** 20 Nov 2025, 10:30 UTC */
export function utc(time: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(time))} UTC`;
}

/** Facts listed in a mail: account, change, author, time and device, where known. */
export function factsOf(mail: StaffMail): Fact[] {
  const { kind, about, by, at, device, factor, role, left, sequence, hash } = mail as Any<StaffMail>;
  const factorName = factor && factors[factor];
  const rows: [label: string, value: string | undefined][] = [
    [facts.about, kind === 'unusual_reading' ? (about ?? team) : about],
    ...what(mail, factorName),
    [facts.role, role && roles[role]],
    [facts.left, left?.toString()],
    [facts.sequence, sequence],
    [facts.hash, hash],
    [facts.by, by],
    [facts.at, at && utc(at)],
    [facts.device, device],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const]));
}

function what(mail: StaffMail, factorName: string | undefined): [label: string, value: string | undefined][] {
  switch (mail.kind) {
    case 'staff_factor_changed':
      return [[facts.change, changes[mail.change] + (factorName ? ` (${factorName.toLowerCase()})` : '')]];
    case 'requirement_changed':
      return [[facts.factor, requirement[`${mail.required}`]]];
    case 'unusual_reading':
      return [[facts.reading[mail.what], String(mail.count)]];
    case 'data_exported':
      return [[facts.exported, exported[mail.what]]];
    case 'noticed':
      return [[facts.waiting, String(mail.count)]];
    default:
      return [[facts.factor, factorName]];
  }
}
