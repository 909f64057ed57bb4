import type { ApplicantMessages } from './messages.ts';

export const pl = {
  subject: 'Otrzymaliśmy Twoją aplikację',
  preview: 'Dziękujemy! Ktoś z naszego zespołu odezwie się w ciągu {hours} godzin.',
  greeting: 'Cześć {name},',
  greetingNameless: 'Dzień dobry,',
  heading: 'Dziękujemy. Twoja aplikacja jest w dobrych rękach.',
  intro: 'Wszystko bezpiecznie do nas dotarło. Oto, co wydarzy się teraz:',
  assessmentTitle: 'Wstępna ocena',
  assessment:
    'Pojawi się na stronie, na której została wysłana aplikacja, około {minutes} minut po wysłaniu formularza. To tylko pierwsza, automatyczna ocena.',
  replyTitle: 'Osobista odpowiedź',
  reply:
    'Ktoś z naszego zespołu przeczyta Twoją aplikację i odezwie się w ciągu {hours} godzin, mailowo albo przez WhatsApp.',
  privacyTitle: 'Pełna dyskrecja',
  privacy: 'To, co nam przesyłasz, widzi wyłącznie nasz zespół.',
  contact: 'Masz pytania albo chcesz coś dodać? Napisz na {mailbox} lub po prostu odpowiedz na tę wiadomość.',
  adults: 'Współpracujemy wyłącznie z osobami, które ukończyły {age} lat.',
  notYou: 'To nie Twoja aplikacja? Ktoś mógł się pomylić, wpisując adres. Napisz do nas, a usuniemy ten wpis.',
  closing: 'Serdecznie pozdrawiamy',
  signature: 'Zespół {agency}',
} satisfies ApplicantMessages;
