import type { Sentences } from '../sentences.ts';

export const promises = {
  stillRead:
    'Trotzdem liest ein Mensch deine Bewerbung und antwortet dir innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}.',
  pastEntry:
    'Über unser Einstiegsprogramm bist du schon hinaus. Ein Mensch meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} wegen der Hauptpakete bei dir.',
  helps: 'Ein Profil oder ein Foto hilft uns, bekleidet und gern ohne Gesicht.',
  noJudgment: 'Das ist kein Urteil über dich oder deine Arbeit.',
  opensPlans:
    'Die Hauptpakete stehen allen offen, die mehr als {plansFrom} im Monat verdienen oder eine bezahlte, qualifizierende Dreh-Session hinter sich haben.',
  hourPrice: 'Eine Session von einer Stunde kostet {hourPrice}.',
  downloads:
    'Jede Datei lässt sich innerhalb von {linkDays, plural, one {# Tag} other {# Tagen}} {downloads, plural, one {einmal} other {#-mal}} herunterladen.',
  resumed:
    'Ein Download, der abbricht und innerhalb von {resumeMinutes, plural, one {# Minute} other {# Minuten}} weiterläuft, zählt einmal.',
  refunded: 'Das Geld ist innerhalb von etwa {refundDays, plural, one {# Tag} other {# Tagen}} auf deinem Konto.',
  ofAge: 'Ich bin mindestens 18 Jahre alt und an meinem Wohnort volljährig',
  agrees:
    'Ich habe die <a>Datenschutzerklärung</a> gelesen und willige ein, dass meine Angaben und Fotos genutzt werden, um diese Bewerbung zu beurteilen',
  anonymously: 'Anonym bewerben',
  neutralMails:
    'Gib statt deines Namens ein Pseudonym an; die nächste größere Stadt genügt. Unsere E-Mails an dich haben einen neutralen Absendernamen und Betreff.',
} satisfies Sentences;
