import type { PhotosContent } from '../photos.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const photos = {
  title: 'Was mit deinen Fotos geschieht',
  description:
    'Der Weg eines Fotos, wenn du dich bewirbst: was wir daraus entfernen, wer es sieht und wann es gelöscht wird. Und was dein eigenes Foto verrät.',
  lead: 'Du kannst dich ohne Foto bewerben, und dein Gesicht muss auf keinem zu sehen sein. Wenn du eines schickst, steht hier sein ganzer Weg.',
  steps: [
    {
      title: 'Wir entfernen, was darin versteckt ist',
      text: 'Bevor ein Foto gespeichert wird, erzeugen wir es neu: Ort, Gerät, Zeit und alles andere, was in der alten Datei steckt, kommen nicht mit. Wir behalten nur das Bild, höchstens 2.048 Pixel lang.',
    },
    {
      title: 'Es liegt an einem privaten Ort',
      text: 'Keine öffentliche Seite zeigt es. Es öffnet sich nur für die Leute aus dem Team, die Bewerbungen bearbeiten, über Links, die ablaufen, und jeder Blick wird aufgezeichnet.',
    },
    {
      title: 'Du siehst, wer hingesehen hat',
      text: 'Auf deiner eigenen Seite steht jeder Blick auf jedes Foto, mit Uhrzeit und Rolle. Dort kannst du Fotos ergänzen oder entfernen.',
    },
    {
      title: 'Es wird gelöscht, wenn du es sagst',
      text: text(
        'Entfernst du ein Foto oder löschst du die ganze Bewerbung auf deiner Seite, wird die Datei gelöscht. Ein Foto, das nie zu einer Bewerbung gehört hat, wird nach {unclaimedHours, plural, one {# Stunde} other {# Stunden}} gelöscht. In Sicherungskopien bleibt es bis zu {backupDays, plural, one {# Tag} other {# Tage}}.',
      ),
    },
    { title: 'Es wird nie veröffentlicht', text: 'Wir veröffentlichen keines deiner Fotos und verkaufen keines.' },
  ],
  demo: {
    title: 'Was verrät dein Foto?',
    lead: 'Wähle ein Foto. Dein Browser liest es gleich hier; nichts verlässt dein Gerät.',
    choose: 'Foto auswählen',
    found: 'In diesem Foto steckt',
    nothing: 'In diesem Foto steckt nichts über Ort, Gerät oder Zeit.',
    unreadable: 'Diese Datei lässt sich nicht lesen. Bitte wähle ein Foto als JPEG, PNG oder WebP.',
    place: 'Ort',
    device: 'Gerät',
    taken: 'Aufgenommen',
    kept: 'Was wir behalten würden',
    keptText: 'Nichts davon. Nur das Bild.',
  },
} satisfies PhotosContent;
