import { promises } from './promises.ts';
import type { Messages } from '../messages.ts';

export const applicant = {
  discreet: {
    sender: 'Benachrichtigung',
    subject: 'Eine Nachricht für dich',
    preview: 'Öffne sie, wann es dir passt.',
  },
  flower: 'Deine Blume, statt deines Gesichts. Nur du hast sie.',
  received: {
    subject: 'Deine Bewerbung ist angekommen',
    preview:
      'Danke! Jemand aus unserem Team meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} bei dir.',
    greeting: 'Hallo {name},',
    greetingNameless: 'Hallo,',
    heading: 'Danke. Deine Bewerbung ist in guten Händen.',
    intro: 'Alles ist sicher bei uns angekommen. So geht es jetzt weiter:',
    assessmentTitle: 'Dein vorläufiges Ergebnis',
    assessment:
      'Es erscheint etwa {minutes, plural, one {# Minute} other {# Minuten}} nach dem Absenden auf deiner eigenen Seite und kommt auch per E-Mail, du kannst den Tab also schließen. Es ist nur ein erster, automatischer Eindruck.',
    replyTitle: 'Eine persönliche Antwort',
    reply:
      'Jemand aus unserem Team liest, was du geschickt hast, und meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} per E-Mail oder WhatsApp bei dir.',
    privacyTitle: 'Von Anfang an diskret',
    privacy: 'Von dem, was du uns anvertraust, veröffentlichen und verkaufen wir nichts.',
    page: 'Auf deiner eigenen Seite siehst du, wie es um deine Bewerbung steht, was wir über dich speichern und wer es sich angesehen hat. Dort kannst du sie berichtigen, zurückziehen oder alles löschen; nach {freshHours, plural, one {# Stunde} other {# Stunden}} brauchst du dafür einen neuen Link. Der Link öffnet deine Seite ohne Passwort, behalte ihn also für dich.',
    open: 'Meine Seite öffnen',
    contact:
      'Du hast Fragen oder möchtest etwas ergänzen? Schreib an {mailbox} oder antworte einfach auf diese Nachricht.',
    adults: 'Wir arbeiten ausschließlich mit Erwachsenen ab {age, plural, one {# Jahr} other {# Jahren}}.',
    notYou:
      'Du hast dich gar nicht beworben? Dann hat sich jemand bei der Adresse vertippt oder deine missbraucht. Du musst nichts öffnen: Antworte auf diese Nachricht mit „nicht ich“, und wir löschen den Eintrag.',
    closing: 'Herzliche Grüße',
    signature: 'Dein Team von {agency}',
  },
  qualified: {
    subject: 'Dein vorläufiges Ergebnis ist da',
    heading: 'Du bist vorläufig qualifiziert.',
    intro:
      'Glückwunsch! Deine Bewerbung passt zu dem, was wir suchen. Jemand aus unserem Team liest sie und meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} bei dir.',
    open: 'Meine Seite öffnen',
    note: 'Das war nur ein erster, automatischer Eindruck.',
  },
  rejected: {
    subject: 'Dein vorläufiges Ergebnis ist da',
    heading: 'Diesmal passt es nicht.',
    intro: `Deine Bewerbung passt im Moment nicht zu dem, was wir anbieten. ${promises.noJudgment} ${promises.stillRead}`,
    pastEntry: promises.pastEntry,
    nothingShown: `In deiner Bewerbung sehen wir noch kein Profil und kein Foto, deshalb passt sie im Moment nicht. ${promises.noJudgment} ${promises.stillRead}`,
    helps: promises.helps,
    open: 'Meine Seite öffnen',
    note: 'Das war nur ein erster, automatischer Eindruck. Du kannst dich gern noch einmal bewerben.',
  },
  links: {
    subject: 'Dein neuer Link',
    heading: 'Hier ist der Link zu deiner Seite.',
    intro:
      'Du hast darum gebeten. {freshHours, plural, one {# Stunde} other {# Stunden}} lang zeigt er alles und lässt dich alles ändern: Fotos, Nummer und Angaben, dazu herunterladen, zurückziehen und löschen. Danach zeigt er nur noch deine Texte. Behalte ihn für dich.',
    open: 'Meine Bewerbung vom {date}',
    note: 'Du hast nicht darum gebeten? Dann hat jemand deine Adresse eingegeben. Du musst nichts tun: Der Link ging nur an dich.',
  },
  address_old: {
    subject: 'Deine Adresse soll sich ändern',
    heading: 'Möchtest du eine andere Adresse?',
    intro:
      'Jemand mit dem Link zu deiner Seite, höchstwahrscheinlich du, möchte unsere Nachrichten an eine andere Adresse bekommen. Sie ändert sich, sobald beide Adressen es bestätigt haben.',
    open: 'Änderung bestätigen',
    note: 'Das warst nicht du? Dann bestätige nichts, und diese Adresse bleibt. Aber jemand anderes kennt deinen Link: Antworte auf diese Nachricht, und wir machen ihn ungültig.',
  },
  address_new: {
    subject: 'Bestätige deine Adresse',
    heading: 'Ist das deine Adresse?',
    intro:
      'Jemand, höchstwahrscheinlich du, möchte unsere Nachrichten zu einer Bewerbung künftig hierher bekommen. Die Adresse ändert sich, sobald die alte und diese es bestätigt haben.',
    open: 'Diese Adresse bestätigen',
    note: 'Das warst nicht du? Dann ignoriere diese Nachricht: Ohne dich ändert sich nichts.',
  },
  gathered: {
    subject: 'Neues zu deinen Bewerbungen',
    heading: 'Hier ist, was wir zurückgehalten haben.',
    intro:
      'Mit deiner Adresse kamen mehrere Bewerbungen an. Damit niemand dein Postfach füllen kann, steht der Rest in einer einzigen Nachricht. Jeder Link öffnet eine davon, mit dem vorläufigen Ergebnis, sobald es da ist.',
    note: 'Du hast dich nicht beworben? Dann hat jemand deine Adresse benutzt. Du musst nichts öffnen: Antworte mit „nicht ich“, und wir löschen die Einträge.',
  },
  changed: {
    subject: 'Deine Bewerbung wurde geändert',
    heading: 'An deiner Bewerbung wurde etwas geändert.',
    intro:
      'Das geschah auf deiner Seite, mit einem neuen Link, oder durch unser Team. Wir sagen dir jedes Mal Bescheid, damit sich nichts hinter deinem Rücken ändert.',
    open: 'Meine Seite öffnen',
    note: 'Das warst nicht du, und du hast uns nicht darum gebeten? Antworte auf diese Nachricht: Wir machen alle Links ungültig und bringen es in Ordnung. Möchtest du selbst etwas ändern, hol dir auf deiner Seite einen neuen Link.',
    discreet: 'E-Mails mit neutralem Absendernamen und Betreff',
    photo_added: 'Foto hinzugefügt',
    photo_removed: 'Foto entfernt',
    withdrawn: 'Bewerbung zurückgezogen',
  },
  farewell: {
    subject: 'Deine Bewerbung ist gelöscht',
    heading: 'Deine Bewerbung ist gelöscht.',
    intro:
      'Deine Angaben, deine Fotos und unsere Notizen über dich sind weg. In unseren Sicherungskopien liegen sie noch höchstens {days, plural, one {# Tag} other {# Tage}}, dann sind sie auch dort gelöscht.',
    note: 'Was das Löschen nicht erreicht: E-Mails, die dir und unserem Team schon zugestellt wurden, und Nachrichten auf WhatsApp. Deine kannst du selbst löschen; sollen wir unsere löschen, antworte auf diese Nachricht.',
  },
} satisfies Messages['applicant'];
