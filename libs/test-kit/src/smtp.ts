import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type ParsedMail = Email & {
  envelope: { from: string; to: string[] };
  /** By `performance.now()`. */
  takenAt: number;
  /** Its sender cannot know that it was taken. */
  unanswered: boolean;
};

/**
 * What the sink does instead of taking a mail: `refuse` answers RCPT (with that text) and `answer` the end of DATA with that SMTP code,
 * `delayMs` waits before the 250, `hangUp` keeps the mail but cuts the connection before the 250.
 */
export type SmtpFault = { refuse: number; text?: string } | { answer: number } | { delayMs: number } | { hangUp: true };

type Fault = (recipient: string) => SmtpFault | undefined;

export type SmtpSink = {
  /** `smtp://127.0.0.1:port`; a later `startSmtpSink(port)` takes the same place again. */
  url: string;
  port: number;
  messages(): ParsedMail[];
  /** The first mail that `predicate` accepts, as soon as it is there. @throws Error after `timeoutMs` */
  waitFor(predicate: (mail: ParsedMail) => boolean, timeoutMs: number): Promise<ParsedMail>;
  /** Fails the next `n` mails for now (451), or as the function says for each recipient. `0` ends it. */
  fail(fault: number | Fault): void;
  close(): Promise<void>;
};

class SmtpAnswer extends Error {
  constructor(
    readonly responseCode: number,
    text = 'as the test asked',
  ) {
    super(text);
  }
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ParsedMail[] = [];
  let faultFor: Fault = () => undefined;

  // Asked once for each mail, which has one recipient here.
  const faults = new WeakMap<SMTPServerSession, SmtpFault | undefined>();

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo({ address }, session, done) {
      const fault = faultFor(address);
      faults.set(session, fault);
      done(fault && 'refuse' in fault ? new SmtpAnswer(fault.refuse, fault.text) : null);
    },
    onData(stream, session, done) {
      const fault = faults.get(session);
      const keep = async () => {
        const raw = await buffer(stream);
        if (fault && 'answer' in fault) throw new SmtpAnswer(fault.answer);
        if (fault && 'delayMs' in fault) await sleep(fault.delayMs);
        const unanswered = fault !== undefined && 'hangUp' in fault;
        const taken = { takenAt: performance.now(), unanswered };
        mails.push({ ...(await PostalMime.parse(raw)), envelope: envelopeOf(session), ...taken });
        if (unanswered) for (const line of server.connections) if (line.session === session) line.close();
      };
      keep().then(() => done(), done);
    },
  });
  // A client that vanishes in mid-sentence is part of what is tested.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const taken = (server.server.address() as AddressInfo).port;

  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    messages: () => [...mails],
    async waitFor(predicate, timeoutMs) {
      const end = performance.now() + timeoutMs;
      while (performance.now() < end) {
        const found = mails.find(predicate);
        if (found) return found;
        await sleep(20);
      }
      throw new Error(`No such mail within ${timeoutMs} ms, among ${mails.length}`);
    },
    fail(fault) {
      let left = typeof fault === 'number' ? fault : 0;
      faultFor = typeof fault === 'function' ? fault : () => (left-- > 0 ? { answer: 451 } : undefined);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const envelopeOf = ({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo.map(({ address }) => address),
});
