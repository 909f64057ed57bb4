import { homedir } from 'node:os';
import { join } from 'node:path';

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
  chromiumPath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  epubcheckJar: env.EPUBCHECK_JAR ?? '/usr/bin/epubcheck',
  /** The S3 server, which `npm test` builds from its Go module. */
  versitygwPath: env.VERSITYGW_PATH ?? join(homedir(), '.cache/blue-peony/bin/versitygw-v1.8.0'),
  s3: env.S3_ENDPOINT
    ? {
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION ?? 'us-east-1',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      }
    : undefined,
};
