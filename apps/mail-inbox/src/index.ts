import { join } from 'node:path';
import { MailStore } from './mail-store.ts';
import type { Delivery } from './reply.ts';
import { startSmtpServer } from './smtp-server.ts';
import { startWebServer } from './web-server.ts';

export type MailInbox = {
  /** `smtp://host:port`, for `SMTP_URL`. */
  smtpUrl: string;
  /** Page for reading the mails in a browser on this machine. */
  url: string;
  close(): Promise<void>;
};

/**
 * A mail server for development that stores mails in a folder and shows them on a web page. The last 500 mails stay in
 * `dataDir/mail`. With `delivery`, each can be replied to.
 * @throws Error with code EADDRINUSE when `port` or `smtpPort` is taken; 0 chooses a free one
 */
export async function startMailInbox(options: {
  dataDir: string;
  port?: number;
  smtpPort?: number;
  host?: string;
  delivery?: Delivery | undefined;
}): Promise<MailInbox> {
  const { dataDir, port = 0, smtpPort = 0, host = '127.0.0.1', delivery } = options;
  const store = await MailStore.open(join(dataDir, 'mail'));
  const web = await startWebServer({ store, delivery }, port, host);
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
