import { everywhere, isReserved, reservedHost, type Finding } from './findings.ts';

/** Of a setting that is `unknown` here, only whether it is set counts. */
export type LaunchSettings = Partial<
  Record<'PUBLIC_URL' | 'CHECKOUT_PROVIDER' | 'SECOND_FACTOR' | 'STAFF_NOTIFY_EMAIL', string | undefined> &
    Record<'SMTP_URL' | 'BACKUP_DIR' | 'AGE_RECIPIENT', unknown>
> & {
  /** What commerce would not start with. */
  saleProblems: readonly { path: readonly string[]; message: string }[];
};

export function checkSettings({ saleProblems, ...settings }: LaunchSettings): Finding[] {
  const { PUBLIC_URL, CHECKOUT_PROVIDER, SECOND_FACTOR, SMTP_URL, STAFF_NOTIFY_EMAIL, BACKUP_DIR, AGE_RECIPIENT } =
    settings;
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], where: string, what: string) => void findings.push(everywhere(kind, what, where));

  if (!PUBLIC_URL) add('missing', 'PUBLIC_URL', 'the address of the site');
  else if (reservedHost(PUBLIC_URL)) add('sample', 'PUBLIC_URL', `the address ${PUBLIC_URL}`);
  else if (!PUBLIC_URL.startsWith('https://')) add('contradictory', 'PUBLIC_URL', `${PUBLIC_URL} is no https address`);

  if (CHECKOUT_PROVIDER !== 'whop') add('sample', 'CHECKOUT_PROVIDER', 'the sandbox sells: no money moves');
  else for (const { path, message } of saleProblems) add('missing', path.join(), message);

  if (SECOND_FACTOR !== 'required')
    add('missing', 'SECOND_FACTOR', 'required, said in so many words: `npm start` lets staff in with one factor');
  if (!SMTP_URL) add('missing', 'SMTP_URL', 'a mail server: no mail leaves');
  if (!STAFF_NOTIFY_EMAIL) add('missing', 'STAFF_NOTIFY_EMAIL', 'the mailbox of staff');
  else if (isReserved(STAFF_NOTIFY_EMAIL.split('@')[1]!))
    add('sample', 'STAFF_NOTIFY_EMAIL', `the mailbox of staff, ${STAFF_NOTIFY_EMAIL}`);
  if (!BACKUP_DIR) add('missing', 'BACKUP_DIR', 'a place for backups');
  else if (!AGE_RECIPIENT) add('missing', 'AGE_RECIPIENT', 'a key: backups are not encrypted');
  return findings;
}
