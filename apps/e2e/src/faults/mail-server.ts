import { startSmtpSink, startTcpProxy, type SmtpFault } from '@blue-peony/test-kit';

/** The longest transit time of a 250 response. */
const answerMs = 1_000;

/** A mail server that records all mails and misbehaves on demand, behind a proxy that can be cut or paused. */
export async function startMailServer() {
  const sink = await startSmtpSink();
  const line = await startTcpProxy({ host: '127.0.0.1', port: sink.port });
  /** Periods in which no response got through. */
  const breaks: { from: number; to: number }[] = [];
  let held = false;
  const broken = () => void breaks.push({ from: performance.now() - answerMs, to: Infinity });
  return {
    url: `smtp://127.0.0.1:${line.port}`,
    copies: () =>
      sink.messages().map((mail) => {
        const silent = breaks.some(({ from, to }) => from <= mail.takenAt && mail.takenAt <= to);
        return { ...mail, unanswered: mail.unanswered || silent };
      }),
    behave: (fault?: SmtpFault | ((recipient: string) => SmtpFault | undefined)) =>
      sink.fail(typeof fault === 'function' ? fault : () => fault),
    /** Makes it unreachable. */
    async cut() {
      broken();
      await line.cut();
    },
    /** Makes it accept connections without answering. */
    async hold() {
      broken();
      held = true;
      line.freeze();
    },
    async restore() {
      if (held) {
        line.thaw();
        line.reset();
      } else await line.restore();
      held = false;
      breaks.at(-1)!.to = performance.now();
    },
    async close() {
      await line.cut();
      await sink.close();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
