/** Words of the pages of withdrawal. `{days}`, `{seller}`, `{mailbox}`, `{email}` and `{time}` are filled in. */
export const en = {
  title: 'Withdraw from a contract',
  lead: 'Fill in these three lines to withdraw from a purchase. You don’t need an account, and you don’t have to give a reason.',
  name: 'Your name',
  /** What identifies the contract. */
  contract: 'Which contract?',
  contractHint:
    'The order reference from your receipt, such as 4C1F9-A07BE. If you don’t have it, what you bought and when.',
  /** The address for the receipt. */
  email: 'Email address for the receipt of your withdrawal',
  /** The label of the one button; nothing else stands on it. */
  confirm: 'Confirm withdrawal',
  wrong: 'Please fill in this line.',
  wrongEmail: 'This doesn’t look like an email address. Please check it.',
  receivedTitle: 'We have received your withdrawal',
  received: 'You declared that you withdraw from the contract named below.',
  at: 'Received',
  /** Where the receipt goes. */
  receipt:
    'A receipt with this content goes to {email} at once. An address gets at most three receipts a day; this page says the same, so keep it as well.',
  /** After a statement without the order's secret, whether or not there is such an order. */
  unproven:
    'If your contract is an order in our shop, we also write to the address it was bought with. One click in that email makes the withdrawal take effect as of now. Otherwise a person looks at it. The time above is what counts.',
  ended:
    'The contract has ended, and the download links no longer work. You get your payment back within {days, plural, one {# day} other {# days}}, the way you paid.',
  looks: 'A person looks at it and writes to you. The time above is what counts.',
  nothing: 'There is nothing left to do: this purchase has already been withdrawn from or refunded.',
  linkTitle: 'Did you withdraw from this order?',
  link: 'On {time}, somebody submitted a withdrawal from order {reference}. If it was you, confirm it here: it takes effect as of that time. If it wasn’t you, close this page, and nothing changes.',
  instructionsTitle: 'Instructions on withdrawal',
  /** A paragraph each. */
  instructions: [
    'You have the right to withdraw from this contract within {days, plural, one {# day} other {# days}} without giving any reason. The withdrawal period will expire after {days, plural, one {# day} other {# days}} from the day of the conclusion of the contract. If the last day is a Saturday, a Sunday or a public holiday, the period ends with the next working day.',
    'To exercise the right of withdrawal, you must inform us ({seller}, {mailbox}) of your decision to withdraw from this contract by an unequivocal statement, for example a letter sent by post or an email. You may use the model withdrawal form below, but it is not obligatory. You can also submit your withdrawal on this page. If you do, we send you a receipt by email without delay, with its content and the date and time of its submission.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
    'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than {days, plural, one {# day} other {# days}} from the day on which we are informed about your decision to withdraw. We use the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
    'If you requested a session to begin during the withdrawal period, you shall pay us an amount in proportion to what was provided until you informed us of your withdrawal. The right ends when the session was wholly held at your express request.',
    'For digital content, the right of withdrawal ends once the download has begun, if you expressly agreed to that, acknowledged that you lose your right, and received our confirmation of both.',
  ],
  modelTitle: 'Model withdrawal form',
  /** A line each. */
  model: [
    '(Complete and return this form only if you wish to withdraw from the contract.)',
    'To {seller}, {mailbox}:',
    // The words of the directive.
    // cspell:disable-next-line
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the provision of the following service (*),',
    'Ordered on (*)/received on (*),',
    'Name of consumer(s),',
    'Address of consumer(s),',
    'Signature of consumer(s) (only if this form is notified on paper),',
    'Date',
    '(*) Delete as appropriate.',
  ],
  home: 'Back to the home page',
};

export type WithdrawalTexts = typeof en;
