// The servers beside the cluster: PostgreSQL, RabbitMQ, S3 and an inbox. Pods know each by the name of a Service.
import { startOwnBroker, startOwnS3, startSmtpSink } from '@blue-peony/test-kit';
import { apply } from './api.mjs';
import { forward, forwardTls } from './forward.mjs';
import { addresses } from './paths.mjs';
import { password, startPostgres } from './postgres.mjs';

/** The namespace of their Services. */
export const partsNamespace = 'parts';
const ports = { database: 5432, broker: 5672, storage: 8333, mail: 1025 };
/** Of the servers that get TLS in front of them; PostgreSQL has its own on the same port. */
const tlsPorts = { broker: 5671, storage: 8334, mail: 465 };
export const hosts = Object.keys(ports).map((name) => `${name}.${partsNamespace}`);
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
  await apply(...Object.entries(ports).map(([name, port]) => service(name, { tcp: port, tls: tlsPorts[name] })));
  for (const [name, port] of Object.entries({ ...ports, database: firstDatabase }))
    await pointTo(name, { tcp: port, tls: tlsPorts[name] });
  const { username, password: secret } = new URL(broker.url);
  return {
    database,
    broker,
    s3,
    smtp,
    /** @param {string} role @returns {string} the database's address for pods */
    databaseUrl: (role, its = role === 'postgres' ? password : 'a password of the role') =>
      `postgres://${role}:${encodeURIComponent(its)}@database.${partsNamespace}:${ports.database}/blue_peony`,
    brokerUrl: `amqp://${username}:${secret}@broker.${partsNamespace}:${ports.broker}`,
    storageUrl: `http://storage.${partsNamespace}:${ports.storage}`,
    mailUrl: `smtp://mail.${partsNamespace}:${ports.mail}`,
    overTls: {
      brokerUrl: `amqps://${username}:${secret}@broker.${partsNamespace}:${tlsPorts.broker}`,
      storageUrl: `https://storage.${partsNamespace}:${tlsPorts.storage}`,
      mailUrl: `smtps://mail.${partsNamespace}:${tlsPorts.mail}`,
    },
    /** Puts TLS in front of the servers that `overTls` names. @param {import('./forward.mjs').Pair} pair */
    secure: (pair) =>
      Promise.all([
        forwardTls(tlsPorts.broker, broker.url, pair),
        forwardTls(tlsPorts.storage, s3.endpoint, pair),
        forwardTls(tlsPorts.mail, smtp.url, pair),
      ]),
  };
}

/** @typedef {{ tcp: number, tls?: number }} Ports */

/** @param {Ports} ports */
const named = (ports) =>
  Object.entries(ports)
    .filter(([, port]) => port)
    .map(([name, port]) => ({ name, port }));

/** @param {string} name @param {Ports} ports */
const service = (name, ports) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, namespace: partsNamespace },
  spec: { ports: named(ports) },
});

/** Points a Service to ports of the host: a database's Service follows the primary, for example. */
export const pointTo = (/** @type {string} */ name, /** @type {Ports} */ ports) =>
  apply({
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: { name, namespace: partsNamespace, labels: { 'kubernetes.io/service-name': name } },
    addressType: 'IPv4',
    endpoints: [{ addresses: [addresses.host], conditions: { ready: true } }],
    ports: named(ports),
  });
