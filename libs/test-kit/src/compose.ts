import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

type ComposeFile = { services: Record<string, { image: string; environment?: Record<string, string> }> };

const key = 'a key of more than thirty-two characters';
/** Keys that an operator can replace. */
export const rotatedKeys = [
  'PHOTO_LINK_SECRET',
  'APPLICANT_SECRET',
  'SHOP_SECRET',
  'INTAKE_INNER_SECRET',
  'COMMERCE_INNER_SECRET',
  'SECRETS_KEY',
];
/** Test values in the format of the generated secrets. */
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://role:secret@postgres:5432/blue_peony',
  DATABASE_OWNER_URL: 'postgres://postgres:secret@postgres:5432/blue_peony',
  EVENTS_URL: 'amqp://user:secret@rabbitmq:5672',
  S3_SECRET_ACCESS_KEY: key,
  DOWNLOADS_SEGMENT: key.replaceAll(' ', '-'),
  ...Object.fromEntries(rotatedKeys.flatMap((name) => [[name, key] as const, [`${name}_PREVIOUS`, ''] as const])),
};

/** @returns a Compose file of the repository's root with all merges applied, but with `${…}` left as it is */
export function readCompose(name = 'docker-compose.yml'): ComposeFile {
  return parse(readFileSync(resolve(import.meta.dirname, '../../..', name), 'utf8'), {
    merge: true,
    logLevel: 'error',
  }) as ComposeFile;
}

/** Environment of a service when `.env` sets nothing; for a secret from a file, its content. */
export function composeEnvironment(service: string): Record<string, string> {
  const { environment = {} } = readCompose().services[service]!;
  const settings = Object.entries(environment).map(([name, value]): [string, string] => {
    if (!name.endsWith('_FILE')) return [name, withDefaults(value)];
    const secret = name.slice(0, -'_FILE'.length);
    if (!(secret in secrets)) throw new Error(`${secret} is no secret that is made`);
    return [secret, secrets[secret]!];
  });
  return Object.fromEntries(settings);
}

/** Resolves `${NAME:-default}`, also inside of a default. */
function withDefaults(text: string): string {
  const replaced = text.replace(/\$\{\w+:-([^${}]*)\}/g, '$1');
  return replaced === text ? text : withDefaults(replaced);
}
