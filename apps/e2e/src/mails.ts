import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@blue-peony/test-kit';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './product.ts';

const parsed = new Map<string, Promise<Email>>();

/** The mails of the product's local inbox, from its data folder, oldest first. */
async function mailsOf(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const paths = (await readdir(folder)).filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  // Tests look many times a second, and a mail that is there does not change.
  for (const path of paths)
    if (!parsed.has(path))
      parsed.set(
        path,
        readFile(path).then((mail) => PostalMime.parse(mail)),
      );
  return Promise.all(paths.sort().map((path) => parsed.get(path)!));
}

/**
 * @param to only mails to this address
 * @returns the mails when there are `count`; after the time limit those that arrived
 */
export async function mailsArrived(dataDir: string, count: number, withinMs = 30_000, to?: string): Promise<Email[]> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const mails = (await mailsOf(dataDir)).filter((mail) => !to || mail.to?.[0]?.address === to);
    if (mails.length >= count || Date.now() > deadline) return mails;
    await sleep(100);
  }
}

/** The newest mail to an address with these words in its subject. @throws Error when none arrives */
export async function mailTo(dataDir: string, address: string, subject: RegExp): Promise<Email> {
  return until(async () => {
    const mails = await mailsOf(dataDir);
    return mails.findLast((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''));
  });
}

/** The only link in a mail to staff. */
export const linkIn = ({ text = '' }: Email): string => /https?:\S+\/admin\/confirm#\S+/.exec(text)![0];

/** Replies in the local inbox to the newest mail whose entry in the list has these words. */
export async function replyTo({ mailInboxUrl }: Product, listed: string, text: string): Promise<void> {
  // A mail is in the folder a moment before it is in the list.
  const entry = await until(async () => {
    const list = await (await fetch(mailInboxUrl)).text();
    return list.split('<li>').find((one) => one.includes(listed));
  });
  const body = new FormData();
  body.set('text', text);
  const answer = await fetch(`${mailInboxUrl + /\/mails\/[\w-]+/.exec(entry)![0]}/reply`, {
    method: 'POST',
    headers: { origin: mailInboxUrl },
    body,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`The inbox answered ${answer.status}`);
}
