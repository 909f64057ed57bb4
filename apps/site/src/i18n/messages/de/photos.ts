import type { Messages } from '../messages.ts';

export const photos = {
  'application.photosFull': 'Entferne eins, um ein anderes hinzuzufügen',
  'application.photoAlt': 'Foto {number}: {name}',
  'application.photoRemove': 'Foto {number} entfernen',
  'application.photoProgress': 'Hochladen von Foto {number}',
  'application.photo.checking': 'Wird geprüft',
  'application.photo.ready': 'Bereit',
  'application.photo.sent': 'Hochgeladen',
  'application.photoAgain': 'Bitte wähle dieses Foto noch einmal aus.',
  'application.sendWithout': '{count, plural, one {Ohne dieses Foto senden} other {Ohne diese Fotos senden}}',
  'application.uploading': 'Foto {number} von {count} wird hochgeladen',
  'application.uploadFailed': 'Das Hochladen der Datei ist fehlgeschlagen: {message}',
  'application.coverOpen': 'Abdecken oder zuschneiden',
  'application.coverHelp':
    'Zieh mit Finger oder Maus einen Rahmen, oder bewege ihn mit den Pfeiltasten und ändere seine Größe mit Umschalt. Was abgedeckt oder abgeschnitten ist, steht nicht in der Datei, die wir bekommen.',
  'application.coverUnable':
    'Dieser Browser lässt uns Bilder nicht ändern. Bitte ändere das Foto, bevor du es auswählst.',
  'application.cover': 'Abdecken',
  'application.crop': 'Zuschneiden',
  'application.coverUndo': 'Zurück',
  'application.coverDone': 'Dieses Bild verwenden',
} as const satisfies Messages<'photos'>;
