import { promises } from '@blue-peony/agency/de/promises';
import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Deine Auswertung',
  'assessment.title': 'Deine Bewerbung wird ausgewertet',
  'assessment.lead':
    'Danke. Deine Angaben werden mit unseren Aufnahmekriterien abgeglichen; dein Profil sieht sich danach ein Mensch an. Dein vorläufiges Ergebnis kommt in etwa {minutes, plural, one {# Minute} other {# Minuten}}, hier und per E-Mail. Du kannst die Seite also schließen.',
  'assessment.remaining': 'Verbleibende Zeit',
  'assessment.progress': 'Fortschritt der Auswertung',
  'assessment.minutesLeft': '{minutes, plural, one {Noch # Minute} other {Noch # Minuten}}',
  'assessment.stepReceived': 'Bewerbung eingegangen',
  'assessment.stepProfile': 'Deine Angaben werden geprüft',
  'assessment.stepResult': 'Vorläufiges Ergebnis',
  'assessment.meanwhile': 'Schau solange hinein, es kostet nichts:',
  'assessment.safetyChapter': 'wie du sicher und anonym bleibst (auf Englisch)',
  'assessment.own': 'Deine private Seite',
  'assessment.ownText':
    'Auf deiner eigenen Seite siehst du, wie es um deine Bewerbung steht, wer hineingesehen hat und was du geschickt hast. Dort kannst du sie berichtigen, zurückziehen oder löschen.',
  'assessment.qualifiedTitle': 'Du bist vorläufig qualifiziert',
  'assessment.qualifiedLead': 'Glückwunsch! Deine Bewerbung passt zu dem, was wir suchen.',
  'assessment.qualifiedPlans': `${promises.opensPlans} ${promises.hourPrice}`,
  'assessment.qualifiedNext':
    'Wie auch immer du dich entscheidest: Jemand aus dem Team meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.',
  'assessment.qualifiedButton': 'Zu den Dreh-Sessions',
  'assessment.rejectedTitle': 'Diesmal passt es nicht',
  'assessment.rejectedLead': `Danke für dein Interesse. In deiner Bewerbung sehen wir noch kein Profil und kein Foto, deshalb passt sie im Moment nicht zu unserem Programm. ${promises.noJudgment}`,
  'assessment.pastEntry': promises.pastEntry,
  'assessment.rejectedAgain': `Du kannst dich gern noch einmal bewerben. ${promises.helps}`,
  'assessment.pastEntryAgain': 'Du kannst dich gern noch einmal bewerben, sobald sich etwas ändert.',
  'assessment.rejectedRead': promises.stillRead,
  'assessment.rejectedButton': 'Zurück zur Startseite',
  'assessment.noScript':
    'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu. Dein Ergebnis kommt auch per E-Mail. Falls nicht, schreib uns: {email}.',
  'assessment.wait': 'Einen Moment, bitte.',
} as const satisfies Messages<'assessment'>;
