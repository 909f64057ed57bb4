import type { Server, ServerResponse } from 'node:http';
import { Repeat, serviceLogger, stopping, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { EndedSessions } from '../shared/identity/ended-sessions.ts';

/** A feed closes within this time after its session has ended. */
const everyMs = 2_000;

/** Open live feeds. Each closes with its session, and all close when the gateway stops. */
@Injectable()
export class LiveFeeds implements OnModuleInit, OnModuleDestroy {
  private readonly sessions = new Map<ServerResponse, string>();
  private readonly repeat: Repeat;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly ended: EndedSessions,
    @Inject(serviceLogger) logger: Logger,
  ) {
    this.repeat = new Repeat({ name: 'live feeds', work: () => this.endWithSessions(), everyMs, logger });
  }

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    server.once(stopping, () => {
      for (const feed of this.sessions.keys()) feed.destroy();
    });
    this.repeat.start();
  }

  onModuleDestroy() {
    return this.repeat.stop();
  }

  add(feed: ServerResponse, session: string): void {
    this.sessions.set(feed, session);
    feed.once('close', () => this.sessions.delete(feed));
  }

  /** Queries the database, because any replica may have ended a session. */
  private async endWithSessions(): Promise<void> {
    if (this.sessions.size === 0) return;
    const ended = await this.ended.among([...new Set(this.sessions.values())]);
    for (const [feed, session] of this.sessions) if (ended.has(session)) feed.destroy();
  }
}
