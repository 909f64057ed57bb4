import { promises } from '@blue-peony/agency/pl/promises';
import type { AnswerTexts } from './texts.ts';

const end = '\n\nSerdecznie pozdrawiamy\n{staff_name}\n{agency}';

export const pl: AnswerTexts = {
  invite: {
    subject: 'Porozmawiajmy o Twoim zgłoszeniu',
    text: `{greeting}

Dziękujemy za zgłoszenie do {agency}. Przeczytaliśmy je i chętnie Cię poznamy.

Następny krok to około dwudziestominutowa rozmowa, z kamerą albo bez, jak wolisz. Opowiemy, jak mogłaby wyglądać nasza współpraca, a Ty możesz zapytać o wszystko. Do niczego to nie zobowiązuje: decyzję podejmiesz spokojnie, w swoim czasie.

Kiedy Ci pasuje? Zaproponuj dwa lub trzy terminy i swoją strefę czasową, a my potwierdzimy jeden z nich.${end}`,
  },
  ask_more: {
    subject: 'Pytanie o Twoje zgłoszenie',
    text: `{greeting}

Dziękujemy za zgłoszenie. Żeby odpowiedzieć Ci konkretnie, potrzebujemy jeszcze kilku informacji:

• Co chcesz osiągnąć w ciągu najbliższych sześciu miesięcy?
• Ile czasu tygodniowo możesz na to przeznaczyć?
• Na jakich platformach już działasz i jak Ci tam idzie?

Wystarczy kilka zdań, po prostu odpisz na tę wiadomość. Jeśli dołączasz zdjęcia, prosimy wyłącznie o takie w ubraniu.${end}`,
  },
  session: {
    subject: 'Pomysł na Twój następny krok',
    text: `{greeting}

Dziękujemy za zgłoszenie do {agency}. Podoba nam się to, co chcesz zbudować. Nasza pełna opieka zaczyna się jednak na nieco późniejszym etapie, a nie chcemy obiecywać więcej, niż możemy dać.

Naszym zdaniem najbardziej pomoże Ci teraz lepszy materiał. Na sesji nagraniowej zaplanujemy z Tobą ujęcia, omówimy światło, kadry i montaż, a na koniec będziesz mieć plan na najbliższe tygodnie. O liczbie godzin decydujesz Ty. ${promises.hourPrice} ${promises.opensPlans}

Podoba Ci się ten pomysł? Odpisz na tę wiadomość, a prześlemy szczegóły. Jeśli nie, możesz wrócić do nas w każdej chwili.${end}`,
  },
  later: {
    subject: 'W sprawie Twojego zgłoszenia',
    text: `{greeting}

Dziękujemy za zgłoszenie do {agency} i za szczerość, z jaką o sobie opowiadasz.

Dziś nie możemy jeszcze zaproponować Ci startu. Powód jest taki: {reason}

Odezwij się, proszę, za około trzy miesiące: wystarczy odpisać na tę wiadomość, a wrócimy do rozmowy dokładnie w tym miejscu.${end}`,
  },
  decline: {
    subject: 'W sprawie Twojego zgłoszenia',
    text: `{greeting}

Dziękujemy za zgłoszenie i za zaufanie.

Przeczytaliśmy je uważnie i tym razem nasza odpowiedź brzmi: nie. To, czego szukasz, i to, co robimy dobrze, za słabo do siebie pasuje. ${promises.noJudgment}

Jeśli coś się zmieni, zgłoś się do nas ponownie. A jeśli wolisz, żebyśmy już teraz usunęli Twoje dane, odpisz na tę wiadomość i zrobimy to.

Życzymy Ci wszystkiego dobrego.${end}`,
  },
};
