import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { assertKey, type ObjectStore, type StoredObject } from './object-store.ts';

export type S3Options = {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
};

/** Objects of one bucket of any S3 server. A call gives up after two tries and 10 s without a byte. */
export class S3Store implements ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, accessKeyId, secretAccessKey, bucket }: S3Options) {
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: 2,
      // Servers other than Amazon's do not all know the newer checksum trailers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    });
  }

  /** Makes the bucket where the credentials allow it and it is not there; without a policy it is private. */
  async ensureBucket(): Promise<void> {
    try {
      await this.check();
    } catch (error) {
      if ((error as { name?: string }).name !== 'NotFound') throw error;
      await this.client.send(new CreateBucketCommand({ Bucket: this.bucket }));
    }
  }

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    assertKey(key);
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: key, Body: body, ContentType: contentType }),
    );
  }

  async get(key: string): Promise<StoredObject | undefined> {
    assertKey(key);
    try {
      const { Body, ContentLength, ContentType } = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: key }),
      );
      return {
        body: Body as Readable,
        size: ContentLength ?? 0,
        contentType: ContentType ?? 'application/octet-stream',
      };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  /** Page by page. */
  async *list(prefix = ''): AsyncGenerator<{ key: string; size: number; etag: string }> {
    for (let token: string | undefined, more = true; more;) {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key, Size, ETag } of page.Contents ?? [])
        yield { key: Key!, size: Size ?? 0, etag: ETag?.replaceAll('"', '') ?? '' };
      token = page.NextContinuationToken;
      more = token !== undefined;
    }
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }));
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }
}
