/**
 * What may be logged of an error: its class and where it was thrown. Its message may quote data of the event.
 * @returns `reason` such as `TypeError` or `Error ECONNREFUSED`, `at` the innermost frames of the stack
 */
export function describeFailure(error: unknown): { reason: string; at: string | undefined } {
  if (!(error instanceof Error)) return { reason: 'unknown', at: undefined };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    reason: [error.name, code].filter((part) => typeof part === 'string').join(' '),
    at: frames
      ?.slice(0, 4)
      .map((line) => line.trim())
      .join(' < '),
  };
}
