import { Busy } from '@blue-peony/messaging';
import type { NotificationConfig } from '../config.ts';
import { textMail } from '../letters/text-mail.ts';
import type { Compose, DeliverMail } from './deliver-mail.ts';
import type { GatheredMailsRepository } from './gathered-mails.repository.ts';
import type { MailTexts } from './mail-texts.ts';

type Parts = {
  gathered: GatheredMailsRepository;
  mails: DeliverMail;
  texts: MailTexts;
  config: NotificationConfig;
};

/** Tells the applications whose mails were held back, all of an address in one mail. */
export async function gatherMails(parts: Parts): Promise<void> {
  const outcomes = await Promise.allSettled((await parts.gathered.claim()).map((id) => send(parts, id)));
  const failed = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
  // The next turn tries a failed mail again; another worker may be at it.
  if (failed && !(failed.reason instanceof Busy)) throw failed.reason;
}

async function send(parts: Parts, id: string): Promise<void> {
  const { gathered, mails, texts } = parts;
  const event = {
    id,
    type: 'intake.application-submitted.v2',
    occurredAt: new Date().toISOString(),
    correlationId: id,
  } as const;
  const ending = await mails.deliver({ event, recipient: 'applicant' }, compose(parts, id));
  if (ending !== 'sent' && ending !== 'failed') return gathered.release(id, []);
  if (ending === 'failed')
    for (const application of await gathered.applications(id)) await texts.noteMailbox(application, false);
  await gathered.settle(id, ending);
}

const compose =
  ({ gathered, texts, config }: Parts, id: string): Compose =>
  async () => {
    const ids = await gathered.applications(id);
    const text = ids.length > 0 ? await texts.gathered(ids) : undefined;
    if (text?.kind !== 'gathered') return 'erased';
    const told = text.links.map((link) => link.id);
    await gathered.release(id, told);
    return textMail(text, config);
  };
