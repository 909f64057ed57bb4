/** Texts of a download link that gives no file. `{mailbox}` is filled in. */
export const en = {
  notFoundTitle: 'This link leads nowhere',
  notFound: 'Part of the address may be missing. Open the link from your receipt once more.',
  expiredTitle: 'This download link has expired',
  expired:
    'Links work for seven days, and a newer one replaces an older one. We can send a fresh one to the address you bought with.',
  usedUpTitle: 'All five downloads have been used',
  usedUp: 'Need the file on another device? We can send a fresh link to the address you bought with.',
  pausedTitle: 'This payment is under review',
  paused:
    'The payment has been disputed, and our payment provider is looking at it. Until that is decided, your links are paused. If it is decided in our favor, they will work again; if the money goes back to you, they stop working.',
  unavailableTitle: 'The file is not available right now',
  unavailable: 'Please try again in a minute. Nothing has been counted.',
  renew: 'Send me a fresh link',
  sentTitle: 'Check your inbox',
  sent: 'If the purchase is still valid, a fresh link is on its way to the address you bought with.',
  /** Text above the address form, its label and its button. */
  ask: 'Lost the receipt? Enter the address you bought with, and we will send your links there.',
  address: 'Your email address',
  askButton: 'Send my links',
  asked: 'If there is a purchase under this address, your links are on their way to it.',
  badAddressTitle: 'Please check the address',
  badAddress: 'This does not look like an email address. Please enter it once more.',
  pageExpired: 'Links on the download page work for ten minutes. Go back to that page and reload it to get new ones.',
  help: 'Questions? Write to {mailbox}.',
  home: 'Back to the home page',
};

export type LinkTexts = typeof en;
