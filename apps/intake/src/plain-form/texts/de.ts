import type { PlainFormTexts } from './en.ts';

export const de: PlainFormTexts = {
  title: 'Bewerben ohne JavaScript',
  lead: 'Dasselbe Formular, in einem Zug gesendet. Das Sternchen zeigt, was wir brauchen.',
  oneOf: 'Gib mindestens ein Profil oder Foto an; dein Gesicht muss nicht zu sehen sein. OnlyFans allein genügt nicht.',
  choose: 'Bitte wählen',
  photos: 'Fotos, bis zu {max}',
  photosHint: 'JPEG, PNG oder WebP, je bis zu 20 MB, bitte nur bekleidet. Wir entfernen Standort- und Kameradaten.',
  submit: 'Bewerbung absenden',
  again: 'Bitte prüfe die markierten Felder und drück den Knopf noch einmal.',
  photosAgain: 'Deine Fotos musst du neu auswählen; der Browser merkt sie sich nicht.',
  once: 'Bitte drück den Knopf noch einmal.',
  required: 'Bitte fülle dieses Feld aus.',
  accept: 'Bitte setze hier ein Häkchen.',
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  tooLong: 'Der Text ist zu lang.',
  invalid: 'Bitte prüfe dieses Feld.',
  photo: '{name}: Diese Datei konnten wir nicht als JPEG, PNG oder WebP bis 20 MB lesen.',
  sentTitle: 'Deine Bewerbung ist da',
  sent: 'Dein vorläufiges Ergebnis kommt in etwa {minutes, plural, one {# Minute} other {# Minuten}} per E-Mail. Auch den Link zu deiner privaten Seite schicken wir dir per E-Mail.',
  earlier:
    'Sie war schon da, und nichts wurde ein zweites Mal gesendet. Was du seitdem geändert hast, gehört nicht dazu; ändern kannst du es auf deiner privaten Seite.',
  pending:
    'Die E-Mail-Benachrichtigung konnte nicht gesendet werden. Deine Bewerbung ist sicher gespeichert, die Nachricht folgt von selbst.',
  home: 'Zurück zur Startseite',
};
