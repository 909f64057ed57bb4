import { join } from 'node:path';
import { MailStore } from './mail-store.ts';
import { startSmtpServer } from './smtp-server.ts';
import { startWebServer } from './web-server.ts';

export type MailInbox = {
  /** `smtp://host:port`, for `SMTP_URL`. */
  smtpUrl: string;
  /** Where a browser on this machine reads the mails. */
  url: string;
  close(): Promise<void>;
};

/**
 * A mail server that delivers to a folder and a web page, in place of a real one: the last 500 mails stay in
 * `dataDir/mail`.
 * @throws Error with code EADDRINUSE when `port` or `smtpPort` is taken; 0 takes a free one
 */
export async function startMailInbox(options: {
  dataDir: string;
  port?: number;
  smtpPort?: number;
  host?: string;
}): Promise<MailInbox> {
  const { dataDir, port = 0, smtpPort = 0, host = '127.0.0.1' } = options;
  const store = await MailStore.open(join(dataDir, 'mail'));
  const web = await startWebServer(store, port, host);
  const smtp = await startSmtpServer((raw) => store.add(raw), smtpPort, host);
  return {
    smtpUrl: smtp.url,
    url: web.url,
    close: async () => {
      await smtp.close();
      await web.close();
    },
  };
}
