import { problems, type FieldError, type ProblemCode } from '@blue-peony/contracts';
import { outageOf, type OutagePart } from './outage.ts';

type Details = {
  detail?: string;
  errors?: FieldError[];
  cause?: unknown;
  /** The part that is away, where the cause does not tell. */
  outage?: OutagePart | undefined;
  retryAfterSeconds?: number;
};

/** Spread, so that those who were refused together do not come back together. A full disk takes longer to repair. */
const retryAfter = (part: OutagePart | undefined) => (part === 'disk' ? 20 : 5) + Math.floor(Math.random() * 11);

/** A failure that the caller is told about, by its code. `detail` must carry no personal data: it is logged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly outage: OutagePart | undefined;
  /** When to ask again; every 502 and 503 says it. */
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

/** @throws AppError `not_found` for what a lookup did not find */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}
