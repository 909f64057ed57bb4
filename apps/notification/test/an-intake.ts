import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nothingToTell, type CaseText, type MailText, type MailTextKind, type OrderText } from '@blue-peony/contracts';
import { anApplication, type TestApplication } from './an-application.ts';

/**
 * Stands for intake, whose own side apps/intake/test/mail-texts.int.test.ts plays: tells of every application, of an
 * unknown one too, until it is erased. It stands for commerce as well, and tells of the orders and cases that a test gives it.
 */
export async function startTestIntake() {
  const orders = new Map<string, OrderText | CaseText>();
  const applications = new Map<string, TestApplication>();
  const erased = new Set<string>();
  const forgotten: string[] = [];
  const mailboxes: string[] = [];
  let failing: string | undefined;
  let failure = 0;
  let counted = false;
  const server = createServer((request, response) => {
    const [, , , kind, id] = request.url!.split('/') as [string, string, string, MailTextKind, string];
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (/^\/inner\/(order|case)-texts\//.test(request.url!)) {
      const order = orders.get(kind);
      return void (order ? answer(200, order) : answer(404, { detail: nothingToTell }));
    }
    if (failure) return void answer(failure, {});
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
    answer(200, textOf(kind, applications.get(id) ?? anApplication({ id }), counted));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forgotten,
    /** What was told of mailboxes: the method, and the application. */
    mailboxes,
    knows: (application: TestApplication) => void applications.set(application.id, application),
    sold: (id: string, order: OrderText | CaseText) => void orders.set(id, order),
    erase: (id: string) => void erased.add(id),
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

function textOf(kind: MailTextKind, application: TestApplication, counted: boolean): MailText {
  const { email: to, name, language, created_at } = application;
  // Most tests mail one address more often than it would take.
  const hers = { to, tag: counted ? to : application.id, language };
  const link = '/my-application#secret';
  switch (kind) {
    case 'staff':
      return { kind, application };
    case 'received':
      return { kind, ...hers, name, link };
    case 'assessed':
      return { kind, ...hers, name, link, result: application.assessment_result };
    case 'answer':
      return {
        kind,
        ...hers,
        reference: 'A-0000ADA0',
        subject: 'Let’s talk',
        text: `Hi ${name},\n\nWhen <b>suits</b> you?`,
      };
    case 'links':
      return { kind, ...hers, links: [{ applied_at: created_at, link }] };
    case 'address_old':
      return { kind, ...hers, link: '/my-application#confirm=old' };
    case 'address_new':
      return { kind, ...hers, to: `new-${to}`, link: '/my-application#confirm=new' };
    case 'farewell':
      return { kind, ...hers };
    case 'reply_due': {
      const { id, country } = application;
      const waits = { id, country, language, due_at: created_at };
      return {
        kind,
        applications: [
          { ...waits, assigned: true },
          { ...waits, assigned: false },
        ],
      };
    }
  }
}

export type TestIntake = Awaited<ReturnType<typeof startTestIntake>>;
