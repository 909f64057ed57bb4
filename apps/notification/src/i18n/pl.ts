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
    'Pojawi się na Twojej stronie około {minutes} minut po wysłaniu formularza i przyjdzie też mailem, więc możesz zamknąć kartę. To tylko pierwsza, automatyczna ocena.',
  replyTitle: 'Osobista odpowiedź',
  reply:
    'Ktoś z naszego zespołu przeczyta Twoją aplikację i odezwie się w ciągu {hours} godzin, mailowo albo przez WhatsApp.',
  privacyTitle: 'Pełna dyskrecja',
  privacy: 'To, co nam przesyłasz, widzi wyłącznie nasz zespół.',
  page: 'Na swojej stronie widzisz, co dzieje się z Twoją aplikacją, jakie dane przechowujemy i kto je oglądał. Możesz tam poprawić dane, wycofać aplikację albo usunąć wszystko. Link otwiera Twoją stronę bez hasła, więc nikomu go nie przekazuj.',
  open: 'Otwórz moją stronę',
  contact: 'Masz pytania albo chcesz coś dodać? Napisz na {mailbox} lub po prostu odpowiedz na tę wiadomość.',
  adults: 'Współpracujemy wyłącznie z osobami, które ukończyły {age} lat.',
  notYou:
    'To nie Twoja aplikacja? Ktoś pomylił adres albo podał Twój bez pytania. Nie musisz niczego otwierać: odpisz na tę wiadomość „to nie ja”, a usuniemy wpis.',
  closing: 'Serdecznie pozdrawiamy',
  signature: 'Zespół {agency}',
} satisfies ApplicantMessages;
