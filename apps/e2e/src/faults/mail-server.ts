import { startSmtpSink, startTcpProxy, type SmtpFault } from '@blue-peony/test-kit';

/** Longest time that a 250 is on its way. */
const answerMs = 1_000;

/** A mail server that keeps every copy and misbehaves on demand, behind a way to it that can be cut or held. */
export async function startMailServer() {
  const sink = await startSmtpSink();
  const line = await startTcpProxy({ host: '127.0.0.1', port: sink.port });
  /** When no answer got through. */
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
    /** Nobody reaches it. */
    async cut() {
      broken();
      await line.cut();
    },
    /** It takes connections and says nothing. */
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
