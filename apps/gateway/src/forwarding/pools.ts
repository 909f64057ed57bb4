import type { Endpoint } from '@blue-peony/contracts';
import type { OnModuleDestroy } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';
import type { GatewayConfig } from '../config.ts';
import { classOf, type CallClass } from './call-class.ts';
import { Places } from './places.ts';

/** Connections of short calls to one service; twice as many calls again may wait for one, within their deadline. */
const shortConnections = 128;
const shortCalls = { inAll: 3 * shortConnections, each: shortConnections, retryAfterSeconds: 5 };
/** Less than a service takes, so that the feeds of one gateway leave room for another's. */
const feeds = { inAll: 128, each: 4, retryAfterSeconds: 10 };
const streamsEach = 64;

const deadlineMs = {
  short: 30_000,
  // As long as a download that was counted may go on.
  stream: 30 * 60_000,
};

type Client = { address: string; staff?: string | undefined; session?: string | undefined };

type Call = Pick<Dispatcher.RequestOptions, 'origin' | 'path' | 'method' | 'headers' | 'body'>;

/** The connections to the inner services, by class of call. */
export class Pools implements OnModuleDestroy {
  private readonly agents: Record<CallClass, Agent>;
  private readonly short = new Map<Endpoint['service'], Places>();
  private readonly streams: Places;
  private readonly feeds = new Places('stream', feeds);

  constructor({ uploadsAtOnce, streamsAtOnce }: GatewayConfig) {
    this.agents = {
      short: agent(shortConnections),
      upload: agent(uploadsAtOnce),
      stream: agent(streamsAtOnce + feeds.inAll),
    };
    this.streams = new Places('stream', { inAll: streamsAtOnce, each: streamsEach, retryAfterSeconds: 10 });
  }

  /**
   * Takes a place for a call; an upload has one since its first byte.
   * @returns a function that gives it back
   * @throws AppError `unavailable`
   */
  enter(row: Endpoint, { address, staff, session }: Client): () => void {
    if (row.content === 'text/event-stream') return this.feeds.take(session ?? address);
    const callClass = classOf(row);
    if (callClass === 'stream') return this.streams.take(staff ?? address);
    return callClass === 'short' ? this.shortOf(row.service).take(address) : () => undefined;
  }

  /** @param left ends a stream */
  request(row: Endpoint, call: Call, left: AbortSignal): Promise<Dispatcher.ResponseData> {
    const callClass = classOf(row);
    return this.agents[callClass].request({ ...call, signal: signalOf(callClass, left) });
  }

  /** Asks a service as its callers' short calls do, and so finds no place where they find none. @throws AppError */
  async ask(service: Endpoint['service'], url: URL, limitMs: number): Promise<Dispatcher.ResponseData> {
    const leave = this.shortOf(service).take('readiness');
    try {
      const { origin, pathname: path } = url;
      return await this.agents.short.request({ origin, path, method: 'GET', signal: AbortSignal.timeout(limitMs) });
    } finally {
      leave();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(Object.values(this.agents).map((each) => each.destroy()));
  }

  private shortOf(service: Endpoint['service']): Places {
    const places = this.short.get(service) ?? new Places('short', shortCalls);
    this.short.set(service, places);
    return places;
  }
}

/** A short call that its caller leaves is still done to its end: what it changes is written down here. */
function signalOf(callClass: CallClass, left: AbortSignal): AbortSignal | null {
  if (callClass === 'short') return AbortSignal.timeout(deadlineMs.short);
  return callClass === 'stream' ? AbortSignal.any([left, AbortSignal.timeout(deadlineMs.stream)]) : null;
}

const agent = (connections: number) =>
  new Agent({
    connections,
    pipelining: 1,
    connect: { timeout: 2_000 },
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    // Shorter than a service waits before it stops: it never ends a connection that a request is being sent on.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
  });
