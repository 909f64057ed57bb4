import type { Server, ServerResponse } from 'node:http';
import type { Endpoint, Right } from '@blue-peony/contracts';
import { Background, stopping } from '@blue-peony/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { DeskSettings } from '../shared/desk-settings.repository.ts';
import { type Holder, holdersOf, refusalOf } from '../auth/sessions/live-sessions.repository.ts';

/** A stream must end within two seconds, so two rounds fit into that time. */
const everyMs = 900;

type Stream = { sid: string; aal: Holder['aal']; right: Right; endless: boolean };

/**
 * Answers to staff that are still being sent: live feeds, exports, photos. Each is ended when its session ends or
 * expires, when its holder loses the right, or when the session has more factors than it was opened with: a token from
 * before opens nothing more, and the desk opens its feed again with the new one. Live feeds also end with the gateway.
 */
@Injectable()
export class OpenStreams implements OnModuleInit {
  private readonly streams = new Map<ServerResponse, Stream>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly database: DataSource,
    private readonly settings: DeskSettings,
    background: Background,
  ) {
    background.every('open streams', everyMs, () => this.cut());
  }

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    server.once(stopping, () => {
      for (const [response, { endless }] of this.streams) if (endless) response.destroy();
    });
  }

  /** Watches the answer to a row until it is sent. JSON answers are too short to watch. */
  watch(response: ServerResponse, { content, right }: Endpoint, session: Pick<Stream, 'sid' | 'aal'>): void {
    if (!content) return;
    this.streams.set(response, { ...session, right: right!, endless: content === 'text/event-stream' });
    response.once('close', () => this.streams.delete(response));
  }

  /** Asks the database, because any replica may have made the change. */
  private async cut(): Promise<void> {
    // Without those that begin while the queries run.
    const streams = [...this.streams];
    if (streams.length === 0) return;
    const [holders, required] = await Promise.all([
      holdersOf(this.database, [...new Set(streams.map(([, { sid }]) => sid))]),
      this.settings.secondFactorRequired(),
    ]);
    for (const [response, { sid, aal, right, endless }] of streams) {
      const holder = holders.get(sid);
      if (holder && !refusalOf({ ...holder, aal: lower(aal, holder.aal) }, right, required)) continue;
      // Nothing is missing in a feed that ends; half an export must not look whole. A reader who does not read gets no end.
      if (endless && !response.writableEnded) response.end();
      else response.destroy();
    }
  }
}

/** A credential never counts for more than it says, nor for more than its session has now. */
export const lower = (one: Holder['aal'], other: Holder['aal']): Holder['aal'] =>
  one === 'aal2' && other === 'aal2' ? 'aal2' : 'aal1';
