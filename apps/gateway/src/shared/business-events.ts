import { metricCatalog, type FunnelReport } from '@blue-peony/contracts';
import { counter, type Logger } from '@blue-peony/service-kit';

// One function for each event at the edge that is both logged and counted, so that log line and metric stay together.

const countSignIns = counter('blue_peony_sign_ins_total');
const countFailures = counter('blue_peony_sign_in_failures_total');
const countHits = counter('blue_peony_rate_limits_hit_total');

type SignInMethod = (typeof metricCatalog.blue_peony_sign_ins_total.labels.method)[number];
export type BudgetName = (typeof metricCatalog.blue_peony_rate_limits_hit_total.labels.budget)[number];

/** Counted only: the audit log already records who opened which session. */
export const signedIn = (method: SignInMethod): void => countSignIns({ method });

const { reason: reasons } = metricCatalog.blue_peony_sign_in_failures_total.labels;

export function signInRefused(logger: Logger, code: string): void {
  countFailures({ reason: reasons.find((known) => known === code) ?? 'other' });
  logger.info({ code }, 'sign-in refused');
}

const countRefusals = counter('blue_peony_overload_refused_total');

export type Crowd = (typeof metricCatalog.blue_peony_overload_refused_total.labels.crowd)[number];
type Bound = (typeof metricCatalog.blue_peony_overload_refused_total.labels.bound)[number];

/**
 * Too much concurrent work of one kind, or a sender that is too slow. Not logged: in a flood the log lines would be a
 * second flood.
 */
export const overloadRefused = (crowd: Crowd, bound: Bound): void => countRefusals({ crowd, bound });

/** Not logged: the request log already has the 429. */
export const rateLimitHit = (budget: BudgetName): void => countHits({ budget });

const countSteps = counter('blue_peony_funnel_steps_total');
const countFunnelRefusals = counter('blue_peony_funnel_refusals_total');

const { code: codes } = metricCatalog.blue_peony_funnel_refusals_total.labels;

/** Counted without any log line: a visitor's step is a number and nothing else. */
export function visitorStepCounted({ page, language, ...came }: FunnelReport): void {
  if ('step' in came) countSteps({ page, language, step: came.step });
  else countFunnelRefusals({ page, language, code: codes.find((known) => known === came.refused) ?? 'other' });
}
