/** A refusal by the sign-in strategy, as opposed to a technical failure. */
export interface Refusal {
  readonly refusesCredentials: true;
}
