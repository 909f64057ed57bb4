import { ensureStaff } from '@blue-peony/gateway';
import {
  createDatabase,
  s3Settings,
  startBroker,
  startS3,
  startSmtpSink,
  startTcpProxy,
  until,
} from '@blue-peony/test-kit';
import { startBalancer, type Balancer } from './balancer.ts';
import { runCommand, services, startReplica, type Replica, type Service, type Settings } from './replica.ts';

export const staff = { email: 'owner@agency.example', password: 'a long enough password' };
export const staffMailbox = 'staff@agency.example';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** The deployed product: each service in its own processes, on real servers that can each be disconnected. */
export async function startCluster(count: number, given: Settings = {}) {
  const closers: (() => Promise<unknown>)[] = [];
  const opened = <T>(part: T, close: () => Promise<unknown>): T => {
    closers.unshift(close);
    return part;
  };
  const close = async () => {
    for (const closer of closers) await closer();
  };
  try {
    const [database, broker, s3, smtp] = await Promise.all([
      createDatabase(),
      startBroker(),
      startS3(),
      startSmtpSink(),
    ]);
    closers.push(smtp.close, s3.stop, broker.dispose, database.drop);
    const through = async (address: string) => {
      const { hostname: host, port } = new URL(address);
      const proxy = await startTcpProxy({ host, port: Number(port) });
      return opened(proxy, proxy.cut);
    };
    const parts = {
      database: await through(database.url),
      broker: await through(broker.url),
      s3: await through(s3.endpoint),
    };
    const moved = (address: string, port: number) => Object.assign(new URL(address), { port: `${port}` }).href;
    const databaseUrl = (service: Service, port = Number(new URL(database.url).port)) => {
      const url = new URL(moved(database.url, port));
      return Object.assign(url, { username: `bp_${service}_${url.pathname.slice(-6)}`, password: 'cluster' }).href;
    };

    const balancers = {} as Record<Service, Balancer>;
    for (const service of services) {
      const balancer = await startBalancer();
      balancers[service] = opened(balancer, balancer.close);
    }
    const settings = (service: Service): Settings => ({
      DATABASE_URL: databaseUrl(service, parts.database.port),
      EVENTS_URL: moved(broker.url, parts.broker.port),
      ...s3Settings({ ...s3, endpoint: moved(s3.endpoint, parts.s3.port) }),
      SMTP_URL: smtp.url,
      STAFF_NOTIFY_EMAIL: staffMailbox,
      PUBLIC_URL: balancers.gateway.url,
      GATEWAY_JWKS_URL: `${balancers.gateway.url}/auth/v1/.well-known/jwks.json`,
      INTAKE_URL: balancers.intake.url,
      COMMERCE_URL: balancers.commerce.url,
      NOTIFICATION_URL: balancers.notification.url,
      SECRETS_KEY: 'a key of the cluster, of more than 32 characters',
      PHOTO_LINK_SECRET: 'the photo key of the cluster, of more than 32 characters',
      APPLICANT_SECRET: 'the applicants’ key of the cluster, of more than 32 characters',
      SHOP_SECRET: 'the shop’s key of the cluster, of more than 32 characters',
      INTAKE_INNER_SECRET: 'the secret of calls to intake, of more than 32 characters',
      COMMERCE_INNER_SECRET: 'the secret of calls to commerce, of more than 32 characters',
      SECOND_FACTOR: 'optional',
      DOWNLOADS_SEGMENT: 'abcdefghijklmnop',
      GUIDE_DIR: new URL('../../../commerce/dist/guide', import.meta.url).pathname,
      ...given,
    });
    const replicas: Record<Service, Replica[]> = { gateway: [], intake: [], commerce: [], notification: [] };
    const start = async (service: Service) => {
      const replica = await startReplica(service, settings(service));
      replicas[service].push(opened(replica, replica.kill));
      balancers[service].add(replica.url);
      return replica;
    };
    for (const service of services)
      await runCommand(service, ['migrate'], {
        DATABASE_URL: databaseUrl(service),
        DATABASE_OWNER_URL: database.url,
      });
    await ensureStaff(databaseUrl('gateway'), { ...staff, role: 'owner' });
    // All at the same time, like in a first rollout.
    await Promise.all(services.flatMap((service) => Array.from({ length: count }, () => start(service))));
    return {
      /** The address for browsers. */
      siteUrl: balancers.gateway.url,
      replicas,
      balancers,
      smtp,
      /** Proxies that can be cut. */
      parts,
      /** The direct address, bypassing the proxy. */
      s3,
      /** The address for a service's own role, bypassing the proxy. */
      databaseUrl: (service: Service) => databaseUrl(service),
      /** Starts another replica. Resolves when it gets connections. @returns milliseconds from its start */
      async add(service: Service): Promise<number> {
        const { url } = await start(service);
        const alive = Date.now();
        await until(() => balancers[service].ready().includes(url));
        return Date.now() - alive;
      },
      /** Resolves when every service has all of its replicas. */
      complete: () => until(() => services.every((service) => balancers[service].ready().length === count)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
