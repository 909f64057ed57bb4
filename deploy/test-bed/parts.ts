// The servers beside the cluster: PostgreSQL, RabbitMQ, S3 and an inbox. Pods know each by the name of a Service.
import { startOwnBroker, startOwnS3, startSmtpSink } from '@blue-peony/test-kit';
import { apply } from './api.ts';
import { forward, forwardTls, type Pair } from './forward.ts';
import { addresses } from './paths.ts';
import { password, startPostgres } from './postgres.ts';

/** The namespace of their Services. */
export const partsNamespace = 'parts';
export const plain = { database: 5432, broker: 5672, storage: 8333, mail: 1025 };
/** Of the servers that get TLS in front of them; PostgreSQL has its own on the same port. */
const tls = { broker: 5671, storage: 8334, mail: 465 };
export const hosts = Object.keys(plain).map((name) => `${name}.${partsNamespace}`);
const firstDatabase = 5433;
/** Those of the first server and of the one that may take its place. */
export const databasePorts = [firstDatabase, firstDatabase + 1];

export type Parts = Awaited<ReturnType<typeof startParts>>;

export async function startParts() {
  const [database, broker, s3, smtp] = await Promise.all([
    startPostgres(firstDatabase),
    startOwnBroker(),
    startOwnS3(),
    startSmtpSink(),
  ]);
  await Promise.all([
    forward(plain.broker, broker.url),
    forward(plain.storage, s3.endpoint),
    forward(plain.mail, smtp.url),
  ]);
  await apply({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: partsNamespace } });
  const both = (ports: Record<string, number>) =>
    Object.entries(ports).map(([name, tcp]) => [name, { tcp, tls: (tls as Record<string, number>)[name] }] as const);
  await apply(...both(plain).map((one) => service(...one)));
  for (const one of both({ ...plain, database: firstDatabase })) await pointTo(...one);
  const { username, password: secret } = new URL(broker.url);
  return {
    database,
    broker,
    s3,
    smtp,
    /** @returns the database's address for pods */
    databaseUrl: (role: string, its = role === 'postgres' ? password : 'a password of the role'): string =>
      `postgres://${role}:${encodeURIComponent(its)}@database.${partsNamespace}:${plain.database}/blue_peony`,
    brokerUrl: `amqp://${username}:${secret}@broker.${partsNamespace}:${plain.broker}`,
    storageUrl: `http://storage.${partsNamespace}:${plain.storage}`,
    mailUrl: `smtp://mail.${partsNamespace}:${plain.mail}`,
    overTls: {
      brokerUrl: `amqps://${username}:${secret}@broker.${partsNamespace}:${tls.broker}`,
      storageUrl: `https://storage.${partsNamespace}:${tls.storage}`,
      mailUrl: `smtps://mail.${partsNamespace}:${tls.mail}`,
    },
    /** Puts TLS in front of the servers that `overTls` names. */
    secure: (pair: Pair) =>
      Promise.all([
        forwardTls(tls.broker, broker.url, pair),
        forwardTls(tls.storage, s3.endpoint, pair),
        forwardTls(tls.mail, smtp.url, pair),
      ]),
  };
}

export type Ports = { tcp: number; tls?: number | undefined };

const named = (ports: Ports) =>
  Object.entries(ports)
    .filter(([, port]) => port)
    .map(([name, port]) => ({ name, port }));

const service = (name: string, ports: Ports) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, namespace: partsNamespace },
  spec: { ports: named(ports) },
});

/** Points a Service to ports of the host: a database's Service follows the primary, for example. */
export const pointTo = (name: string, ports: Ports) =>
  apply({
    apiVersion: 'discovery.k8s.io/v1',
    kind: 'EndpointSlice',
    metadata: { name, namespace: partsNamespace, labels: { 'kubernetes.io/service-name': name } },
    addressType: 'IPv4',
    endpoints: [{ addresses: [addresses.host], conditions: { ready: true } }],
    ports: named(ports),
  });
