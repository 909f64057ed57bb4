import { promises } from '@blue-peony/agency/de/promises';
import type { Messages } from '../messages.ts';

export const myApplication = {
  'my.tab': 'Meine Seite',
  'my.private': 'Private Seite',
  'my.loading': 'Deine Seite wird geöffnet...',
  'my.noScript': 'Diese Seite braucht JavaScript. Bitte schalte es ein oder schreib uns: {email}.',
  'my.waitBusy': 'Gerade ist sehr viel los. Die Seite öffnet sich von selbst, sobald es geht.',
  'my.waitOffline':
    'Die Verbindung ist gerade weg. Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
  'my.stale': 'Die Verbindung ist gerade weg. Was du hier siehst, ist vielleicht nicht mehr ganz aktuell.',
  'my.again': 'Noch einmal versuchen',
  'my.failed': 'Das hat nicht geklappt: {message}',

  'my.noneTitle': 'Deine Seite öffnet sich mit ihrem Link',
  'my.noneText':
    'Der Link steht in der E-Mail, die du nach deiner Bewerbung bekommen hast. Öffne die Seite bitte von dort.',
  'my.endedTitle': 'Dieser Link gilt nicht mehr',
  'my.endedText': 'Er wurde durch einen neueren ersetzt, oder alles dahinter ist gelöscht.',
  'my.linkAsk': 'Gib die Adresse ein, mit der du dich beworben hast, und wir schicken dir einen neuen Link.',
  'my.linkAddress': 'Deine E-Mail-Adresse',
  'my.linkSend': 'Link zuschicken',
  'my.linkSending': 'Wird gesendet...',
  'my.linkSent':
    'Wenn es zu dieser Adresse eine Bewerbung gibt, ist ein neuer Link dorthin unterwegs. Nach zehn Minuten noch nichts da? <a>Schreib uns</a>.',

  'my.hello': 'Hallo!',
  'my.flower': 'Deine Blume, statt deines Gesichts. Nur du hast sie.',
  'my.lead':
    'Hier siehst du, wie es um deine Bewerbung steht, was wir über dich gespeichert haben und wann jemand hineingesehen hat. Den Link zu dieser Seite schicken wir nur dir.',

  'my.standing': 'So steht es',
  'my.received': 'Eingegangen',
  'my.result': 'Vorläufiges Ergebnis',
  'my.resultWait': 'Es erscheint hier, und du bekommst es auch per E-Mail. Du kannst die Seite schließen.',
  'my.resultQualified': 'Du bist vorläufig qualifiziert.',
  'my.resultRejected': 'Diesmal passt es nicht.',
  'my.resultStillRead': promises.stillRead,
  'my.resultPastEntry': promises.pastEntry,
  'my.resultNothingShown': `${promises.helps} Beides kannst du auf dieser Seite ergänzen.`,
  'my.read': 'Von einem Menschen gelesen',
  'my.readNot': 'Noch hat sie niemand geöffnet.',
  'my.reply': 'Persönliche Antwort',
  'my.replyBy': 'Spätestens am {date}.',
  'my.replyLate':
    'Wir haben dir eine Antwort bis zum {date} versprochen und sind zu spät. Das tut uns leid. Bitte schreib uns: {email}.',
  'my.replyNone': 'Deine Bewerbung ist abgeschlossen, deshalb kommt keine Antwort mehr.',

  'my.closedNo': 'Deine Bewerbung ist abgeschlossen. Wir haben dir geantwortet, dass sie im Moment nicht passt.',
  'my.closedSigned': 'Deine Bewerbung ist abgeschlossen, denn wir arbeiten jetzt zusammen.',
  'my.closedOther': 'Deine Bewerbung ist abgeschlossen.',
  'my.closedWithdrawn': 'Du hast deine Bewerbung am {date} zurückgezogen. Niemand arbeitet mehr daran.',

  'my.looks': 'Wer hineingesehen hat',
  'my.looksLead':
    'Jedes Mal, wenn jemand aus unserem Team deine Bewerbung öffnet oder eines deiner Fotos sieht, wird es hier festgehalten, mit Uhrzeit und Rolle. Namen bleiben bei uns.',
  'my.looksNone': 'Bisher hat niemand hineingesehen.',
  'my.lookPhoto':
    '{role, select, owner {Die Agenturleitung} manager {Jemand aus der Leitung} support {Jemand aus dem Kundendienst} other {Jemand aus dem Team}} hat Foto {number} angesehen',
  'my.lookSomePhoto':
    '{role, select, owner {Die Agenturleitung} manager {Jemand aus der Leitung} support {Jemand aus dem Kundendienst} other {Jemand aus dem Team}} hat eines deiner Fotos angesehen',
  'my.lookPhotoGone':
    '{role, select, owner {Die Agenturleitung} manager {Jemand aus der Leitung} support {Jemand aus dem Kundendienst} other {Jemand aus dem Team}} hat ein Foto angesehen, das es nicht mehr gibt',
  'my.lookOpened':
    '{role, select, owner {Die Agenturleitung} manager {Jemand aus der Leitung} support {Jemand aus dem Kundendienst} other {Jemand aus dem Team}} hat deine Bewerbung geöffnet',
  'my.lookListed':
    '{role, select, owner {Die Agenturleitung} manager {Jemand aus der Leitung} support {Jemand aus dem Kundendienst} other {Jemand aus dem Team}} hat deine Bewerbung in einer Liste oder einem Export gesehen',
  'my.looksAll': 'Alle {count} zeigen',

  'my.details': 'Was du uns gesagt hast',
  'my.notGiven': 'Nicht angegeben',
  'my.correct': 'Berichtigen',
  'my.correctLead':
    'Unser Team sieht, was vorher da stand und was jetzt da steht. Das vorläufige Ergebnis bleibt, wie es war.',
  'my.save': 'Speichern',
  'my.saving': 'Wird gespeichert...',
  'my.saved': 'Deine Änderungen sind gespeichert.',
  'my.cancel': 'Abbrechen',
  'my.conflict':
    'Jemand aus unserem Team hat deine Angaben gerade auch geändert. Was du geschrieben hast, ist noch da: Sieh dir an, was jetzt gespeichert ist, und speichere noch einmal.',
  'my.storedNow': 'Jetzt gespeichert: {value}',

  'my.email': 'E-Mail',
  'my.emailChange': 'Ändern',
  'my.emailNew': 'Neue E-Mail-Adresse',
  'my.emailLead': 'Wir schreiben an die alte und an die neue Adresse. Sie ändert sich, sobald du beide bestätigt hast.',
  'my.emailWaiting': 'Wartet auf die Bestätigung von beiden Adressen: {email}',
  'my.neutralMails': 'E-Mails an mich mit neutralem Absendernamen und Betreff',
  'my.confirmTitle': 'Bestätige deine neue E-Mail-Adresse',
  'my.confirmText': 'Ein Klick, und diese Adresse hat der Änderung zugestimmt.',
  'my.confirmButton': 'Bestätigen',
  'my.confirmOther':
    'Danke. Bestätige bitte auch von der anderen Adresse aus: Der Link steht in der E-Mail, die dorthin ging.',
  'my.confirmDone': 'Deine Adresse ist geändert. Ältere Links gelten nicht mehr; ein neuer kommt an die neue Adresse.',
  'my.confirmEnded': 'Diese Bestätigung ist abgelaufen oder wurde schon benutzt.',

  'my.photosCount': '{count} von {max}',
  'my.photos': 'Deine Fotos',
  'my.photosLead': 'Bitte nur bekleidet. JPEG, PNG oder WebP, je bis zu 20 MB.',
  'my.photosOld': 'Deine Fotos siehst du mit einem neuen Link.',
  'my.photosNone': 'Du hast keine Fotos geschickt.',
  'my.photoAlt': 'Foto {number}',
  'my.photoMissing': 'Foto {number} lässt sich gerade nicht anzeigen',
  'my.photoRemove': 'Foto {number} entfernen',
  'my.photoRemoveTitle': 'Dieses Foto endgültig entfernen?',
  'my.photoRemoveText': 'Es wird gelöscht und lässt sich nicht zurückholen.',
  'my.photoRemoved': 'Das Foto ist entfernt.',
  'my.photoRemoveYes': 'Ja, entfernen',
  'my.photoAdding': 'Foto {number} von {count} wird hochgeladen',

  'my.kept': 'Wie lange wir es behalten',
  'my.keptUntil': 'Alles auf dieser Seite wird am {date} automatisch gelöscht.',
  'my.keptHeld': 'Im Moment dürfen wir es nicht löschen. Der Grund: {reason}',
  'my.keptOpen': 'Das automatische Löschen ist im Moment ausgesetzt.',
  'my.keptConsent':
    'Am {date} hast du bestätigt, die <a>Datenschutzerklärung</a> vom {version} gelesen zu haben, und eingewilligt, dass wir deine Angaben und Fotos nutzen, um diese Bewerbung zu beurteilen.',

  'my.yours': 'Es gehört dir',
  'my.yoursLead': 'Nichts davon musst du begründen, und nichts davon schadet dir.',
  'my.export': 'Alles mitnehmen',
  'my.exportText':
    'Eine ZIP-Datei mit allem, was hier gespeichert ist: deine Angaben und Fotos, unsere Antworten und die Liste, wer wann hineingesehen hat. Sie lässt sich auf jedem Gerät lesen.',
  'my.exportButton': 'Herunterladen',
  'my.exporting': 'Wird vorbereitet...',
  'my.withdraw': 'Zurückziehen',
  'my.withdrawText':
    'Wir arbeiten nicht weiter an deiner Bewerbung. Was du geschickt hast, bleibt noch eine Weile und wird dann gelöscht.',
  'my.withdrawButton': 'Bewerbung zurückziehen',
  'my.withdrawTitle': 'Bewerbung zurückziehen?',
  'my.withdrawConfirm':
    'Wir arbeiten nicht weiter daran, und es kommt keine Antwort mehr. Du kannst dich jederzeit wieder bewerben.',
  'my.withdrawYes': 'Ja, zurückziehen',
  'my.erase': 'Alles löschen',
  'my.eraseText': 'Deine Angaben, deine Fotos, unsere Notizen und diese Seite werden sofort gelöscht.',
  'my.eraseButton': 'Alles löschen',
  'my.eraseTitle': 'Alles endgültig löschen?',
  'my.eraseConfirm':
    'Das lässt sich nicht rückgängig machen. Nicht erreichen können wir bereits zugestellte E-Mails und was über WhatsApp geschrieben wurde. Sicherungskopien sind nach {days, plural, one {# Tag} other {# Tagen}} weg.',
  'my.eraseYes': 'Ja, alles löschen',
  'my.keep': 'Nein, behalten',
  'my.erased': 'Alles ist gelöscht',
  'my.erasedText':
    'Deine Angaben, deine Fotos und diese Seite sind weg. Wir bestätigen es dir noch einmal per E-Mail; danach wird auch deine Adresse gelöscht. Alles Gute für dich.',
  'my.held': 'Im Moment dürfen wir es nicht löschen. Bitte schreib uns: {email}.',
  'my.exportLimited': 'Das geht fünfmal in der Stunde. Bitte versuch es später noch einmal.',

  'my.oldTitle': 'Dieser Link ist älter als ein Tag',
  'my.oldText':
    'Um deine Fotos und die ganze Nummer zu sehen oder etwas zu ändern, herunterzuladen, zurückzuziehen oder zu löschen, brauchst du einen neuen Link. So kann das niemand mit einer alten E-Mail für dich tun. Deine Texte kannst du weiterhin lesen.',
  'my.oldSend': 'Neuen Link zuschicken',
  'my.oldSent': 'Ein neuer Link ist unterwegs an {email}.',
} as const satisfies Messages<'myApplication'>;
