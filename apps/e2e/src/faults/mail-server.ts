import { startSmtpSink, startTcpProxy, type SmtpFault } from '@blue-peony/test-kit';

/** A mail server that keeps every copy and misbehaves on demand; `line` is the way to it, which can be cut or held. */
export async function startMailServer() {
  const sink = await startSmtpSink();
  const line = await startTcpProxy({ host: '127.0.0.1', port: sink.port });
  return {
    url: `smtp://127.0.0.1:${line.port}`,
    line,
    copies: sink.messages,
    behave: (fault?: SmtpFault | ((recipient: string) => SmtpFault | undefined)) =>
      sink.fail(typeof fault === 'function' ? fault : () => fault),
    async close() {
      await line.cut();
      await sink.close();
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
