import { z } from 'zod';
import type { S3Options } from './s3-store.ts';

/** Settings of every process that stores files. */
export const s3Settings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_REGION: z.string().default('us-east-1'),
  /** Without the two, the AWS SDK finds credentials by itself, such as those of the pod's ServiceAccount. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type Settings = z.output<z.ZodObject<typeof s3Settings>>;
type Keys = Pick<Settings, 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>;

/** Schema check: half a key pair is an error, not a reason for other credentials. */
export function needsWholeS3Key(
  given: Keys,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const [id, secret] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  for (const [one, other] of [
    [id, secret],
    [secret, id],
  ] as const)
    if (given[one] === undefined && given[other] !== undefined)
      context.addIssue({ code: 'custom', path: [one], message: `needed with ${other}` });
}

/** Connection options for one bucket of the configured server. */
export function s3Options(settings: Settings, bucket: string): S3Options {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  return { endpoint, region, bucket, ...(id && secret && { accessKeyId: id, secretAccessKey: secret }) };
}
