import type { Server } from 'node:http';
import type { PassThrough } from 'node:stream';
import { endpoints } from '@blue-peony/contracts';
import { AppError, guardedStream, Serves, stopping, type Calls } from '@blue-peony/service-kit';
import { Controller, type OnModuleInit, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { LiveFeed, type LiveMessage } from './live-feed.ts';

const listenersAtMost = 200;
const heartbeatMs = 15_000;
/** The longest life of a connection. The client then reconnects, and its session is checked again. */
const longestMs = 300_000;
/** A listener with more unread bytes than this is disconnected. */
const unreadBytes = 64 * 1024;

/** The live feed as server-sent events. */
@Controller()
export class LiveController implements OnModuleInit {
  private readonly open = new Set<PassThrough>();

  constructor(
    private readonly feed: LiveFeed,
    private readonly host: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    const server: Server = this.host.httpAdapter.getHttpServer();
    server.once(stopping, () => {
      for (const stream of this.open) stream.end();
    });
  }

  @Serves(endpoints.live)
  live({ request }: Calls['live'], @Res() reply: FastifyReply): void {
    if (this.open.size >= listenersAtMost) throw new AppError('unavailable');
    const stream = guardedStream();
    this.open.add(stream);
    const write = (text: string) => {
      if (stream.writableEnded) return;
      if (stream.writableLength > unreadBytes) stream.destroy();
      else stream.write(text);
    };
    const tell = (messages: LiveMessage[]) => write(messages.map(toText).join(''));
    const stopListening = this.feed.listen(tell);
    const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
    const end = setTimeout(() => stream.end(), longestMs);
    stream.once('close', () => {
      stopListening();
      clearInterval(heartbeat);
      clearTimeout(end);
      this.open.delete(stream);
    });
    write('retry: 2000\n\n');
    const seen = new Date(String(request.headers['last-event-id']));
    if (!Number.isNaN(seen.getTime())) this.feed.missed(seen).then(tell, () => stream.end());
    reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream);
  }
}

function toText(message: LiveMessage): string {
  if (message === 'reset') return `event: reset\nid: ${new Date().toISOString()}\ndata: {}\n\n`;
  // Without an id: presence is not replayed, because each new connection starts with all of it.
  if ('present' in message) return `event: presence\ndata: ${JSON.stringify(message)}\n\n`;
  return `event: application\nid: ${message.at}\ndata: ${JSON.stringify(message)}\n\n`;
}
