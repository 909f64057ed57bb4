import { problems, type FieldError, type ProblemCode } from '@blue-peony/contracts';

type Details = { detail?: string; errors?: FieldError[]; cause?: unknown };

/** A failure that the caller is told about, by its code. `detail` must carry no personal data: it is logged. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly code: ProblemCode,
    { detail, errors, cause }: Details = {},
  ) {
    super(detail ?? problems[code].title, { cause });
    this.status = problems[code].status;
    this.errors = errors;
  }
}

/** @throws AppError `not_found` for what a lookup did not find */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}
