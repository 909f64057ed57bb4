import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** Largest mail, in bytes. */
const sizeLimit = 5 * 1024 * 1024;

/** Accepts every mail and answers 250 once `keep` has resolved. */
export async function startSmtpServer(keep: (raw: Buffer) => Promise<unknown>, wanted: number, host: string) {
  const server = new SMTPServer({
    size: sizeLimit,
    maxClients: 20,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onData(stream, _session, done) {
      // Any failure other than an oversized mail is answered with 450, so that the sender retries.
      collect(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  // Clients that disconnect in the middle are harmless, but without a listener the error would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(wanted, host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

class TooLarge extends Error {
  readonly responseCode = 552;
}

/** @throws TooLarge above the limit; the rest is then read and discarded */
async function collect(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= sizeLimit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > sizeLimit) throw new TooLarge(`At most ${sizeLimit} bytes`);
  return Buffer.concat(chunks);
}
