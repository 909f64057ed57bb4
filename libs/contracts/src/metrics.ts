import { caseReasons } from './cases/schemas.ts';
import { eventSchemas, type EventType } from './events.ts';
import { funnelPages, funnelSteps } from './funnel/schemas.ts';
import { languages } from './locales.ts';
import { productTypes } from './checkouts/prices.ts';
import { promisedMails } from './mails/promises.ts';

/** A label with few values that are not known in advance: a route pattern, a schema name. */
const open: readonly string[] = [];
const mailedTo = ['staff', 'applicant', 'new_address', 'member', 'buyer', 'previous_buyer'] as const;
const providers = ['whop', 'sandbox'] as const;
const eventTypes = Object.keys(eventSchemas) as EventType[];

export type MetricType = 'counter' | 'gauge' | 'histogram';
type Metric = {
  type: MetricType;
  help: string;
  /** Values of each label. Counters start at 0 for all of them: otherwise Prometheus would miss the first increase. */
  labels: Record<string, readonly string[]>;
  buckets?: number[];
};

/**
 * Every metric of the product besides the defaults of prom-client. A test compares the dashboard, alerts and runbooks
 * with it. Labels must not identify a person: no address, name, id or token.
 */
export const metricCatalog = {
  blue_peony_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Duration of HTTP requests, from the first byte to the end of the answer, by route pattern',
    labels: { method: open, route: open, status: open },
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  blue_peony_database_connections: {
    type: 'gauge',
    help: 'Database connections of the pool, and requests that wait for one',
    labels: { schema: open, state: ['used', 'idle', 'waiting'] },
  },

  blue_peony_overload_refused_total: {
    type: 'counter',
    help: 'Requests that the gateway refused or aborted: too many in total, too many of one client, or too slow',
    labels: { crowd: ['short', 'body', 'upload', 'stream'], bound: ['all', 'client', 'slow'] },
  },

  blue_peony_outbox_events: {
    type: 'gauge',
    help: 'Events in the outbox: pending, or abandoned after too many attempts',
    labels: { outbox: open, state: ['pending', 'abandoned'] },
  },
  blue_peony_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest event that is not published yet; 0 without one',
    labels: { outbox: open },
  },
  blue_peony_relay_events_total: {
    type: 'counter',
    help: 'Attempts to publish an event, by outcome',
    labels: { outbox: open, outcome: ['published', 'unroutable', 'refused', 'timeout', 'unavailable'] },
  },
  blue_peony_queue_messages: {
    type: 'gauge',
    help: 'Events of a consumer by state; each replica reports all of them, so take the maximum',
    labels: { queue: open, state: ['ready', 'retrying', 'dead'] },
  },
  blue_peony_dependency_away: {
    type: 'gauge',
    help: '1 while the worker pauses events because a dependency does not answer, 0 otherwise',
    labels: { dependency: ['smtp', 'database', 'intake', 'commerce'] },
  },
  blue_peony_events_handled_total: {
    type: 'counter',
    help: 'Attempts to handle an event, by outcome; staff must look at dead ones',
    labels: { type: [...eventTypes, 'unknown'], outcome: ['done', 'retry', 'dead'] },
  },

  blue_peony_mails_total: {
    type: 'counter',
    help: 'Attempts to send a mail: sent, deferred to a later attempt, permanently refused by the recipient, suppressed as superfluous, or about erased data',
    labels: { recipient: mailedTo, outcome: ['sent', 'deferred', 'refused', 'suppressed', 'erased'] },
  },
  blue_peony_mail_lag_seconds: {
    type: 'histogram',
    help: 'Time from the event of a mail until a mail server has accepted the mail',
    labels: { recipient: mailedTo },
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 14_400],
  },

  blue_peony_mails_missing: {
    type: 'gauge',
    help: 'Mails promised in the last seven days without a final state; absent when the last comparison is older than ten minutes',
    labels: { mail: promisedMails },
  },

  blue_peony_funnel_steps_total: {
    type: 'counter',
    help: 'Page views that reached a step, each counted once; without robots and browsers that ask not to be tracked',
    labels: { page: funnelPages, step: funnelSteps, language: languages },
  },
  blue_peony_funnel_refusals_total: {
    type: 'counter',
    help: 'Page views with a refused request, each counted once per code',
    labels: {
      page: funnelPages,
      code: [
        'validation_failed',
        'photo_too_large',
        'not_an_image',
        'photo_format_unsupported',
        'photo_unreadable',
        'photo_too_many_pixels',
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
    },
  },

  blue_peony_applications_accepted_total: {
    type: 'counter',
    help: 'Applications stored; repeated requests are not counted',
    labels: { language: languages },
  },
  blue_peony_applications_erased_total: {
    type: 'counter',
    help: 'Applications deleted, by cause; `ledger` means deleted again after the restore of an older backup',
    labels: { by: ['applicant', 'staff', 'time', 'ledger'] },
  },
  blue_peony_applications_overdue: {
    type: 'gauge',
    help: 'Applications still stored after their storage time; without those under a legal hold or seal',
    labels: {},
  },
  blue_peony_photos_stored_total: { type: 'counter', help: 'Photos stored', labels: {} },
  blue_peony_photos_refused_total: {
    type: 'counter',
    help: 'Uploads that were not stored, by problem code',
    labels: {
      code: [
        'photo_too_large',
        'not_an_image',
        'photo_format_unsupported',
        'photo_unreadable',
        'photo_too_many_pixels',
        'unavailable',
        'internal',
        'other',
      ],
    },
  },

  blue_peony_checkouts_total: {
    type: 'counter',
    help: 'Checkouts at the payment provider, by whether they could be created',
    labels: { provider: providers, outcome: ['started', 'failed'] },
  },
  blue_peony_orders_paid_total: {
    type: 'counter',
    help: 'Orders whose payment the provider has confirmed; each counted once',
    labels: { product: productTypes },
  },
  blue_peony_orders_refunded_total: {
    type: 'counter',
    help: 'Orders with returned or disputed money',
    labels: { reason: ['refund', 'dispute'] },
  },
  blue_peony_payments_refused_total: {
    type: 'counter',
    help: 'Webhooks that were not accepted, and payments that match no order; each such case counted once',
    labels: {
      provider: providers,
      reason: ['signature', 'timestamp', ...caseReasons],
    },
  },
  blue_peony_case_oldest_seconds: {
    type: 'gauge',
    help: 'Waiting time of the oldest undecided payment that matches no order; 0 without one',
    labels: {},
  },
  blue_peony_payments_found_total: {
    type: 'counter',
    help: 'Orders updated by asking the provider, because its webhook had not arrived',
    labels: { provider: providers },
  },
  blue_peony_downloads_granted_total: {
    type: 'counter',
    help: 'Downloads counted against a link, without partial and resumed requests',
    labels: { file_type: ['pdf', 'epub', 'worksheets'] },
  },
  blue_peony_downloads_refused_total: {
    type: 'counter',
    help: 'Download links that were refused, by problem code',
    labels: { reason: ['not_found', 'download_expired', 'downloads_used_up'] },
  },

  blue_peony_audit_head_age_seconds: {
    type: 'gauge',
    help: 'Seconds since the head of the audit chain was logged; each replica logs it every hour',
    labels: {},
  },
  blue_peony_audit_broken: {
    type: 'gauge',
    help: '1 after the audit chain was found broken, 0 otherwise',
    labels: {},
  },

  blue_peony_sign_ins_total: {
    type: 'counter',
    help: 'Staff sessions opened',
    labels: { method: ['password', 'recovery', 'invite', 'otp', 'mfa/webauthn'] },
  },
  blue_peony_sign_in_failures_total: {
    type: 'counter',
    help: 'Refused calls for a session, a code or a second factor, by error code',
    labels: {
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
    },
  },
  blue_peony_rate_limits_hit_total: {
    type: 'counter',
    help: 'Requests refused because a rate limit was used up',
    labels: {
      budget: [
        'applications',
        'uploads',
        'checkouts',
        'downloads',
        'freshLinks',
        'myLinks',
        'wrongSecrets',
        'funnel',
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
    },
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricCatalog;
export type MetricLabels<Name extends MetricName> = {
  [
    Label in keyof (typeof metricCatalog)[Name]['labels']
  ]: (typeof metricCatalog)[Name]['labels'][Label] extends readonly (infer Value)[] ? Value : never;
};
export type MetricsOf<Type extends MetricType> = {
  [Name in MetricName]: (typeof metricCatalog)[Name]['type'] extends Type ? Name : never;
}[MetricName];
