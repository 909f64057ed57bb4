import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { startOwnS3 } from '@blue-peony/test-kit';
import { S3Store } from '@blue-peony/storage';

const variables = ['AWS_ROLE_ARN', 'AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_ENDPOINT_URL_STS'] as const;
afterEach(() => {
  for (const name of variables) delete process.env[name];
});

/** A security token service that exchanges one token for one key pair, and counts the calls. */
async function startSts(token: string, keys: { accessKeyId: string; secretAccessKey: string }) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    response.setHeader('content-type', 'text/xml');
    if (form.get('WebIdentityToken') !== token) {
      response.statusCode = 400;
      response.end(
        '<ErrorResponse><Error><Code>InvalidIdentityToken</Code><Message>No</Message></Error></ErrorResponse>',
      );
      return;
    }
    const credentials = `<AccessKeyId>${keys.accessKeyId}</AccessKeyId><SecretAccessKey>${keys.secretAccessKey}</SecretAccessKey><Expiration>${new Date(Date.now() + 3_600_000).toISOString()}</Expiration>`;
    response.end(
      `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials>${credentials}</Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test('without keys, a store takes a role for the token of its pod', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blue-peony-identity-'));
  const s3 = await startOwnS3();
  const sts = await startSts('token of the pod', s3);
  try {
    await writeFile(join(folder, 'token'), 'token of the pod');
    Object.assign(process.env, {
      AWS_ROLE_ARN: 'arn:aws:iam::1:role/blue-peony-intake',
      AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'token'),
      AWS_ENDPOINT_URL_STS: sts.url,
    });
    const store = new S3Store({ endpoint: s3.endpoint, region: s3.region, bucket: 'by-role' });
    await store.ensureBucket();
    await store.put('a.jpg', Buffer.from('x'), 'image/jpeg');
    expect((await store.get('a.jpg'))?.size).toBe(1);
    expect(sts.asked.map((form) => form.get('RoleArn'))).toEqual(['arn:aws:iam::1:role/blue-peony-intake']);

    await writeFile(join(folder, 'token'), 'another token');
    const refused = new S3Store({ endpoint: s3.endpoint, region: s3.region, bucket: 'by-role' });
    await expect(refused.check()).rejects.toThrow(/\(HeadBucket: HTTP 400, bucket by-role/);
  } finally {
    await sts.stop();
    await s3.stop();
    await rm(folder, { recursive: true });
  }
});
