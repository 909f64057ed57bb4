import type { Messages } from '../../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Twoja ocena',
  'assessment.title': 'Analizujemy Twoją aplikację',
  'assessment.lead':
    'Dziękujemy, {name}. Przyglądamy się Twojemu profilowi, platformom i celom. Nie zamykaj tej strony: tutaj pojawi się wstępny wynik.',
  'assessment.remaining': 'Pozostały czas',
  'assessment.progress': 'Postęp analizy',
  'assessment.minutesLeft':
    '{minutes, plural, one {Została # minuta} few {Zostały # minuty} many {Zostało # minut} other {Zostało # minuty}}',
  'assessment.stepReceived': 'Aplikacja dotarła',
  'assessment.stepProfile': 'Przeglądamy Twój profil',
  'assessment.stepResult': 'Wstępny wynik',
  'assessment.qualifiedTitle': 'Wstępnie się kwalifikujesz',
  'assessment.qualifiedLead': 'Gratulacje, {name}. Twoja aplikacja odpowiada temu, czego szukamy.',
  'assessment.qualifiedPlans':
    'Nasze główne plany są dostępne dla osób, które zarabiają ponad {amount} miesięcznie albo mają za sobą kwalifikującą sesję nagraniową. Sesja to najszybsza droga.',
  'assessment.qualifiedNext': 'Niezależnie od Twojej decyzji ktoś z zespołu odezwie się w ciągu {hours} godzin.',
  'assessment.qualifiedButton': 'Zobacz sesje nagraniowe',
  'assessment.rejectedTitle': 'Tym razem się nie udało',
  'assessment.rejectedLead':
    'Dziękujemy za zainteresowanie, {name}. W tej chwili Twoja aplikacja nie pasuje do naszego programu. To nie jest ocena Ciebie ani Twojej pracy.',
  'assessment.rejectedAgain':
    'Możesz aplikować ponownie. Bardzo pomagają nam profile i zdjęcia, które pokazują, kim jesteś.',
  'assessment.rejectedButton': 'Wróć na stronę główną',
  'assessment.wait': 'Chwileczkę.',
} as const satisfies Messages<'assessment'>;
