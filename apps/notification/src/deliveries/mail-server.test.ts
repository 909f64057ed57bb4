import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import { until } from '@blue-peony/test-kit';
import { MailServer } from './mail-server.ts';

test('a mail server that must have TLS and offers none gets no password', async () => {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 test\r\n');
    createInterface(socket).on('line', (line) => {
      const command = line.split(' ')[0]!;
      commands.push(command);
      const answers: Record<string, string> = { EHLO: '250-test\r\n250 AUTH PLAIN', AUTH: '235 in' };
      socket.write(`${answers[command] ?? '502 no'}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailServer = new MailServer({ smtpUrl: `smtp://ada:secret@127.0.0.1:${port}`, smtpTls: 'required' });
  const away = () =>
    mailServer.check().then(
      () => undefined,
      (error: Error) => error.message,
    );
  expect(await until(async () => (await away()) ?? commands.includes('AUTH'))).toBe(
    'The mail server did not greet: ETLS',
  );
  expect(commands).not.toContain('AUTH');
  server.close();
});
