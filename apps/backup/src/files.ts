import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { ConfigError } from '@blue-peony/service-kit';
import type { BackupConfig } from './config.ts';

type Keys = Pick<BackupConfig, 'AGE_RECIPIENT' | 'AGE_IDENTITY'>;

const ageHeader = 'age-encryption.org/v1';

/**
 * Writes a file that is complete or absent, encrypted when a recipient is set. @returns the SHA-256 of the unencrypted
 * content
 */
export async function writeFile(path: string, content: Readable, { AGE_RECIPIENT }: Keys): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}`;
  const hash = createHash('sha256');
  const plain = content.map((chunk: Buffer) => (hash.update(chunk), chunk));
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await pipeline(
      AGE_RECIPIENT ? await encrypted(plain, AGE_RECIPIENT) : plain,
      file.createWriteStream({ flush: true }),
    );
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close().catch(() => undefined);
  }
  return hash.digest('hex');
}

/** Reads a file of {@link writeFile}. @throws ConfigError when it is encrypted and the key is missing */
export async function readFile(path: string, { AGE_IDENTITY }: Keys): Promise<Readable> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
  await file.close();
  const content = createReadStream(path);
  if (buffer.toString('latin1') !== ageHeader) return content;
  if (!AGE_IDENTITY) throw new ConfigError('The backup is encrypted: set AGE_IDENTITY');
  const decrypter = new Decrypter();
  decrypter.addIdentity(AGE_IDENTITY);
  return Readable.fromWeb((await decrypter.decrypt(web(content))) as ReadableStream);
}

async function encrypted(plain: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(web(plain))) as ReadableStream);
}

const web = (stream: Readable) => Readable.toWeb(stream) as never as globalThis.ReadableStream<Uint8Array>;
