/** A refusal by the sign-in strategy, as opposed to a failure of the machinery behind it. */
export interface Refusal {
  readonly refusesCredentials: true;
}
