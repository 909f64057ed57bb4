import { withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { connect, type Channel, type ChannelModel, type RecoveringChannelModel } from 'amqplib';
import { describeFailure } from '../failure.ts';

type Setup = (model: ChannelModel) => Promise<void>;

const connectTimeoutMs = 5_000;
const closeTimeoutMs = 2_000;
const heartbeatSeconds = 10;
const nobody = () => undefined;

/**
 * One connection to the broker that reconnects and repeats its setup. There is only one kind of recovery: any failure,
 * also of a single channel, closes the connection, and a new one is set up.
 */
export class Link {
  private readonly setups: Setup[] = [];
  private readonly connection: Promise<RecoveringChannelModel>;
  private readonly logger: Logger;
  private current: ChannelModel | undefined;
  private blocked = false;
  private down = false;

  /** Connects in the background and never fails, however long the broker is away. */
  constructor({ url, name, logger }: { url: string; name: string; logger: Logger }) {
    this.logger = logger;
    const target = new URL(url);
    target.searchParams.set('heartbeat', String(heartbeatSeconds));
    const recovery = {
      waitForConnect: false,
      initialDelay: 500,
      maxDelay: 5_000,
      setup: (model: ChannelModel) => this.setUp(model),
    };
    this.connection = connect(target.href, {
      timeout: connectTimeoutMs,
      noDelay: true,
      clientProperties: { connection_name: name },
      recovery,
    }).then((connection) => {
      const lost = (error: Error) => this.lost(error);
      return connection.on('error', nobody).on('disconnect', lost).on('connect-failed', lost);
    });
  }

  /** Runs `setup` on this connection and on every later one. Resolves also when there is no connection yet. */
  async add(setup: Setup): Promise<void> {
    this.setups.push(setup);
    const model = this.current;
    if (model) await setup(model).catch(() => restart(model));
  }

  /** The current connection. @throws Error while there is none, or while the broker blocks publishers */
  get model(): ChannelModel {
    if (!this.current) throw new Error('No connection to the broker');
    if (this.blocked) throw new Error('The broker takes nothing in');
    return this.current;
  }

  async close(): Promise<void> {
    const connection = await this.connection;
    await withTimeLimit(connection.close(), closeTimeoutMs).catch(nobody);
    this.current = undefined;
  }

  private async setUp(model: ChannelModel): Promise<void> {
    this.blocked = false;
    model
      .on('error', nobody)
      .on('close', () => {
        if (this.current === model) this.current = undefined;
      })
      .on('blocked', () => (this.blocked = true))
      .on('unblocked', () => (this.blocked = false));
    for (const setup of this.setups) await setup(model);
    this.current = model;
    this.down = false;
    this.logger.info('connected to the broker');
  }

  private lost(error: Error): void {
    if (!this.down) this.logger.warn(describeFailure(error), 'no connection to the broker');
    this.down = true;
  }
}

export function tie<C extends Channel>(channel: C, model: ChannelModel): C {
  channel.on('error', nobody).on('close', () => restart(model));
  return channel;
}

export function restart(model: ChannelModel): void {
  model.close().catch(nobody);
}
