// A mail server that takes every mail, counts it and keeps nothing, so that it costs next to nothing. As a child process
// it sends its address, and the number of mails and recipients' mails so far whenever its parent asks.
import { createServer, type AddressInfo } from 'node:net';

const endOfMail = Buffer.from('\r\n.\r\n');
const answers: Record<string, string> = {
  EHLO: '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n',
  DATA: '354 go on\r\n',
  QUIT: '221 bye\r\n',
};
let mails = 0;

const server = createServer((socket) => {
  let inMail = false;
  let rest: Buffer = Buffer.alloc(0);
  socket.setNoDelay(true);
  socket.write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (;;) {
      const end = rest.indexOf(inMail ? endOfMail : '\r\n');
      if (end < 0) return;
      const line = inMail ? '' : rest.toString('latin1', 0, end);
      rest = rest.subarray(end + (inMail ? endOfMail.length : 2));
      if (inMail) mails++;
      inMail = line === 'DATA';
      socket.write(answers[line.split(' ')[0]!] ?? '250 ok\r\n');
    }
  });
});
server.listen(0, '127.0.0.1', () =>
  process.send!({ url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.on('message', () => process.send!({ mails }));
process.once('disconnect', () => process.exit());
