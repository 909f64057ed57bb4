import { metricCatalogue, type FunnelReport } from '@blue-peony/contracts';
import { counter, type Logger } from '@blue-peony/service-kit';

// What happens at the edge that somebody asks for: one helper each, so that log line and metric never part.

const countSignIns = counter('blue_peony_sign_ins_total');
const countFailures = counter('blue_peony_sign_in_failures_total');
const countHits = counter('blue_peony_rate_limits_hit_total');

type SignInMethod = (typeof metricCatalogue.blue_peony_sign_ins_total.labels.method)[number];
export type BudgetName = (typeof metricCatalogue.blue_peony_rate_limits_hit_total.labels.budget)[number];

/** The session's opening is in the audit log, which says whose it is. */
export const signedIn = (method: SignInMethod): void => countSignIns({ method });

const { reason: reasons } = metricCatalogue.blue_peony_sign_in_failures_total.labels;

export function signInRefused(logger: Logger, code: string): void {
  countFailures({ reason: reasons.find((known) => known === code) ?? 'other' });
  logger.info({ code }, 'sign-in refused');
}

const countRefusals = counter('blue_peony_overload_refused_total');

export type Crowd = (typeof metricCatalogue.blue_peony_overload_refused_total.labels.crowd)[number];
type Bound = (typeof metricCatalogue.blue_peony_overload_refused_total.labels.bound)[number];

/** Too much of one kind is under way, or it comes too slowly. In a flood a log line each would be a second flood. */
export const overloadRefused = (crowd: Crowd, bound: Bound): void => countRefusals({ crowd, bound });

/** The answer, a 429, is in the log. */
export const rateLimitHit = (budget: BudgetName): void => countHits({ budget });

const countSteps = counter('blue_peony_funnel_steps_total');
const countFunnelRefusals = counter('blue_peony_funnel_refusals_total');

const { code: codes } = metricCatalogue.blue_peony_funnel_refusals_total.labels;

/** No line in the log, not even of the call: how far somebody came is a number and nothing else. */
export function cameAlong({ page, language, ...came }: FunnelReport): void {
  if ('step' in came) countSteps({ page, language, step: came.step });
  else countFunnelRefusals({ page, language, code: codes.find((known) => known === came.refused) ?? 'other' });
}
