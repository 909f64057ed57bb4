/** Texts of a download link that gives no file. `{mailbox}` is filled in. */
export type LinkTexts = {
  notFoundTitle: string;
  notFound: string;
  expiredTitle: string;
  expired: string;
  usedUpTitle: string;
  usedUp: string;
  pausedTitle: string;
  paused: string;
  unavailableTitle: string;
  unavailable: string;
  renew: string;
  sentTitle: string;
  sent: string;
  /** Text above the address form, its label and its button. */
  ask: string;
  address: string;
  askButton: string;
  asked: string;
  badAddressTitle: string;
  badAddress: string;
  pageExpired: string;
  help: string;
  home: string;
};
