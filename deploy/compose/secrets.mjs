// Creates each secret of the Compose product once and stores it: a volume for each service, a file for each setting.
// Environment variables override them.
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = process.argv[2] ?? '/secrets';

function put(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function kept(name) {
  try {
    return readFileSync(join(folder, 'made', name), 'utf8');
  } catch {
    return undefined;
  }
}

function secret(name) {
  const value = process.env[name] || kept(name) || randomBytes(32).toString('base64url');
  // The file's time is the secret's age.
  if (value !== kept(name)) put(`made/${name}`, value);
  return value;
}

const given = (name) => process.env[name] || '';

/** A secret and its previous value, by the names of their settings. */
const rotating = (name) => ({ [name]: secret(name), [`${name}_PREVIOUS`]: given(`${name}_PREVIOUS`) });

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

/** An S3 key for these buckets only; with `Admin` it may also create them. */
function storageKey(name, buckets) {
  const secretKey = secret(`${name.toUpperCase()}_S3_SECRET_ACCESS_KEY`);
  const actions = buckets ? buckets.map((bucket) => `Admin:${bucket}`) : ['Admin'];
  return { name, credentials: [{ accessKey: name, secretKey }], actions };
}

const identities = [
  storageKey('intake', ['bp-form-uploads', 'bp-ledger']),
  storageKey('commerce', ['bp-guide-files']),
  storageKey('backup'),
];
put('s3/s3.json', JSON.stringify({ identities }, null, 2));
for (const { name, credentials } of identities) put(`${name}/S3_SECRET_ACCESS_KEY`, credentials[0].secretKey);

const own = {
  gateway: {
    ...rotating('PHOTO_LINK_SECRET'),
    ...rotating('SECRETS_KEY'),
    ...rotating('INTAKE_INNER_SECRET'),
  },
  intake: {
    ...rotating('APPLICANT_SECRET'),
    ...rotating('INTAKE_INNER_SECRET'),
  },
  commerce: {
    ...rotating('SHOP_SECRET'),
    ...rotating('COMMERCE_INNER_SECRET'),
    DOWNLOADS_SEGMENT: secret('DOWNLOADS_SEGMENT'),
  },
  notification: { ...rotating('INTAKE_INNER_SECRET'), ...rotating('COMMERCE_INNER_SECRET') },
};
for (const [service, settings] of Object.entries(own)) {
  const url = database(`blue_peony_${service}`, secret(`${service.toUpperCase()}_DATABASE_PASSWORD`));
  const all = {
    ...settings,
    DATABASE_URL: url,
    EVENTS_URL: `amqp://blue_peony:${encodeURIComponent(word)}@rabbitmq:5672`,
  };
  for (const [name, value] of Object.entries(all)) put(`${service}/${name}`, value);
}
