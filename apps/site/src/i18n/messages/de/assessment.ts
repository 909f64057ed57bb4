import type { Messages } from '../messages.ts';

export const assessment = {
  'assessment.pageTitle': 'Deine Auswertung',
  'assessment.title': 'Deine Bewerbung wird ausgewertet',
  'assessment.lead':
    'Danke. Deine Angaben werden gerade mit unseren Aufnahmekriterien abgeglichen; dein Profil sieht sich danach ein Mensch an. Dein vorläufiges Ergebnis erscheint hier. Es kommt auch per E-Mail, du kannst die Seite also schließen.',
  'assessment.remaining': 'Verbleibende Zeit',
  'assessment.progress': 'Fortschritt der Auswertung',
  'assessment.minutesLeft': '{minutes, plural, one {Noch # Minute} other {Noch # Minuten}}',
  'assessment.stepReceived': 'Bewerbung eingegangen',
  'assessment.stepProfile': 'Deine Angaben werden geprüft',
  'assessment.stepResult': 'Vorläufiges Ergebnis',
  'assessment.own': 'Deine private Seite',
  'assessment.ownText':
    'Auf deiner eigenen Seite siehst du, wie es um deine Bewerbung steht, wer hineingesehen hat und was du geschickt hast. Dort kannst du alles berichtigen, zurückziehen oder löschen.',
  'assessment.qualifiedTitle': 'Du bist vorläufig qualifiziert',
  'assessment.qualifiedLead': 'Glückwunsch! Deine Bewerbung passt zu dem, was wir suchen.',
  'assessment.qualifiedPlans':
    'Unsere Hauptpakete stehen allen offen, die mehr als {amount} im Monat verdienen oder eine qualifizierende Dreh-Session absolviert haben. Eine Session ist der schnellste Weg dorthin.',
  'assessment.qualifiedNext':
    'Wie auch immer du dich entscheidest: Jemand aus dem Team meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.',
  'assessment.qualifiedButton': 'Zu den Dreh-Sessions',
  'assessment.rejectedTitle': 'Diesmal hat es nicht gereicht',
  'assessment.rejectedLead':
    'Danke für dein Interesse. Deine Bewerbung passt im Moment nicht zu unserem Programm. Das ist kein Urteil über dich oder deine Arbeit.',
  'assessment.rejectedAgain':
    'Du kannst dich gern noch einmal bewerben. Profile und Fotos, die zeigen, wer du bist, helfen uns sehr.',
  'assessment.rejectedAgainShown': 'Du kannst dich gern noch einmal bewerben, sobald sich etwas ändert.',
  'assessment.rejectedRead':
    'Trotzdem liest ein Mensch deine Bewerbung, und zwar innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.',
  'assessment.rejectedButton': 'Zurück zur Startseite',
  'assessment.noScript':
    'Diese Seite braucht JavaScript. Bitte schalte es ein und lade die Seite neu. Dein Ergebnis kommt auch per E-Mail. Falls nicht, schreib uns: {email}.',
  'assessment.wait': 'Einen Moment, bitte.',
} as const satisfies Messages<'assessment'>;
