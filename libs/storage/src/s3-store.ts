import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertKey, type ObjectStore, type PartOf, type StoredObject } from './object-store.ts';

/** Connection to one bucket of an S3 server. */
export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  /** Without the two, the SDK takes credentials from its environment: a token file, a container's, a machine's. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** How long a connection may be silent in the middle of a file, which only tests set. */
  silenceLimitMs?: number;
};

/** Limit of a call including its retry: when the store hangs, a visitor gets an error while they still wait. */
const answerLimitMs = 10_000;
/** A backup that reads from a store that hangs must end. A visitor who pauses a film reads nothing for a while either. */
const longestSilenceMs = 300_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Objects of one bucket of any S3 server. A call fails after two tries, or after 10 s without an answer. */
export class S3Store implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, accessKeyId, secretAccessKey, bucket, silenceLimitMs }: S3Options) {
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
      forcePathStyle: true,
      maxAttempts: 2,
      // Not every S3 server supports the newer checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2_000, socketTimeout: silenceLimitMs ?? longestSilenceMs },
    });
    // A HEAD answer has no body, so the SDK would report a wrong region as a bare "UnknownError".
    this.client.middlewareStack.add(
      (next, { commandName }) =>
        (args) =>
          next(args).catch((error: Error & { $metadata?: { httpStatusCode?: number } }) => {
            const status = error.$metadata?.httpStatusCode;
            const operation = commandName?.replace(/Command$/, '');
            error.message = `${error.message} (${operation}: ${status ? `HTTP ${status}` : 'no answer'}, bucket ${bucket} at ${endpoint}, region ${region})`;
            // When the limit aborts a call, the SDK's error does not say that the store is away, so this adds it.
            throw status ? error : Object.assign(error, { outage: 'file store' });
          }),
      { step: 'initialize' },
    );
  }

  /** Creates the bucket if it is missing and the credentials allow it; without a policy, a bucket is private. */
  async ensureBucket(): Promise<void> {
    try {
      await this.check();
    } catch (error) {
      if ((error as { name?: string }).name !== 'NotFound') throw error;
      await this.within((limit) => this.client.send(new CreateBucketCommand({ Bucket: this.bucket }), limit));
    }
  }

  /**
   * Tries {@link ensureBucket} until it succeeds, with growing pauses that do not keep the process alive. Resolves
   * after the first try.
   * @param onFailure is called with the first of several equal failures in a row
   */
  async makeBucket(onFailure: (error: Error) => void): Promise<void> {
    let pauseMs = firstPauseMs;
    let told = '';
    const attempt = () =>
      this.ensureBucket().catch((error: Error) => {
        if (error.message !== told) onFailure(error);
        told = error.message;
        setTimeout(() => void attempt(), pauseMs).unref();
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      });
    await attempt();
  }

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    assertKey(key);
    const command = new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: body, ContentType: contentType });
    await this.within((limit) => this.client.send(command, limit));
  }

  /** Stores a file without holding it in memory. Gives up when less than 100 kB arrive in a second. */
  async putFile(key: string, path: string): Promise<void> {
    assertKey(key);
    const { size } = await stat(path);
    const abortSignal = AbortSignal.timeout(answerLimitMs + Math.ceil(size / 100));
    const command = { Bucket: this.bucket, Key: key, Body: createReadStream(path), ContentLength: size };
    await this.client.send(new PutObjectCommand(command), { abortSignal });
  }

  async get(key: string, part?: PartOf): Promise<StoredObject | undefined> {
    assertKey(key);
    try {
      const asked = { Bucket: this.bucket, Key: key };
      const whole = part && (await this.within((limit) => this.client.send(new HeadObjectCommand(asked), limit)));
      const range = part?.(whole?.ContentLength ?? 0);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body, ContentLength, ContentType } = await this.within((limit) =>
        this.client.send(new GetObjectCommand({ ...asked, Range }), limit),
      );
      return {
        body: Body as Readable,
        size: whole?.ContentLength ?? ContentLength ?? 0,
        contentType: ContentType ?? 'application/octet-stream',
      };
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
      throw error;
    }
  }

  /** Reads the list page by page. */
  async *list(prefix = ''): AsyncGenerator<{ key: string; size: number; etag: string }> {
    for (let token: string | undefined, more = true; more;) {
      const command = new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: token });
      const page = await this.within((limit) => this.client.send(command, limit));
      for (const { Key, Size, ETag } of page.Contents ?? [])
        yield { key: Key!, size: Size ?? 0, etag: ETag?.replaceAll('"', '') ?? '' };
      token = page.NextContinuationToken;
      more = token !== undefined;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.within((limit) => this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }), limit));
  }

  /** Nothing to do: a server shows no object before it is complete. */
  async sweep(): Promise<number> {
    return 0;
  }

  async check(): Promise<void> {
    await this.within((limit) => this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), limit));
  }

  /** The limit applies until the call is answered: reading the body may take longer, but not be silent for minutes. */
  private async within<T>(call: (limit: { abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), answerLimitMs);
    try {
      return await call({ abortSignal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}
