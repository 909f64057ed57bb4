import type { Messages } from '../messages.ts';

export const problem = {
  'problem.network': 'der Server ist nicht erreichbar. Bitte prüfe deine Verbindung und versuch es noch einmal.',
  'problem.timeout': 'der Server hat zu lange nicht geantwortet. Bitte versuch es noch einmal.',
  'problem.unavailable': 'der Dienst ist gerade nicht verfügbar. Bitte versuch es in einer Minute noch einmal.',
  'problem.internal': 'bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  'problem.rateLimited':
    'zu viele Versuche von deinem Anschluss. Bitte warte eine Weile und versuch es dann noch einmal.',
  'problem.photoTooLarge': 'das Foto ist größer als 20 MB. Bitte wähle ein kleineres.',
  'problem.notAnImage': 'diese Datei ist kein Bild.',
  'problem.photoFormat': 'dieses Format wird nicht unterstützt. Bitte speichere das Foto als JPEG, PNG oder WebP.',
  'problem.photoUnreadable': 'das Foto ist beschädigt und lässt sich nicht lesen. Bitte wähle ein anderes.',
  'problem.photoPixels': 'das Foto hat zu viele Pixel. Bitte speichere es kleiner, als gewöhnliches JPEG.',
  'problem.validation': 'bitte prüfe die markierten Felder.',
  'problem.unknownUpload': 'deine Fotos müssen noch einmal hochgeladen werden. Bitte drück den Knopf erneut.',
  'problem.tooManyPhotos': 'du kannst bis zu 5 Fotos senden.',
  'problem.changed': 'das Formular hat sich inzwischen geändert. Bitte drück den Knopf erneut.',
} as const satisfies Messages<'problem'>;
