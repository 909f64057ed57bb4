import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A received mail, parsed, with its envelope. */
export type ParsedMail = Email & {
  envelope: { from: string; to: string[] };
  /** Time of receipt, by `performance.now()`. */
  takenAt: number;
  /** The mail was kept, but its sender got no answer. */
  unanswered: boolean;
};

/**
 * Behavior of the sink instead of accepting a mail: `refuse` answers RCPT with that code and text, `answer` answers the
 * end of DATA with that code, `delayMs` waits before the 250, `hangUp` keeps the mail but closes the connection before
 * the 250.
 */
export type SmtpFault = { refuse: number; text?: string } | { answer: number } | { delayMs: number } | { hangUp: true };

type Fault = (recipient: string) => SmtpFault | undefined;

/** An SMTP server that records mails and can fail on purpose. */
export type SmtpSink = {
  /** `smtp://127.0.0.1:port`; a later `startSmtpSink(port)` can use the same port again. */
  url: string;
  port: number;
  messages(): ParsedMail[];
  /**
   * Makes the next `n` mails fail temporarily (451), or each mail as the function returns for its recipient. `0` ends
   * it.
   */
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

/** A real SMTP server on loopback that keeps the mails that it receives. */
export async function startSmtpSink(port = 0): Promise<SmtpSink> {
  const mails: ParsedMail[] = [];
  let faultFor: Fault = () => undefined;

  // The function is called once for each mail, which has one recipient here.
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
  // Clients that disconnect in the middle are part of the tests.
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
