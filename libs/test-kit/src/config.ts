const { env } = process;

/** The only file of the test kit that reads the environment. */
export const testConfig = {
  /** Owner's URL of the PostgreSQL server that the test run has started. */
  postgresUrl: process.env.TEST_POSTGRES_URL,
  /** A data folder that the product has started on, to be copied. */
  startedFolder: env.TEST_DATA_FOLDER,
  eventsUrl: process.env.EVENTS_URL,
  /** Search path for programs. */
  path: env.PATH,
  s3: env.S3_ENDPOINT
    ? {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION ?? 'us-east-1',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      }
    : undefined,
};

const missing = JSON.parse(env.MISSING_TOOLS ?? '{}') as Record<string, string>;

/**
 * Path of a program or file that the test run has brought.
 * @throws Error that says how to install it
 */
export function tool(name: string): string {
  const path = env[name];
  if (path) return path;
  throw new Error(`${name} is missing: ${missing[name] ?? 'run the tests by npm test, which brings it'}`);
}
