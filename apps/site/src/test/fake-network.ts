import { jest } from '@jest/globals';

type Answer = { status: number; body: unknown };
/** A promise is an answer that takes its time. */
type Given = Answer | Promise<Answer>;
export type Answers = Record<string, Given | readonly Given[]>;
type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (status: number, code: string): Answer => ({ status, body: { code } });

/**
 * A fake network: each call (`GET /api/…`) gets its answers in order, and the last one repeats. A call without answers
 * fails like a lost connection.
 * @returns the list of calls
 */
export function fakeNetwork(answers: Answers): string[] {
  const calls: string[] = [];
  globalThis.fetch = jest.fn<Fetch>(async (path, init) => {
    const call = `${init?.method ?? 'GET'} ${path}`;
    calls.push(call);
    const known = [answers[call] ?? []].flat();
    const count = calls.filter((made) => made === call).length;
    const answer = await known[Math.min(count, known.length) - 1];
    init?.signal?.throwIfAborted();
    if (!answer) throw new TypeError('offline');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  }) as unknown as typeof fetch;
  return calls;
}

/** What was sent with a call, by default with the last. */
export const bodyOf = (call = -1): unknown => JSON.parse(jest.mocked(fetch).mock.calls.at(call)![1]!.body as string);
