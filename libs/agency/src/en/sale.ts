/**
 * What a buyer agrees to and is told about her purchase: in the step before paying, in the terms, in the receipt's mail and in
 * the PDFs that confirm it. `{agency}`, `{mailbox}`, `{reference}` and the periods are filled in.
 */
export const sale = {
  guide:
    'The guide is delivered as a file for your personal use. Payment takes place on the page of a payment provider. The download links work for a limited time and a limited number of downloads, which the download page states; if something goes wrong, write to us and you get fresh ones.',
  personal: 'You may not pass the guide on, resell it or publish it.',
  session:
    'A session is booked by paying for it. Our staff then contact you to agree on a time, and you may move it by giving notice in good time, as the booking page states. Sessions are guidance and coaching; you alone decide what you create and publish.',
  refunds:
    'If we cannot deliver the guide or hold a session, you get your money back. Consumers in the European Union and the United Kingdom may withdraw within {withdrawalDays, plural, one {# day} other {# days}}. With the download of the guide, or once a session was wholly held, this right ends only if you expressly agreed to it and we confirmed that to you by email; otherwise it stays, even after a download. Beyond that, you have the refund rights of the law that applies to you; these terms do not limit the statutory rights of consumers.',
  begin: 'Begin now: I expressly agree that the guide is delivered before my withdrawal period ends.',
  ends: 'I know that my right of withdrawal ends with the download.',
  sessionBegin:
    'Begin earlier: I expressly ask that the session may start within the {withdrawalDays, plural, one {# day} other {# days}} of my withdrawal period.',
  sessionEnds:
    'I know that my right of withdrawal ends once the session was wholly held, and that I pay a proportionate sum for a part held before a withdrawal.',
  consentsTitle: 'What you agreed to',
  termsTitle: 'Terms of this purchase',
  noticeTitle: 'Right of withdrawal',
  notice:
    'As a consumer, you may withdraw from this contract within {withdrawalDays, plural, one {# day} other {# days}} of the day on which it was made, without giving a reason. Tell us so clearly, for example by email to {mailbox}, and name the order {reference}; sending it before the period ends is enough. We then return all payments within 14 days of your message, by the way you paid, at no cost to you. If you asked us to begin a session within the period, you owe a proportionate sum for the part that was held before your message.',
  confirmation: 'Confirmation of your order {reference}',
  buyer: 'Buyer',
  agreedAt: 'Agreed on',
  receipt: 'Receipt',
  receiptNumber: 'Receipt number',
  net: 'Net amount',
  tax: 'Tax',
};
