import type { ReadMail } from './mail.ts';

type Sent = Pick<ReadMail, 'headers' | 'from'>;

/**
 * Whether the sender's own domain stands for a mail, as our receiving server reports in Authentication-Results (RFC 8601).
 * Only the topmost one counts, and only under that server's name: a sender can write the others. DMARC decides where it
 * says something; else a pass of SPF or DKIM of the same domain does.
 * @param server undefined where the agency has not named it: the address alone counts
 */
export function isVouched({ headers, from }: Sent, server: string | undefined): boolean {
  if (server === undefined) return true;
  const [name = '', ...results] = (headers['authentication-results']?.[0] ?? '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (name.split(/\s/)[0] !== server.toLowerCase()) return false;
  const resultOf = (method: string) => results.filter((result) => result.startsWith(`${method}=`));
  const dmarc = resultOf('dmarc').map((result) => /^dmarc=(\w+)/.exec(result)?.[1]);
  if (dmarc.includes('pass')) return true;
  if (dmarc.some((said) => said !== 'none')) return false;
  const domain = from.address.split('@').at(-1)!;
  return [...resultOf('spf'), ...resultOf('dkim')].some((result) => {
    const of = /(?:smtp\.mailfrom|header\.d|header\.i)=["']?(?:[^\s"';]*@)?([^\s"';]+)/.exec(result)?.[1];
    return /^\w+=pass\b/.test(result) && of !== undefined && isSameDomain(domain, of);
  });
}

/** The same or one below the other, so that a mail server's own name is enough. */
const isSameDomain = (one: string, other: string): boolean =>
  one === other ||
  (other.includes('.') && one.endsWith(`.${other}`)) ||
  (one.includes('.') && other.endsWith(`.${one}`));
