import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { handOn, guardedStream } from './hand-on.ts';

const closed = (stream: Readable) => new Promise((resolve) => stream.once('close', resolve));

test('a stream that is handed on arrives whole', async () => {
  const source = new PassThrough();
  const copy = handOn(source);
  source.end('all of it');
  expect(await text(copy)).toBe('all of it');
});

test('a source that fails before anybody reads is nobody else’s fault', async () => {
  const source = new PassThrough();
  const copy = handOn(source);
  source.destroy(new Error('gone'));
  await closed(copy);
  expect(copy.errored).toMatchObject({ message: 'gone' });
});

test('a source that closes half-way never looks finished', async () => {
  const source = new PassThrough();
  const copy = handOn(source);
  source.write('half');
  source.destroy();
  await expect(text(copy)).rejects.toThrow('The source ended early');
});

test('a reader that drops the copy lets the source flow to its end', async () => {
  const source = new PassThrough();
  handOn(source).destroy();
  source.write(Buffer.alloc(1_000_000));
  source.end();
  await once(source, 'end');
  expect(source.errored).toBeNull();
});

test('a stream of its own takes a late error quietly', async () => {
  const stream = guardedStream();
  stream.destroy(new Error('gone'));
  await closed(stream);
  expect(stream.errored).toMatchObject({ message: 'gone' });
});
