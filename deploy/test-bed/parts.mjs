// The servers beside the cluster: PostgreSQL, RabbitMQ, S3 and an inbox. Pods know each by the name of a Service.
import { startOwnBroker, startOwnS3, startSmtpSink } from '@blue-peony/test-kit';
import { apply } from './api.mjs';
import { forward } from './forward.mjs';
import { addresses } from './paths.mjs';
import { password, startPostgres } from './postgres.mjs';

/** The namespace of their Services. */
export const partsNamespace = 'parts';
export const databaseHost = `database.${partsNamespace}`;
const ports = { database: 5432, broker: 5672, storage: 8333, mail: 1025 };
const firstDatabase = 5433;
/** Those of the first server and of the one that may take its place. */
export const databasePorts = [firstDatabase, firstDatabase + 1];

/** @typedef {Awaited<ReturnType<typeof startParts>>} Parts */

export async function startParts() {
  const [database, broker, s3, smtp] = await Promise.all([
    startPostgres(firstDatabase),
    startOwnBroker(),
    startOwnS3(),
    startSmtpSink(),
  ]);
  await Promise.all([
    forward(ports.broker, broker.url),
    forward(ports.storage, s3.endpoint),
    forward(ports.mail, smtp.url),
  ]);
  await apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: partsNamespace } });
  await apply(...Object.entries(ports).map(([name, port]) => service(name, port)));
  for (const [name, port] of Object.entries(ports)) await pointTo(name, name === 'database' ? firstDatabase : port);
  const { username, password: secret } = new URL(broker.url);
  return {
    database,
    broker,
    s3,
    smtp,
    /** @param {string} role @returns {string} the database's address for pods */
    databaseUrl: (role, its = role === 'postgres' ? password : 'a password of the role') =>
      `postgres://${role}:${encodeURIComponent(its)}@${databaseHost}:${ports.database}/blue_peony`,
    brokerUrl: `amqp://${username}:${secret}@broker.${partsNamespace}:${ports.broker}`,
    storageUrl: `http://storage.${partsNamespace}:${ports.storage}`,
    mailUrl: `smtp://mail.${partsNamespace}:${ports.mail}`,
  };
}

/** @param {string} name @param {number} port */
const service = (name, port) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, namespace: partsNamespace },
  spec: { ports: [{ name: 'tcp', port }] },
});

/** Points a Service to a port of the host: a database's Service follows the primary, for example. */
export const pointTo = (/** @type {string} */ name, /** @type {number} */ port) =>
  apply({
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: { name, namespace: partsNamespace, labels: { 'kubernetes.io/service-name': name } },
    addressType: 'IPv4',
    endpoints: [{ addresses: [addresses.host], conditions: { ready: true } }],
    ports: [{ name: 'tcp', port }],
  });
