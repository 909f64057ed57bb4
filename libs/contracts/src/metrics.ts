import { caseReasons } from './cases/schemas.ts';
import { eventSchemas, type EventType } from './events.ts';
import { funnelPages, funnelSteps } from './funnel/schemas.ts';
import { hourlyLimits, type HourlyLimit } from './hourly-limits.ts';
import { languages } from './locales.ts';
import { photoProblems } from './photos/schemas.ts';
import { productTypes } from './checkouts/prices.ts';
import { promisedMails } from './mails/promises.ts';
import { receivedMailOutcomes } from './replies/schemas.ts';

/** A label with few values that are not known in advance: a route pattern, a schema name. */
const open: readonly string[] = [];
const mailedTo = ['staff', 'applicant', 'new_address', 'member', 'buyer', 'previous_buyer', 'coach'] as const;
const providers = ['whop', 'sandbox'] as const;
const eventTypes = Object.keys(eventSchemas) as EventType[];

type MetricType = 'counter' | 'gauge' | 'histogram';
/** Values of each label. Counters start at 0 for all of them: otherwise Prometheus would miss the first increase. */
type Labels = Record<string, readonly string[]>;
const counter = <const L extends Labels>(help: string, labels: L) => ({ type: 'counter', help, labels }) as const;
const gauge = <const L extends Labels>(help: string, labels: L) => ({ type: 'gauge', help, labels }) as const;
const histogram = <const L extends Labels>(help: string, labels: L, buckets: readonly number[]) =>
  ({ type: 'histogram', help, labels, buckets }) as const;

/**
 * Every metric of the product besides the defaults of prom-client. A test compares the dashboard, alerts and runbooks
 * with it. Labels must not identify a person: no address, name, id or token.
 */
export const metricCatalog = {
  blue_peony_http_request_duration_seconds: histogram(
    'Duration of HTTP requests, from the first byte to the end of the answer, by route pattern',
    { method: open, route: open, status: open },
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  ),
  blue_peony_database_connections: gauge('Database connections of the pool, and requests that wait for one', {
    schema: open,
    state: ['used', 'idle', 'waiting'],
  }),

  blue_peony_overload_refused_total: counter(
    'Requests that the gateway refused or aborted: too many in total, too many of one client, or too slow',
    { crowd: ['short', 'body', 'upload', 'stream'], bound: ['all', 'client', 'slow'] },
  ),

  blue_peony_outbox_events: gauge('Events in the outbox: pending, or abandoned after too many attempts', {
    outbox: open,
    state: ['pending', 'abandoned'],
  }),
  blue_peony_outbox_oldest_seconds: gauge('Age of the oldest event that is not published yet; 0 without one', {
    outbox: open,
  }),
  blue_peony_relay_events_total: counter('Attempts to publish an event, by outcome', {
    outbox: open,
    outcome: ['published', 'unroutable', 'refused', 'timeout', 'unavailable'],
  }),
  blue_peony_queue_messages: gauge(
    'Events of a consumer by state; each replica reports all of them, so take the maximum',
    { queue: open, state: ['ready', 'retrying', 'dead'] },
  ),
  blue_peony_dependency_away: gauge(
    '1 while the worker waits because a dependency does not answer, 0 otherwise; `imap` is the mailbox of replies',
    { dependency: ['smtp', 'imap', 'database', 'intake', 'commerce'] },
  ),
  blue_peony_events_handled_total: counter('Attempts to handle an event, by outcome; staff must look at dead ones', {
    type: [...eventTypes, 'unknown'],
    outcome: ['done', 'retry', 'dead'],
  }),

  blue_peony_mails_total: counter(
    'Attempts to send a mail: sent, deferred to a later attempt, permanently refused by the recipient, suppressed as superfluous, or about erased data',
    { recipient: mailedTo, outcome: ['sent', 'deferred', 'refused', 'suppressed', 'erased'] },
  ),
  blue_peony_mail_lag_seconds: histogram(
    'Time from the event of a mail until a mail server has accepted the mail',
    { recipient: mailedTo },
    [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 14_400],
  ),

  blue_peony_mails_received_total: counter(
    'Mails of the mailbox of replies, by where each went; `set_aside` ones stay in the mailbox, too large or unreadable',
    { outcome: [...receivedMailOutcomes, 'set_aside'] },
  ),

  blue_peony_mails_missing: gauge(
    'Mails promised in the last seven days without a final state; absent when the last comparison is older than ten minutes',
    { mail: promisedMails },
  ),

  blue_peony_funnel_steps_total: counter(
    'Page views that reached a step, each counted once; without robots and browsers that ask not to be tracked',
    { page: funnelPages, step: funnelSteps, language: languages },
  ),
  blue_peony_funnel_refusals_total: counter('Page views with a refused request, each counted once per code', {
    page: funnelPages,
    code: [
      'validation_failed',
      ...photoProblems,
      'unknown_upload',
      'idempotency_mismatch',
      'rate_limited',
      'checkout_unavailable',
      'unavailable',
      'network',
      'timeout',
      'other',
    ],
    language: languages,
  }),

  blue_peony_applications_accepted_total: counter('Applications stored; repeated requests are not counted', {
    language: languages,
  }),
  blue_peony_applications_erased_total: counter(
    'Applications deleted, by cause; `ledger` means deleted again after the restore of an older backup',
    { by: ['applicant', 'staff', 'time', 'ledger'] },
  ),
  blue_peony_applications_overdue: gauge(
    'Applications still stored after their storage time; without those under a legal hold or seal',
    {},
  ),
  blue_peony_photos_stored_total: counter('Photos stored', {}),
  blue_peony_photos_refused_total: counter('Uploads that were not stored, by problem code', {
    code: [...photoProblems, 'unavailable', 'internal', 'other'],
  }),

  blue_peony_checkouts_total: counter('Checkouts at the payment provider, by whether they could be created', {
    provider: providers,
    outcome: ['started', 'failed'],
  }),
  blue_peony_orders_paid_total: counter('Orders whose payment the provider has confirmed; each counted once', {
    product: productTypes,
  }),
  blue_peony_orders_refunded_total: counter('Orders with returned or disputed money', {
    reason: ['refund', 'dispute'],
  }),
  blue_peony_payments_refused_total: counter(
    'Webhooks that were not accepted, and payments that match no order; each such case counted once',
    {
      provider: providers,
      reason: ['signature', 'timestamp', ...caseReasons],
    },
  ),
  blue_peony_case_oldest_seconds: gauge(
    'Waiting time of the oldest undecided payment that matches no order; 0 without one',
    {},
  ),
  blue_peony_payments_found_total: counter(
    'Orders updated by asking the provider, because its webhook had not arrived',
    { provider: providers },
  ),
  blue_peony_downloads_granted_total: counter(
    'Downloads counted against a link, without partial and resumed requests',
    { file_type: ['pdf', 'epub', 'worksheets'] },
  ),
  blue_peony_downloads_refused_total: counter('Download links that were refused, by problem code', {
    reason: ['not_found', 'download_expired', 'downloads_used_up'],
  }),

  blue_peony_audit_head_age_seconds: gauge(
    'Seconds since the head of the audit chain was logged; each replica logs it every hour',
    {},
  ),
  blue_peony_audit_broken: gauge('1 after the audit chain was found broken, 0 otherwise', {}),

  blue_peony_sign_ins_total: counter('Staff sessions opened', {
    method: ['password', 'recovery', 'invite', 'otp', 'mfa/webauthn'],
  }),
  blue_peony_sign_in_failures_total: counter('Refused calls for a session, a code or a second factor, by error code', {
    reason: [
      'invalid_credentials',
      'over_request_rate_limit',
      'mfa_verification_failed',
      'webauthn_verification_failed',
      'otp_expired',
      'refresh_token_already_used',
      'refresh_token_not_found',
      'user_banned',
      'other',
    ],
  }),
  blue_peony_rate_limits_hit_total: counter('Requests refused because a rate limit was used up', {
    budget: [
      ...(Object.keys(hourlyLimits) as HourlyLimit[]),
      'guess-1m',
      'guess-15m',
      'guess-4h',
      'guess-address',
      'guess-account',
      'refused-right',
      'totp',
      'totp-day',
      'passkey',
      'code-account',
      'code-client',
      'mail-pair',
      'mail-account',
      'mail-client',
      'mail-resend',
      'own-export',
    ],
  }),
} as const;

export type MetricName = keyof typeof metricCatalog;
export type MetricLabels<Name extends MetricName> = {
  [
    Label in keyof (typeof metricCatalog)[Name]['labels']
  ]: (typeof metricCatalog)[Name]['labels'][Label] extends readonly (infer Value)[] ? Value : never;
};
export type MetricsOf<Type extends MetricType> = {
  [Name in MetricName]: (typeof metricCatalog)[Name]['type'] extends Type ? Name : never;
}[MetricName];
