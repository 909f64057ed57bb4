import { promises } from '@blue-peony/agency/de/promises';
import type { Messages } from '../messages.ts';

export const application = {
  'application.eyebrow': 'Bewerbung',
  'application.title': 'Erzähl uns von dir',
  'application.lead':
    'Es dauert etwa drei Minuten. Jemand aus dem Team meldet sich innerhalb von {hours, plural, one {# Stunde} other {# Stunden}}, und von dem, was du schickst, veröffentlichen und verkaufen wir nichts.',
  'application.stepSend': 'Schick das Formular ab',
  'application.stepResult':
    'Nach etwa {resultMinutes, plural, one {# Minute} other {# Minuten}} siehst du ein vorläufiges Ergebnis',
  'application.stepTalk': 'Innerhalb von {hours, plural, one {# Stunde} other {# Stunden}} melden wir uns bei dir',
  'application.about': 'Über dich',
  'application.reach': 'So erreichen wir dich',
  'application.online': 'Deine Profile im Netz',
  'application.more': 'Sonst noch etwas?',
  'application.stepOf': '{number} von {count}',
  'application.next': 'Weiter',
  'application.back': 'Zurück',
  'application.requiredHint': 'Felder mit einem Sternchen (*) sind Pflichtfelder.',
  'application.draftRestored': 'Entwurf wiederhergestellt.',
  'application.draftDelete': 'Löschen',
  'application.draftKeep':
    'Entwurf {draftHours, plural, one {# Stunde} other {# Stunden}} auf diesem Gerät behalten; sonst verschwindet er, wenn du diesen Tab schließt',
  'application.nameHint': 'So sprechen wir dich an.',
  'application.emailHint': 'Hierhin kommen die Bestätigung, das Ergebnis und der Link zu deiner privaten Seite.',
  'application.countryHint': 'Gesetze und Auszahlungen sind von Land zu Land verschieden.',
  'application.cityHint': 'Die nächste größere Stadt genügt; so wissen wir, wie spät es bei dir ist.',
  'application.earningsHint': 'Danach richtet sich, welches Programm zu dir passt.',
  'application.oneOf':
    'Gib mindestens ein Profil oder Foto an; dein Gesicht muss nicht zu sehen sein. OnlyFans allein genügt nicht.',
  'application.whatsappHint':
    'Darüber melden wir uns zu deiner Bewerbung. Wähle das Land oder gib die ganze Nummer ein: +49 152 28817386',
  'application.earningsChoose': 'Bitte wählen',
  'application.messageHint': 'Was möchtest du erreichen, und was hält dich heute zurück?',
  'application.photos': 'Fotos',
  'application.photosHint': 'Du kannst bis zu 5 Fotos hochladen.',
  'application.photosFormats': 'JPEG, PNG oder WebP, je bis zu 20 MB. Wir entfernen Standort- und Kameradaten.',
  'application.photosClothed': 'Bitte nur bekleidet. Schick uns nichts Intimes.',
  'application.photosWay': 'Was geschieht mit deinen Fotos?',
  'application.pressure': 'Setzt dich jemand unter Druck?',
  'application.photosAdd': 'Fotos hinzufügen',
  'application.age': promises.ofAge,
  'application.privacy': promises.agrees,
  'application.submit': 'Bewerbung absenden',
  'application.submitting': 'Wird gesendet...',
  'application.sending': 'Deine Bewerbung wird gesendet',
  'application.waitBusy':
    'Der Dienst ist gerade stark ausgelastet. Deine Bewerbung wartet hier und wird automatisch gesendet. Bitte lass diese Seite geöffnet.',
  'application.waitOffline':
    'Die Verbindung ist gerade unterbrochen. Deine Bewerbung wartet hier und wird automatisch gesendet. Bitte lass diese Seite geöffnet.',
  'application.tryNow': 'Jetzt versuchen',
  'application.stop': 'Abbrechen',
  'application.clear': 'Formular leeren',
  'application.clearAsk': 'Formular leeren?',
  'application.clearText':
    'Alles, was du eingegeben hast, und die gewählten Fotos verschwinden von diesem Gerät. Was schon gesendet wurde, bleibt gesendet.',
  'application.clearNo': 'Behalten',
  'application.sendLater': 'Senden, sobald ich wieder online bin',
  'application.elsewhere':
    'Dieses Formular wird gerade in einem anderen Tab gesendet oder wurde dort gesendet oder geleert. Es wird nicht ein zweites Mal gesendet.',
  'application.earlier':
    'Sie war schon angekommen, bevor du sie geändert hast. Die letzten Änderungen fehlen darin; du kannst sie auf deiner eigenen Seite nachtragen, der Link steht in unserer E-Mail.',
  'application.noScript': 'Formular ohne JavaScript öffnen',
  'application.alertTitle': 'Das hat noch nicht geklappt',
  'application.submitFailed': 'Das Absenden der Bewerbung ist fehlgeschlagen: {message}',
  'application.notificationFailed': 'Die E-Mail-Benachrichtigung konnte nicht gesendet werden.',
  'application.notificationTitle': 'Deine Bewerbung ist angekommen',
  'application.notificationNote': 'Deine Bewerbung ist sicher gespeichert, die Nachricht folgt von selbst.',
  'application.valuesKept': 'Alles, was du eingegeben hast, ist noch da.',
  'field.required': 'Bitte fülle dieses Feld aus.',
  'field.tooLong': 'Der Text ist zu lang.',
  'field.email': 'Bitte gib eine gültige E-Mail-Adresse ein.',
  'field.phone': 'Bitte prüfe diese Nummer: Sie lässt sich so nicht anrufen.',
  'field.choice': 'Bitte wähle eine der Möglichkeiten.',
  'field.characters': 'Der Text enthält Zeichen, die wir nicht annehmen können.',
  'field.accept': 'Bitte setze hier ein Häkchen.',
  'field.invalid': 'Bitte prüfe dieses Feld.',
} as const satisfies Messages<'application'>;
