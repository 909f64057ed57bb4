import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startOwnS3, type OwnS3Server } from '@blue-peony/test-kit';
import { S3Store } from '@blue-peony/storage';

type Policy = { Statement: { Resource: string[] }[] };

const buckets = { intake: ['bp-form-uploads', 'bp-ledger'], commerce: ['bp-guide-files'] };
const secrets = { intake: 'the secret of intake', commerce: 'the secret of commerce' };
type Service = keyof typeof buckets;

let server: OwnS3Server;
const store = (bucket: string, service?: Service) => {
  const keys = service ? { accessKeyId: service, secretAccessKey: secrets[service] } : {};
  return new S3Store({ ...server, ...keys, bucket });
};

/** The statements of a service's policy that concern one bucket, as a bucket policy. */
function policyOf(service: Service, bucket: string) {
  const path = resolve(import.meta.dirname, `../../../helm/blue-peony/examples/s3-policy-${service}.json`);
  const { Statement } = JSON.parse(readFileSync(path, 'utf8')) as Policy;
  return Statement.map((statement) => ({
    ...statement,
    Principal: { AWS: [service] },
    Resource: statement.Resource.filter((arn) => [bucket, `${bucket}/*`].includes(arn.slice('arn:aws:s3:::'.length))),
  }));
}

beforeAll(async () => {
  server = await startOwnS3(secrets);
  const { accessKeyId, secretAccessKey, endpoint, region } = server;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  for (const service of ['intake', 'commerce'] as const)
    for (const bucket of buckets[service]) {
      await store(bucket).ensureBucket();
      await store(bucket).put('there', Buffer.from('there'), 'text/plain');
      const Policy = JSON.stringify({ Version: '2012-10-17', Statement: policyOf(service, bucket) });
      await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy }));
    }
  client.destroy();
});
afterAll(() => server?.stop());

async function list(own: S3Store): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of own.list()) keys.push(key);
  return keys;
}

test.each([
  ['intake', 'bp-form-uploads'],
  ['intake', 'bp-ledger'],
  ['commerce', 'bp-guide-files'],
] as const)('the key of %s does all that the service does in %s', async (service, bucket) => {
  const own = store(bucket, service);
  await own.check();
  await own.put('new', Buffer.from('new'), 'text/plain');
  expect((await own.get('new'))?.size).toBe(3);
  expect(await list(own)).toEqual(['new', 'there']);
  await own.delete('new');
  expect(await own.get('new')).toBeUndefined();
});

test.each([
  ['intake', 'bp-guide-files'],
  ['commerce', 'bp-form-uploads'],
  ['commerce', 'bp-ledger'],
] as const)('the key of %s reads, writes, lists and deletes nothing in %s', async (service, bucket) => {
  const foreign = store(bucket, service);
  const refused = /HTTP 403/;
  await expect(foreign.get('there')).rejects.toThrow(refused);
  await expect(foreign.put('there', Buffer.from('mine'), 'text/plain')).rejects.toThrow(refused);
  await expect(list(foreign)).rejects.toThrow(refused);
  await expect(foreign.delete('there')).rejects.toThrow(refused);
  expect((await store(bucket).get('there'))?.size).toBe(5);
});
