import type { Messages } from '../../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Twoja ocena',
  'assessment.title': 'Analizujemy Twoją aplikację',
  'assessment.lead':
    'Dziękujemy, {name}. Przyglądamy się Twojemu profilowi, platformom i celom. Wstępny wynik pojawi się tutaj. Wyślemy go też e-mailem, więc możesz zamknąć tę stronę.',
  'assessment.remaining': 'Pozostały czas',
  'assessment.progress': 'Postęp analizy',
  'assessment.minutesLeft':
    '{minutes, plural, one {Została # minuta} few {Zostały # minuty} many {Zostało # minut} other {Zostało # minuty}}',
  'assessment.stepReceived': 'Aplikacja dotarła',
  'assessment.stepProfile': 'Przeglądamy Twój profil',
  'assessment.stepResult': 'Wstępny wynik',
  'assessment.own': 'Twoja prywatna strona',
  'assessment.ownText':
    'Na swojej stronie zobaczysz, na jakim etapie jest aplikacja, kto do niej zaglądał i co w niej jest. Możesz ją tam poprawić, wycofać lub usunąć.',
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
  'assessment.rejectedAgainShown': 'Możesz aplikować ponownie, gdy tylko coś się zmieni.',
  'assessment.rejectedRead': 'Mimo to Twoją aplikację w ciągu {hours} godzin przeczyta człowiek.',
  'assessment.rejectedButton': 'Wróć na stronę główną',
  'assessment.noScript':
    'Ta strona wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie. Wynik przyjdzie też e-mailem, a jeśli nie dotrze, napisz do nas: {email}.',
  'assessment.wait': 'Chwileczkę.',
} as const satisfies Messages<'assessment'>;
