import { eventSchemas, type DomainEvent, type EventType } from '@blue-peony/contracts';
import { counter, inSpan, isOutage, SpanKind, TimeoutError, withTimeLimit, type Logger } from '@blue-peony/service-kit';
import { Busy } from './busy.ts';
import { describeFailure } from './failure.ts';
import { handlingDefaults, type HandlingOptions, type Subscription } from './types.ts';

/**
 * What happens to an event after one attempt; `delayMs` until the next attempt. Only `retry` and `dead-letter` count as
 * attempts.
 */
export type NextStep =
  | { next: 'nothing' }
  | { next: 'retry'; delayMs: number }
  | { next: 'dead-letter'; reason: string }
  | { next: 'put back'; delayMs: number }
  | { next: 'await dependency'; reason: string };

const countHandled = counter('blue_peony_events_handled_total');

/**
 * @returns the event, given as an object or as JSON, parsed by its contract; undefined when it does not match the
 *   contract
 */
export function parseEvent(given: unknown): DomainEvent | undefined {
  const event = typeof given === 'string' ? parseJson(given) : given;
  const type = (event as { type?: unknown } | null | undefined)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(eventSchemas, type)) return undefined;
  return eventSchemas[type as EventType].safeParse(event).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls the handler of a claimed event; both transports use it. */
export class Handling {
  readonly concurrency: number;
  private readonly delays: readonly number[];
  private readonly timeoutMs: number;

  constructor(
    options: HandlingOptions,
    private readonly logger: Logger,
  ) {
    this.concurrency = options.concurrency ?? handlingDefaults.concurrency;
    this.delays = options.retryDelaysMs ?? handlingDefaults.retryDelaysMs;
    this.timeoutMs = options.handlerTimeoutMs ?? handlingDefaults.handlerTimeoutMs;
  }

  /**
   * Handles a claimed event and marks it as done, or returns what happens next.
   * @param attempts number of claims so far, including this one
   */
  async attempt({ inbox, handle, queue }: Subscription, event: DomainEvent, attempts: number): Promise<NextStep> {
    // Claims whose worker died count too: otherwise an event that kills its worker would be retried forever.
    if (attempts > this.delays.length + 1) return this.deadLetter(queue, event, attempts, 'attempts used up');
    try {
      await inbox.whileLeased(event.id, attempts, () =>
        inSpan(
          `handle ${event.type}`,
          { kind: SpanKind.CONSUMER, parent: event.traceparent, attributes: { 'messaging.destination.name': queue } },
          () => withTimeLimit(handle(event), this.timeoutMs),
        ),
      );
      await inbox.complete(event.id);
      countHandled({ type: event.type, outcome: 'done' });
      return { next: 'nothing' };
    } catch (error) {
      return this.afterFailure(queue, event, attempts, error);
    }
  }

  private afterFailure(queue: string, event: DomainEvent, attempts: number, error: unknown): NextStep {
    const { reason, at } = describeFailure(error);
    // A handler that never ends is the handler's failure, not an outage.
    const outage = isOutage(error) && !(error instanceof TimeoutError);
    const delayMs = this.delays[attempts - 1];
    const counts = !outage && !(error instanceof Busy);
    if (counts && delayMs === undefined) return this.deadLetter(queue, event, attempts, reason);
    countHandled({ type: event.type, outcome: 'retry' });
    this.logger.warn({ queue, eventId: event.id, type: event.type, attempts, reason, at }, 'event failed');
    if (error instanceof Busy) return { next: 'put back', delayMs: error.afterMs };
    return outage ? { next: 'await dependency', reason } : { next: 'retry', delayMs: delayMs! };
  }

  private deadLetter(queue: string, { id, type }: DomainEvent, attempts: number, reason: string): NextStep {
    return deadLetter(this.logger, { queue, eventId: id, type, attempts, reason });
  }
}

type Given = { queue: string; eventId: unknown; type: unknown; attempts?: number; reason: string };

export function deadLetter(logger: Logger, given: Given): NextStep {
  const known = typeof given.type === 'string' && Object.hasOwn(eventSchemas, given.type);
  countHandled({ type: known ? (given.type as EventType) : 'unknown', outcome: 'dead' });
  logger.error(given, 'event is a dead letter');
  return { next: 'dead-letter', reason: given.reason };
}
