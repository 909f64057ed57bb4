import { agency, mark } from '@blue-peony/agency';
import type { ReviewedApplication, StaffMember, StaffRole } from '@blue-peony/contracts';

type Call = {
  method: string;
  path: string;
  token: string | null;
  body: unknown;
  headers: Headers;
  signal: AbortSignal | null;
};
type Answer = Response | Promise<Response>;
type Answerer = (call: Call) => Answer;

/** The differences from a manager without a second factor. */
export type StaffChanges = { role?: StaffRole; factors?: object[]; factorRequired?: boolean };

export const staff = ({ role = 'manager', factors = [], factorRequired = false }: StaffChanges = {}) => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  aud: 'authenticated',
  email: 'staff@agency.example',
  app_metadata: { role, second_factor_required: factorRequired },
  user_metadata: {},
  factors,
  created_at: '2026-03-01T09:00:00.000Z',
});

export const factor = {
  id: 'factor-1',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
};

/** A colleague in the list of an owner. */
export const member = (id: string, changes: Partial<StaffMember> = {}): StaffMember => ({
  id,
  email: 'nina@agency.example',
  name: null,
  role: 'reviewer',
  state: 'active',
  created_at: '2026-03-01T09:00:00.000Z',
  invited_at: '2026-03-01T09:00:00.000Z',
  confirmed_at: '2026-03-01T10:00:00.000Z',
  last_sign_in_at: null,
  banned_at: null,
  second_factor: true,
  factors: ['totp', 'passkey'],
  ...changes,
});

/** A token with only its assurance level; the fake server does not verify tokens. */
export const raisedToken = `x.${btoa(JSON.stringify({ aal: 'aal2' }))}.x`;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-supabase-api-version': '2024-01-01' } });

export const problem = (status: number, code: string) =>
  json({ type: 'about:blank', title: code, status, code, requestId: 'r-1' }, status);

export const session = (token: string, changes?: StaffChanges) =>
  json({
    access_token: token,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    refresh_token: `refresh-${token}`,
    user: staff(changes),
  });

export const page = (items: ReviewedApplication[], next_cursor: string | null = null, total = items.length) =>
  json({ items, next_cursor, total, total_is_estimate: false });

/** An answer that never arrives, but rejects when the request is aborted. */
const untilGone = (signal: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
  });

const usual: Record<string, Answerer> = {
  'POST /auth/v1/token?grant_type=password': () => session('token-1'),
  'POST /auth/v1/logout?scope=global': () => new Response(null, { status: 204 }),
  'POST /auth/v1/logout?scope=local': () => new Response(null, { status: 204 }),
  'GET /api/admin/applications': () => page([]),
  'GET /api/admin/account/reading': () => json({ per_person_since: null, figures: [] }),
  'GET /api/admin/reading': () => json({ per_person_since: null, team: [], people: [] }),
  'GET /api/admin/applications/{id}/mails': () => json({ items: [] }),
  'GET /api/admin/applications/{id}/looks': () => json({ items: [] }),
  'GET /api/admin/applications/{id}/stream': () => json({ entries: [], notes: [] }),
  'GET /api/admin/applications/{id}/replies': () => json({ items: [] }),
  'GET /api/admin/notices': () => json({ items: [], unseen: 0 }),
  'GET /api/admin/unknown-replies': () => json({ items: [], total: 0 }),
  'GET /api/admin/mailbox': () => json({ state: 'off', since: null, last_mail_at: null }),
  'GET /api/admin/colleagues': () => json({ items: [] }),
  // Without a key, drafts stay only in memory.
  'GET /api/admin/account/draft-key': ({ signal }) => untilGone(signal),
  'GET /api/admin/account/sessions': () => json({ items: [] }),
  'GET /api/admin/today': () => json({ late: 0, mine: 0, unassigned: 0 }),
  'GET /api/admin/cases?state=open': () => json({ items: [], more: false, open: 0 }),
  'GET /api/admin/withdrawals': () => json({ items: [], more: false, waiting: 0 }),
  'GET /api/admin/dead-letters': () => json({ items: [], counts: { outage: 0, fault: 0 } }),
  'GET /api/agency': () => json({ ...agency, mark }),
  'GET /api/indexing': () => json({ allowed: true }),
  'GET /readyz': () => json({ status: 'ready', away: [], since: {} }),
  'GET /api/admin/mail-ledger': () => json({ checked_at: null, mails: [] }),
  'GET /api/admin/mail-settings': () => json({ staff_mails: 'everything' }),
  'GET /api/admin/applications/{id}/answers': () => json({ items: [], result_told_at: null }),
  'GET /api/admin/leaving-answers': () => json({ items: [] }),
  'GET /api/admin/answer-templates': () => json({ items: [] }),
  'GET /api/admin/tags': () => json({ items: [] }),
  'GET /api/admin/applications/{id}/person': () => json({ applications: [], orders: [] }),
  'GET /api/admin/orders/{id}/person': () => json({ applications: [], orders: [] }),
  'GET /api/admin/applicants?email=buyer%40mail.example': () => json({ items: [] }),
  'POST /api/admin/buyers': () => json({ items: [], next_cursor: null }),
  'GET /api/admin/views': () => json({ items: [] }),
  'GET /api/admin/live': ({ signal }) => untilGone(signal),
};

/** The routes that a call goes by: its own, the one with any query, the one with any ids. */
function routesOf({ method, path }: Pick<Call, 'method' | 'path'>): string[] {
  const route = `${method} ${path}`;
  return [route, route.replace(/\?.*/, '?*'), route.replace(/[0-9a-f-]{36}/g, '{id}')];
}

/** A fake gateway at the network level: returns configured answers, else defaults, and records the requests. */
export class Server {
  readonly calls: Call[] = [];
  private readonly answerers: Record<string, Answerer> = {};

  /** `route`: for example "PATCH /api/admin/applications/1"; "?*" at the end matches all queries, {id} all ids. */
  answer(route: string, answerer: Answerer): void {
    this.answerers[route] = answerer;
  }

  /** Answers one call after the other. */
  answerInTurn(route: string, ...answerers: (() => Answer)[]): void {
    this.answer(route, () => answerers.shift()!());
  }

  /** Lets the calls of a route wait. @returns a function that answers the latest one */
  hold(route: string): (answer: Response) => void {
    let resolve!: (answer: Response) => void;
    this.answer(route, () => new Promise((settle) => (resolve = settle)));
    return (answer) => resolve(answer);
  }

  asked(route: string): Call[] {
    return this.calls.filter((call) => routesOf(call).includes(route));
  }

  bodies = (route: string): unknown[] => this.asked(route).map(({ body }) => body);

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin);
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: pathname + search,
      token: headers.get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers,
      signal: init.signal ?? null,
    };
    this.calls.push(call);
    const routes = routesOf(call);
    const [route] = routes;
    const answerer = [this.answerers, usual].flatMap((table) => routes.flatMap((each) => table[each] ?? [])).at(0);
    if (!answerer) throw new TypeError(`Nothing answers ${route}`);
    if (!init.signal) throw new Error(`${route} has no time limit`);
    return answerer(call);
  };
}
