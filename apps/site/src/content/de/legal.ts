import { agency } from '@blue-peony/agency';
import type { Legal } from '../legal.ts';

export const legal = {
  privacy: [
    {
      heading: '1. Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich für die Daten auf dieser Seite ist ${agency.name}. Fragen dazu beantworten wir unter ${agency.email}.`,
      ],
    },
    {
      heading: '2. Was wir erheben',
      paragraphs: [
        'Wenn du dich bewirbst: Name, E-Mail-Adresse, Land, Stadt, WhatsApp-Nummer und Einnahmebereich sowie, wenn du sie angibst, Postleitzahl, Profile, Nachricht und bis zu fünf Fotos. Außerdem speichern wir, wann du dein Alter bestätigt und dieser Erklärung zugestimmt hast.',
        'Aus Fotos entfernen wir Standort- und Kameradaten, bevor wir sie speichern.',
      ],
    },
    {
      heading: '3. Wofür wir es nutzen',
      paragraphs: [
        'Um deine Bewerbung zu beurteilen und dich dazu zu kontaktieren. Grundlage sind deine Einwilligung und Schritte auf deinen Wunsch vor einem Vertrag (Art. 6 Abs. 1 Buchst. a und b DSGVO). Das vorläufige Ergebnis folgt einer einfachen Regel; jede Bewerbung sieht sich ein Mensch an.',
      ],
    },
    {
      heading: '4. Wer es sieht',
      paragraphs: [
        'Nur unser Team, das Bewerbungen bearbeitet, und die Firmen, die in unserem Auftrag Server und E-Mail betreiben. Wir verkaufen keine Daten und veröffentlichen deine Fotos nicht.',
      ],
    },
    {
      heading: '5. Wie lange wir es behalten',
      paragraphs: [
        'Bis deine Bewerbung abgeschlossen ist und nicht länger, als das Gesetz verlangt oder erlaubt. Fotos, die zu keiner Bewerbung gehören, löschen wir nach 24 Stunden.',
      ],
    },
    {
      heading: '6. Auf deinem Gerät',
      paragraphs: [
        'Ein Entwurf des Formulars bleibt bis zum Absenden in deinem Browser, das abgesendete Formular für die Auswertung im Verlauf des Tabs. Werbetechnik lädt nur, wenn du zugestimmt hast.',
      ],
    },
    {
      heading: '7. Deine Rechte',
      paragraphs: [
        `Du kannst Auskunft, Berichtigung oder Löschung verlangen, der Nutzung widersprechen und deine Einwilligung jederzeit widerrufen: ${agency.email}. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.`,
      ],
    },
    {
      heading: '8. Mindestalter',
      paragraphs: [
        `Diese Seite richtet sich an Personen ab ${agency.minimumAge} Jahren. Bewerbungen Jüngerer löschen wir, sobald wir davon erfahren.`,
      ],
    },
  ],
} satisfies Legal;
