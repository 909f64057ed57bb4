import type { Endpoint } from '@blue-peony/contracts';
import type { OnModuleDestroy } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';
import type { GatewayConfig } from '../config.ts';
import { classOf, type CallClass } from './call-class.ts';
import { Places } from './places.ts';
import { callForWhole, type WholeAnswer } from './whole-answer.ts';

/**
 * Connections for short calls to one service. Up to twice as many further calls may wait for one, within their
 * deadline.
 */
const shortConnections = 128;
const shortCalls = { inAll: 3 * shortConnections, each: shortConnections, retryAfterSeconds: 5 };
/** Fewer than a service accepts, so that one gateway's feeds leave room for those of another. */
const feeds = { inAll: 128, each: 4, retryAfterSeconds: 10 };
const streamsEach = 64;
/** Of the site's own files, so that visitors who watch keep no photo from staff and no file from a buyer. */
const media = { inAll: 256, each: 64, retryAfterSeconds: 5 };

const deadlineMs = {
  short: 30_000,
  // Equals the longest time of a counted download.
  stream: 30 * 60_000,
};

/** Concurrent photos, exports and downloads. */
const streamsAtOnce = 512;

type Client = { address: string; staff?: string | undefined; session?: string | undefined };

type Call = Pick<Dispatcher.RequestOptions, 'origin' | 'path' | 'method' | 'headers' | 'body'>;

/** Connections to the inner services, by class of call. */
export class Pools implements OnModuleDestroy {
  private readonly agents: Record<CallClass, Agent>;
  private readonly short = new Map<Endpoint['service'], Places>();
  private readonly streams: Places;
  private readonly feeds = new Places('stream', feeds);
  private readonly media = new Places('stream', media);

  constructor({ uploadsAtOnce }: GatewayConfig) {
    this.agents = {
      short: agent(shortConnections),
      upload: agent(uploadsAtOnce),
      stream: agent(streamsAtOnce + feeds.inAll + media.inAll),
    };
    this.streams = new Places('stream', { inAll: streamsAtOnce, each: streamsEach, retryAfterSeconds: 10 });
  }

  /**
   * Takes a place for a call. An upload already has one, taken before its first byte.
   * @returns a function that releases the place
   * @throws AppError `unavailable`
   */
  enter(row: Endpoint, { address, staff, session }: Client): () => void {
    if (row.content === 'text/event-stream') return this.feeds.take(session ?? address);
    if (row.content === '*/*' && row.who === 'anyone') return this.media.take(address);
    const callClass = classOf(row);
    if (callClass === 'stream') return this.streams.take(staff ?? address);
    return callClass === 'short' ? this.shortOf(row.service).take(address) : () => undefined;
  }

  /** Calls a service for an answer of any length. @param left aborts the call when the client has disconnected */
  stream(call: Call, left: AbortSignal): Promise<Dispatcher.ResponseData> {
    const signal = AbortSignal.any([left, AbortSignal.timeout(deadlineMs.stream)]);
    return this.agents.stream.request({ ...call, signal });
  }

  /**
   * Calls a service for a short answer. The call continues when its client disconnects, because the gateway must record
   * what it changed.
   */
  whole(callClass: 'short' | 'upload', call: Call): Promise<WholeAnswer> {
    return callForWhole(this.agents[callClass], call, callClass === 'short' ? deadlineMs.short : undefined);
  }

  /**
   * Calls a service on the connections of short calls, so that it fails when callers cannot get a connection either.
   * @throws AppError
   */
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

const agent = (connections: number) =>
  new Agent({
    connections,
    pipelining: 1,
    connect: { timeout: 2_000 },
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
    // Must be shorter than the services' own keep-alive: otherwise a service may close a connection just as a request
    // is sent on it.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 4_000,
  });
