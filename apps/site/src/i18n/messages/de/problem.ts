import type { Messages } from '../messages.ts';

export const problem = {
  'problem.network': 'Der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  'problem.timeout': 'Der Server hat zu lange nicht geantwortet. Bitte versuch es noch einmal.',
  'problem.unavailable': 'Der Dienst ist gerade nicht verfügbar. Bitte versuch es in einer Minute noch einmal.',
  'problem.internal': 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'problem.rateLimited':
    'Zu viele Versuche von deinem Anschluss. Bitte warte eine Weile und versuch es dann noch einmal.',
  'problem.photoTooLarge': 'Das Foto ist größer als 20 MB. Bitte wähle ein kleineres.',
  'problem.notAnImage': 'Diese Datei ist kein Bild.',
  'problem.photoFormat': 'Dieses Format wird nicht unterstützt. Bitte speichere das Foto als JPEG, PNG oder WebP.',
  'problem.photoUnreadable': 'Das Foto ist beschädigt und lässt sich nicht lesen. Bitte wähle ein anderes.',
  'problem.photoPixels': 'Das Foto hat zu viele Pixel. Bitte speichere es kleiner, als gewöhnliches JPEG.',
  'problem.validation': 'Bitte prüfe die markierten Felder.',
  'problem.unknownUpload': 'Deine Fotos müssen noch einmal hochgeladen werden. Bitte drück den Knopf erneut.',
  'problem.tooManyPhotos': 'Du kannst bis zu 5 Fotos senden.',
  'problem.changed': 'Das Formular hat sich inzwischen geändert. Bitte drück den Knopf erneut.',
} as const satisfies Messages<'problem'>;
