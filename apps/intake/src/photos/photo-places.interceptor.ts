import { AppError, sendProblem, serviceConfig, toAppError, type Logger } from '@blue-peony/service-kit';
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { photoRefused } from '../business-events.ts';
import type { IntakeConfig } from '../config.ts';
import { largestUpload, PhotoMemory } from './photo-memory.ts';
import { watchSpeed } from './watch-speed.ts';

type Place = {
  leave: () => void;
  /** The largest body, in bytes. */
  size: number;
  /** Whether a handler has taken over the photo and will release its memory. */
  used: boolean;
};
export type PlacedRequest = FastifyRequest & { place: Place };

/** Admits an upload before its body is read, while there is memory for it. Slow senders lose their place. */
@Injectable()
export class PhotoPlaces implements NestInterceptor {
  constructor(
    private readonly memory: PhotoMemory,
    @Inject(serviceConfig) private readonly config: IntakeConfig,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<PlacedRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    let told = false;
    const tell = (error: unknown) => {
      if (!told) photoRefused(request.log as Logger, toAppError(error).code);
      told = true;
    };
    const place = await this.enter(request, reply).catch((error: unknown) => {
      tell(error);
      throw error;
    });
    watchSpeed(request.raw, {
      everyMs: this.config.speedCheckMs,
      size: place.size,
      isWaitedFor: () => this.memory.isWaitedFor,
      cut: (code) => {
        const error = new AppError(code, { detail: 'The photo came too slowly' });
        tell(error);
        // The reader of the body would wait for its end before it answers.
        sendProblem(request, reply.header('connection', 'close'), error);
      },
    });
    return catchError((error: unknown) => {
      const reason = hasLeft(request) ? new AppError('bad_request', { cause: error }) : error;
      tell(reason);
      throw reason;
    })(next.handle());
  }

  private async enter(request: PlacedRequest, reply: FastifyReply): Promise<Place> {
    const { 'content-length': length = largestUpload, 'x-client': client = '' } = request.headers;
    const size = Math.min(Number(length), largestUpload);
    const place: Place = {
      leave: await this.memory.enter({ client: String(client), size, load: 1 }),
      size,
      used: false,
    };
    const release = () => {
      if (!place.used) place.leave();
    };
    reply.raw.once('close', release);
    // The client may have disconnected while it waited.
    if (reply.raw.closed) release();
    request.place = place;
    return place;
  }
}

const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;
