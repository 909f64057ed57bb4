import type { Three, Story, Voice } from '../people.ts';

export const sessionStories = [
  {
    sample: true,
    name: 'Hanna',
    role: 'Lifestyle-Creatorin',
    text: 'Ich hatte vierzig Videos auf dem Handy und habe keins gepostet, weil sich keins richtig anfühlte. In zwei Stunden wurden daraus Teaser für einen ganzen Monat, und ich wusste endlich, was der Rest wert ist.',
  },
  {
    sample: true,
    name: 'Nele',
    role: 'anonyme Creatorin',
    text: 'Ich filme ohne Gesicht und dachte, weiter komme ich nicht. Mein Coach hat mir gezeigt, was Hände, Licht und eine Stimme erzählen können. Jetzt schreiben mir Fans, sie erkennen mich an meinem Schatten.',
  },
  {
    sample: true,
    name: 'Carla',
    role: 'Fitness-Creatorin',
    text: 'Vor der Kamera war ich stocksteif. Zehn Minuten Warm-up, viel gelacht, und es war weg. Seitdem drehe ich jede Woche.',
  },
] as const satisfies Three<Story>;

export const sessionVoices = [
  { sample: true, name: 'Emilia', age: 24, text: 'So viel habe ich bei keinem Dreh gelacht, und das sieht man.' },
  { sample: true, name: 'Jana', age: 31, text: 'Eine Stunde, und mein ganzer Monat war geplant.' },
  { sample: true, name: 'Kim', age: 27, text: 'Niemand hat mich auch nur einmal über meine Grenzen gedrängt.' },
] as const satisfies Three<Voice>;
