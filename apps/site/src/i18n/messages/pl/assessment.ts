import { promises } from '@blue-peony/agency/pl/promises';
import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Wstępny wynik',
  'assessment.title': 'Analizujemy Twoje zgłoszenie',
  'assessment.lead':
    'Dziękujemy! Porównujemy Twoje odpowiedzi z naszymi kryteriami przyjęcia; Twój profil obejrzy potem człowiek. Wstępny wynik będzie za około {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}, tutaj i w e-mailu, więc możesz zamknąć tę stronę.',
  'assessment.remaining': 'Pozostały czas',
  'assessment.progress': 'Postęp analizy',
  'assessment.minutesLeft':
    '{minutes, plural, one {Została # minuta} few {Zostały # minuty} many {Zostało # minut} other {Zostało # minuty}}',
  'assessment.stepReceived': 'Zgłoszenie dotarło',
  'assessment.stepProfile': 'Sprawdzamy Twoje odpowiedzi',
  'assessment.stepResult': 'Wstępny wynik',
  'assessment.meanwhile': 'Zajrzyj tymczasem, to nic nie kosztuje:',
  'assessment.safetyChapter': 'jak zachować bezpieczeństwo i prywatność (po angielsku)',
  'assessment.own': 'Twoja prywatna strona',
  'assessment.ownText':
    'Na swojej stronie zobaczysz, na jakim etapie jest zgłoszenie, kto do niego zaglądał i co w nim jest. Możesz je tam poprawić, wycofać lub usunąć.',
  'assessment.qualifiedTitle': 'Wstępnie się kwalifikujesz',
  'assessment.qualifiedLead': 'Gratulacje! Twoje zgłoszenie odpowiada temu, czego szukamy.',
  'assessment.qualifiedPlans': `${promises.opensPlans} ${promises.hourPrice}`,
  'assessment.qualifiedNext':
    'Niezależnie od Twojej decyzji ktoś z zespołu odezwie się w ciągu {hours, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}.',
  'assessment.qualifiedButton': 'Zobacz sesje nagraniowe',
  'assessment.rejectedTitle': 'Tym razem się nie udało',
  'assessment.rejectedLead': `Dziękujemy za zainteresowanie. W Twoim zgłoszeniu nie ma jeszcze profilu ani zdjęcia, dlatego w tej chwili nie pasuje do naszego programu. ${promises.noJudgment}`,
  'assessment.pastEntry': promises.pastEntry,
  'assessment.rejectedAgain': `Możesz zgłosić się ponownie. ${promises.helps}`,
  'assessment.pastEntryAgain': 'Możesz zgłosić się ponownie, gdy tylko coś się zmieni.',
  'assessment.rejectedRead': promises.stillRead,
  'assessment.rejectedButton': 'Wróć na stronę główną',
  'assessment.noScript':
    'Ta strona wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie. Wynik przyjdzie też e-mailem, a jeśli nie dotrze, napisz do nas: {email}.',
  'assessment.wait': 'Chwileczkę.',
} as const satisfies Messages<'assessment'>;
