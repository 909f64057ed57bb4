import { connect, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { jpegPhoto } from '@blue-peony/test-kit';
import sharp from 'sharp';
import { sendPhoto } from './applicant.ts';
import { useIntakeApp } from './intake-app.ts';

// Memory for two photos of 20 MB; two more may wait.
const settings = { photosAtOnce: 2, speedCheckMs: 300 };
const app = useIntakeApp(settings);

const mega = 1_000_000;
const partHead =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

/** Sends the headers of a 19 MB upload and the start of its body; the caller sends the rest. */
function begin(client: string, body = partHead) {
  const socket: Socket = connect({ host: '127.0.0.1', port: Number(new URL(app.url).port) });
  socket.write(
    `POST /api/uploads HTTP/1.1\r\nHost: x\r\nX-Client: ${client}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${19 * mega}\r\n\r\n${body}`,
  );
  socket.on('error', () => undefined);
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    let given = '';
    socket.on('data', (piece) => {
      given += String(piece);
      if (!given.includes('\r\n\r\n')) return;
      resolve({ status: Number(given.slice(9, 12)), retryAfter: /retry-after: (\d+)/i.exec(given)?.[1] });
    });
    socket.on('close', () => resolve({ status: 0, retryAfter: undefined }));
  });
  return { socket, answer };
}

const upload = (client: string, photo: Buffer) => sendPhoto(app, photo, 'me.jpg', client);

test('senders that stall are refused at once beyond the places, and soon lose those they have', async () => {
  const stalled = Array.from({ length: 12 }, (_, index) => {
    const sender = begin(`stalled-${index}`);
    sender.socket.write(Buffer.alloc(mega));
    return sender;
  });
  const answers = await Promise.all(stalled.map(({ answer }) => answer));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(answers.filter(({ status }) => status !== 503).every(({ status }) => status === 408)).toBe(true);
  for (const { socket } of stalled) socket.destroy();
  expect(await upload('honest', await jpegPhoto())).toMatchObject({ status: 201 });
});

test('a sender that never comes to its photo loses its place too', async () => {
  const stalled = [
    '--b\r\nContent-Dispo',
    '',
    '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx',
  ].map((body, index) => begin(`silent-${index}`, body));
  const answers = await Promise.all(stalled.map(({ answer }) => answer));
  expect(answers.every(({ status }) => [408, 503].includes(status))).toBe(true);
  expect(await upload('honest', await jpegPhoto())).toMatchObject({ status: 201 });
});

test('a sender that leaves gives its place back', async () => {
  for (let round = 0; round < 6; round++) {
    const senders = ['a', 'b'].map((client) => begin(client));
    await Promise.all(senders.map(({ socket }) => new Promise((sent) => socket.write(Buffer.alloc(100_000), sent))));
    for (const { socket } of senders) socket.destroy();
  }
  expect(await upload('honest', await jpegPhoto())).toMatchObject({ status: 201 });
});

test('a photo is taken beside thirty heavy pictures of somebody else', async () => {
  const picture = await sharp({ create: { width: 3400, height: 3400, channels: 4, background: '#8888' } })
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();
  const flood = Array.from({ length: 30 }, () => upload('flood', picture));
  // During the flood, not before it.
  await Promise.race(flood);
  expect(await upload('honest', await jpegPhoto())).toMatchObject({ status: 201 });
  for (const { status, retryAfter } of await Promise.all(flood))
    expect(status === 201 || (status === 503 && Number(retryAfter) > 0)).toBe(true);
});
