import { problems, type FieldError, type ProblemCode } from '@blue-peony/contracts';
import { outageOf, type OutagePart } from './outage.ts';

type Details = {
  detail?: string;
  errors?: FieldError[];
  cause?: unknown;
  /** The dependency that is away, where the cause does not name it. */
  outage?: OutagePart | undefined;
  retryAfterSeconds?: number;
};

/** Random within a range, so that refused callers do not all retry at once. A full disk takes longer to repair. */
const retryAfter = (part: OutagePart | undefined) => (part === 'disk' ? 20 : 5) + Math.floor(Math.random() * 11);

/** A failure with a code that the caller sees. `detail` is logged and must carry no personal data. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly outage: OutagePart | undefined;
  /** Seconds for `Retry-After`; every 502 and 503 has it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ProblemCode,
    { detail, errors, cause, outage, retryAfterSeconds }: Details = {},
  ) {
    super(detail ?? problems[code].title, { cause });
    this.status = problems[code].status;
    this.errors = errors;
    this.outage = outage ?? outageOf(cause);
    const comesBack = this.status === 502 || this.status === 503;
    this.retryAfterSeconds = retryAfterSeconds ?? (comesBack ? retryAfter(this.outage) : undefined);
  }
}

/** @throws AppError `not_found` when a lookup found nothing */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
}
