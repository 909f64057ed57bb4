/** Words of the pages of withdrawal. `{days}`, `{seller}`, `{mailbox}`, `{email}` and `{time}` are filled in. */
export type WithdrawalTexts = {
  title: string;
  lead: string;
  name: string;
  /** What identifies the contract. */
  contract: string;
  contractHint: string;
  /** The address for the receipt. */
  email: string;
  /** The label of the one button; nothing else stands on it. */
  confirm: string;
  wrong: string;
  wrongEmail: string;
  receivedTitle: string;
  received: string;
  at: string;
  /** Where the receipt goes. */
  receipt: string;
  /** After a statement without the order's secret, whether or not there is such an order. */
  unproven: string;
  ended: string;
  looks: string;
  nothing: string;
  linkTitle: string;
  link: string;
  instructionsTitle: string;
  /** A paragraph each. */
  instructions: readonly string[];
  modelTitle: string;
  /** A line each. */
  model: readonly string[];
  home: string;
};
