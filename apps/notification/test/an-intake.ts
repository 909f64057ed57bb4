import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  nothingToTell,
  type BookingText,
  type CaseText,
  type MailTextKind,
  type OrderText,
  type WithdrawalText,
} from '@blue-peony/contracts';
import { anApplication, type TestApplication } from './an-application.ts';
import { applicationTexts } from './samples.ts';

/**
 * Stands for intake, whose own side apps/intake/test/mail-texts.int.test.ts plays: tells of every application, of an
 * unknown one too, until it is erased. It stands for commerce as well, and tells of the orders and cases that a test gives it.
 */
export async function startTestIntake() {
  const orders = new Map<string, OrderText | CaseText | WithdrawalText | BookingText>();
  const applications = new Map<string, TestApplication>();
  const erased = new Set<string>();
  const forgotten: string[] = [];
  const asked: string[][] = [];
  const confirmed = new Set<string>();
  const mailboxes: string[] = [];
  const confirmations: string[] = [];
  let failing: string | undefined;
  let failure = 0;
  let counted = false;
  const server = createServer((request, response) => {
    const [, , , kind, id] = request.url!.split('/') as [string, string, string, MailTextKind, string];
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (/^\/inner\/(order|case|withdrawal|booking)-texts\//.test(request.url!)) {
      const order = orders.get(kind);
      return void (order ? answer(200, order) : answer(404, { detail: nothingToTell }));
    }
    if (request.url!.startsWith('/inner/consent-confirmations/')) {
      const away = failing === '/inner/consent-confirmations';
      if (away) failing = undefined;
      else confirmations.push(kind);
      return void answer(away ? 503 : 200, {});
    }
    if (failure) return void answer(failure, {});
    if (request.url!.startsWith('/inner/gathered-mail-texts')) {
      const ids = new URL(request.url!, 'http://intake').searchParams.get('ids')!.split(',');
      asked.push(ids);
      const [first, ...others] = ids.map((one) => applications.get(one)!);
      const links = [first!, ...others.filter(({ email }) => email === first!.email)].map((one) => ({
        id: one.id,
        applied_at: one.created_at,
        link: '/my-application#secret',
      }));
      return void answer(200, { ...applicationTexts(first!).gathered, links });
    }
    if (!kind) return void answer(200, {});
    if (request.url!.startsWith('/inner/refusals/')) {
      mailboxes.push(`${request.method} ${kind}`);
      const away = failing && request.url!.startsWith(failing);
      if (away) failing = undefined;
      return void answer(away ? 503 : 200, {});
    }
    if (request.method === 'DELETE') {
      forgotten.push(`${kind} ${id}`);
      return void answer(200, {});
    }
    if (erased.has(id)) return void answer(404, { detail: nothingToTell });
    const text = applicationTexts(applications.get(id) ?? anApplication({ id }))[kind];
    // Most tests mail one address more often than it would take.
    const mailbox = 'tag' in text && text.to.replace(/\+[^@]*/, '');
    const tagged = counted && mailbox ? { ...text, tag: mailbox } : text;
    answer(200, mailbox && confirmed.has(mailbox) ? { ...tagged, confirmed: true } : tagged);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forgotten,
    /** The orders of mails that were accepted. */
    confirmations,
    /** The applications that each request for a gathered mail named. */
    asked,
    /** The applicant has used a link from a mail to this address. */
    confirm: (email: string) => void confirmed.add(email),
    /** Reports about mailboxes: the method and the application. */
    mailboxes,
    knows: (application: TestApplication) => void applications.set(application.id, application),
    sold: (id: string, order: OrderText | CaseText | WithdrawalText | BookingText) => void orders.set(id, order),
    erase: (id: string) => void erased.add(id),
    /** Tells of it again, as of an application whose seal is off. */
    restore: (id: string) => void erased.delete(id),
    countByAddress: (byAddress: boolean) => void (counted = byAddress),
    /** @param status of every answer of intake; 0 for answers as they should be */
    fail: (status: number) => void (failure = status),
    /** The next call whose path begins so fails. */
    failOnce: (path: string) => void (failing = path),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type TestIntake = Awaited<ReturnType<typeof startTestIntake>>;
