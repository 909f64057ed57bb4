// Makes every secret of the composed product once and keeps it: one volume a service, one file a setting.
// What the environment gives is taken instead.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = '/secrets';

function put(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function secret(name) {
  const kept = () => {
    try {
      return readFileSync(join(folder, 'made', name), 'utf8');
    } catch {
      return randomBytes(32).toString('base64url');
    }
  };
  const value = process.env[name] || kept();
  put(`made/${name}`, value);
  return value;
}

const password = secret('POSTGRES_PASSWORD');
const database = (role, word) => `postgres://${role}:${encodeURIComponent(word)}@postgres:5432/blue_peony`;
put('postgres/POSTGRES_PASSWORD', password);
put('owner/DATABASE_OWNER_URL', database('postgres', password));

const word = secret('RABBITMQ_PASSWORD');
const salt = createHash('sha256').update(`salt ${word}`).digest().subarray(0, 4);
const hash = createHash('sha256').update(salt).update(word).digest();
const definitions = {
  vhosts: [{ name: '/' }],
  users: [
    {
      name: 'blue_peony',
      password_hash: Buffer.concat([salt, hash]).toString('base64'),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    },
  ],
  permissions: [{ user: 'blue_peony', vhost: '/', configure: '.*', write: '.*', read: '.*' }],
};
put('rabbitmq/definitions.json', JSON.stringify(definitions));

const keys = { accessKey: 'blue-peony', secretKey: secret('S3_SECRET_ACCESS_KEY') };
const identity = { name: 'blue-peony', credentials: [keys], actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] };
put('s3/s3.json', JSON.stringify({ identities: [identity] }, null, 2));

const linkSigningKey = secret('LINK_SIGNING_KEY');
const shared = {
  gateway: { LINK_SIGNING_KEY: linkSigningKey, SECRETS_KEY: secret('SECRETS_KEY') },
  intake: { S3_SECRET_ACCESS_KEY: keys.secretKey, LINK_SIGNING_KEY: linkSigningKey },
  commerce: {
    S3_SECRET_ACCESS_KEY: keys.secretKey,
    LINK_SIGNING_KEY: linkSigningKey,
    DOWNLOADS_SEGMENT: secret('DOWNLOADS_SEGMENT'),
  },
  notification: {},
};
for (const [service, settings] of Object.entries(shared)) {
  const url = database(`blue_peony_${service}`, secret(`${service.toUpperCase()}_DATABASE_PASSWORD`));
  const all = {
    ...settings,
    DATABASE_URL: url,
    EVENTS_URL: `amqp://blue_peony:${encodeURIComponent(word)}@rabbitmq:5672`,
  };
  for (const [name, value] of Object.entries(all)) put(`${service}/${name}`, value);
}
