import type { ReplyKind } from '@blue-peony/contracts';
import type { ReadMail } from './mail.ts';

type Told = Pick<ReadMail, 'headers' | 'report' | 'from'>;

/** By RFC 3464 for reports, RFC 3834 and the headers from before it for automatic mails. */
export function kindOf({ headers, report, from }: Told): ReplyKind {
  const has = (name: string, pattern = /./) => headers[name]?.some((value) => pattern.test(value)) === true;
  const isReport = has('content-type', /^\s*multipart\/report\b/i) && !has('content-type', /disposition-notification/i);
  if (report || isReport || (has('return-path', /^\s*<>\s*$/) && /^(mailer-daemon|postmaster)@/.test(from.address)))
    return 'bounce';
  if (has('list-id')) return 'list';
  const isAutomatic =
    has('auto-submitted', /^\s*(?!no\b)\S/i) ||
    has('x-auto-response-suppress', /\b(all|oof|autoreply)\b/i) ||
    has('precedence', /\bauto[_-]?reply\b/i) ||
    has('x-autoreply') ||
    has('x-autorespond') ||
    has('content-type', /disposition-notification/i);
  if (isAutomatic) return 'vacation';
  return has('precedence', /\b(bulk|list|junk)\b/i) ? 'list' : 'reply';
}

/** Whether a mailbox refuses for good, so that staff must reach her otherwise. */
export const isRefusal = ({ report }: Pick<ReadMail, 'report'>): boolean =>
  report !== null && /^failed/i.test(report.action) && report.status.startsWith('5.');
