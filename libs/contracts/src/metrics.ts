import { caseReasons } from './cases.ts';
import { eventSchemas, type EventType } from './events.ts';
import { funnelPages, funnelSteps } from './funnel.ts';
import { languages } from './locales.ts';
import { productTypes } from './prices.ts';
import { promisedMails } from './promised-mails.ts';

/** A label whose values are not known beforehand, but few: a route's pattern, a schema's name. */
const open: readonly string[] = [];
const mailedTo = ['staff', 'applicant', 'new_address', 'member', 'buyer', 'previous_buyer'] as const;
const providers = ['whop', 'sandbox'] as const;
const eventTypes = Object.keys(eventSchemas) as EventType[];

export type MetricType = 'counter' | 'gauge' | 'histogram';
type Metric = {
  type: MetricType;
  help: string;
  /** The values of each label. Counters begin at 0 for all of them, or the first increase would not be seen as one. */
  labels: Record<string, readonly string[]>;
  buckets?: number[];
};

/**
 * Every metric of the house, beside the defaults of prom-client. Dashboard, alerts and runbooks are held against it. No
 * label may tell of a person: no address, name, id or token.
 */
export const metricCatalogue = {
  blue_peony_http_request_duration_seconds: {
    type: 'histogram',
    help: 'HTTP requests, from the first byte to the end of the answer, by the pattern of their route',
    labels: { method: open, route: open, status: open },
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  blue_peony_database_connections: {
    type: 'gauge',
    help: 'Connections of the pool, and requests that wait for one',
    labels: { schema: open, state: ['used', 'idle', 'waiting'] },
  },

  blue_peony_overload_refused_total: {
    type: 'counter',
    help: 'Requests that the gateway refused or cut, by what there was too much of: in all, of one client, or too slow',
    labels: { crowd: ['short', 'body', 'upload', 'stream'], bound: ['all', 'client', 'slow'] },
  },

  blue_peony_outbox_events: {
    type: 'gauge',
    help: 'Events in the outbox: pending, or abandoned after too many attempts',
    labels: { outbox: open, state: ['pending', 'abandoned'] },
  },
  blue_peony_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest event that is still to be published; 0 when there is none',
    labels: { outbox: open },
  },
  blue_peony_relay_events_total: {
    type: 'counter',
    help: 'Attempts to publish an event, by what came of them',
    labels: { outbox: open, outcome: ['published', 'unroutable', 'refused', 'timeout', 'unavailable'] },
  },
  blue_peony_queue_messages: {
    type: 'gauge',
    help: 'Messages of a consumer as it sees them itself: each replica reports all of them, so take the maximum',
    labels: { queue: open, state: ['ready', 'retrying', 'dead'] },
  },
  blue_peony_dependency_away: {
    type: 'gauge',
    help: '1 while the worker holds events back because what they need does not answer, 0 otherwise',
    labels: { dependency: ['smtp', 'database', 'intake', 'commerce'] },
  },
  blue_peony_events_handled_total: {
    type: 'counter',
    help: 'Attempts to handle an event, by what came of them; dead is for staff to look at',
    labels: { type: [...eventTypes, 'unknown'], outcome: ['done', 'retry', 'dead'] },
  },

  blue_peony_mails_total: {
    type: 'counter',
    help: 'Attempts to send a mail: sent, deferred to a later attempt, refused for good by its recipient, suppressed as one too many, or about what is erased',
    labels: { recipient: mailedTo, outcome: ['sent', 'deferred', 'refused', 'suppressed', 'erased'] },
  },
  blue_peony_mail_lag_seconds: {
    type: 'histogram',
    help: 'From what a mail tells of to the answer of the mail server that took it',
    labels: { recipient: mailedTo },
    buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 14_400],
  },

  blue_peony_mails_missing: {
    type: 'gauge',
    help: 'Mails promised in the last seven days that are in no end state; absent when nobody has compared for ten minutes',
    labels: { mail: promisedMails },
  },

  blue_peony_funnel_steps_total: {
    type: 'counter',
    help: 'Views of a page that came to a step, each once; browsers that ask not to be tracked, and robots, are not counted',
    labels: { page: funnelPages, step: funnelSteps, language: languages },
  },
  blue_peony_funnel_refusals_total: {
    type: 'counter',
    help: 'Views of a page that were refused what they asked for, each once a code',
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
    help: 'Applications stored; a repeated request is none',
    labels: { language: languages },
  },
  blue_peony_applications_erased_total: {
    type: 'counter',
    help: 'Applications deleted, by the cause; `ledger` after a backup was restored that still had them',
    labels: { by: ['applicant', 'staff', 'time', 'ledger'] },
  },
  blue_peony_applications_overdue: {
    type: 'gauge',
    help: 'Applications whose time is over and that are still there; a legal hold or a seal keeps others',
    labels: {},
  },
  blue_peony_photos_stored_total: { type: 'counter', help: 'Photos stored', labels: {} },
  blue_peony_photos_refused_total: {
    type: 'counter',
    help: 'Uploads that were not stored, by the code of the answer',
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
    help: 'Checkouts that a buyer could be sent to, or not',
    labels: { provider: providers, outcome: ['started', 'failed'] },
  },
  blue_peony_orders_paid_total: {
    type: 'counter',
    help: 'Orders whose payment the provider has confirmed, once each',
    labels: { product: productTypes },
  },
  blue_peony_orders_refunded_total: {
    type: 'counter',
    help: 'Orders whose money went back, or is disputed',
    labels: { reason: ['refund', 'dispute'] },
  },
  blue_peony_payments_refused_total: {
    type: 'counter',
    help: 'Webhooks that were not believed, and payments that match no order: a case for staff, counted once',
    labels: {
      provider: providers,
      reason: ['signature', 'timestamp', ...caseReasons],
    },
  },
  blue_peony_case_oldest_seconds: {
    type: 'gauge',
    help: 'How long the oldest payment that matches no order waits for a decision; 0 when none does',
    labels: {},
  },
  blue_peony_payments_found_total: {
    type: 'counter',
    help: 'Orders that moved because the provider was asked, when its webhook had not come',
    labels: { provider: providers },
  },
  blue_peony_downloads_granted_total: {
    type: 'counter',
    help: 'Downloads counted against a link; parts and resumes of one are none',
    labels: { file_type: ['pdf', 'epub'] },
  },
  blue_peony_downloads_refused_total: {
    type: 'counter',
    help: 'Links that opened nothing, by the code of the answer',
    labels: { reason: ['not_found', 'download_expired', 'downloads_used_up'] },
  },

  blue_peony_audit_head_age_seconds: {
    type: 'gauge',
    help: 'Since the head of the audit chain was written into the log; each replica writes it every hour',
    labels: {},
  },
  blue_peony_audit_broken: {
    type: 'gauge',
    help: '1 once the audit chain was found to be broken, 0 otherwise',
    labels: {},
  },

  blue_peony_sign_ins_total: {
    type: 'counter',
    help: 'Sessions of staff begun',
    labels: { method: ['password', 'recovery', 'invite', 'otp', 'mfa/webauthn'] },
  },
  blue_peony_sign_in_failures_total: {
    type: 'counter',
    help: 'Calls for a session, a code or a second factor that were refused, by the code of the answer',
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
    help: 'Requests that met a used-up budget',
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

export type MetricName = keyof typeof metricCatalogue;
export type MetricLabels<Name extends MetricName> = {
  [
    Label in keyof (typeof metricCatalogue)[Name]['labels']
  ]: (typeof metricCatalogue)[Name]['labels'][Label] extends readonly (infer Value)[] ? Value : never;
};
export type MetricsOf<Type extends MetricType> = {
  [Name in MetricName]: (typeof metricCatalogue)[Name]['type'] extends Type ? Name : never;
}[MetricName];
