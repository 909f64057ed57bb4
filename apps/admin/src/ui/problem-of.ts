import { codeOf } from '@blue-peony/ui';

type Problems = Readonly<Record<string, string>>;

/** What a failed call means, by its code; `other` where nothing is said about that. */
export const problemOf = (failure: Error | null, problems: Problems, other: string): string | undefined =>
  failure ? (problems[codeOf(failure) ?? ''] ?? other) : undefined;
