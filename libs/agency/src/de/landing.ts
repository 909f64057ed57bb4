import type { Three, Story, VideoWords } from '../people.ts';

export const videoWords = [
  {
    sample: true,
    name: 'Alice',
    title: 'Von der Stille zum vollen Postfach',
    text: 'Wie der erste Monat ihr Profil verändert hat',
  },
  {
    sample: true,
    name: 'Vera',
    title: 'Anonym und trotzdem erfolgreich',
    text: 'Wachsen, ohne je ein Gesicht zu zeigen',
  },
  { sample: true, name: 'Dana', title: 'Meine Abende gehören wieder mir', text: 'Was es heißt, den Chat abzugeben' },
] as const satisfies Three<VideoWords>;

export const stories = [
  {
    sample: true,
    name: 'Maya',
    role: 'Lifestyle-Creatorin',
    text: 'Ich habe bis zwei Uhr nachts Nachrichten beantwortet und trotzdem Abonnenten verloren. Schon in der ersten Woche war der Chat für mich still und für meine Fans lebendig. Zwei Monate später war ich zum ersten Mal richtig im Urlaub, und das Profil lief weiter.',
  },
  {
    sample: true,
    name: 'Lena',
    role: 'anonyme Creatorin',
    text: 'In meiner Stadt weiß es niemand, das war meine einzige Bedingung. Sie sind jedes Foto mit mir durchgegangen, bis hin zum Muster meiner Vorhänge. So gut aufgehoben habe ich mich noch nie gefühlt.',
  },
  {
    sample: true,
    name: 'Sofia',
    role: 'Fitness-Creatorin',
    text: 'Meine letzte Agentur wollte mein Passwort und einen Vertrag über zwei Jahre. Hier blieb der Account in meiner Hand, und die Vereinbarung passte auf drei Seiten. Dann kam das Wachstum, Schritt für Schritt und genau so, wie sie es beschrieben hatten.',
  },
] as const satisfies Three<Story>;
