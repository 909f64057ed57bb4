import type { Three, Story, Voice } from '../people.ts';

export const sessionStories = [
  {
    sample: true,
    name: 'Kasia',
    role: 'twórczyni lifestylowa',
    text: 'Miałam w telefonie czterdzieści filmików, których nigdy nie opublikowałam, bo żaden nie był „ten”. W dwie godziny zrobiłyśmy z nich zapowiedzi na cały miesiąc, a ja wreszcie wiedziałam, ile brać za resztę.',
  },
  {
    sample: true,
    name: 'Iga',
    role: 'twórczyni anonimowa',
    text: 'Nie pokazuję twarzy i myślałam, że dalej nie zajdę. Coach pokazał mi, ile potrafią opowiedzieć dłonie, światło i głos. Dziś fani piszą, że poznają mnie po cieniu.',
  },
  {
    sample: true,
    name: 'Ola',
    role: 'twórczyni fitness',
    text: 'Bałam się kamery. Dziesięć minut rozgrzewki, dużo śmiechu i cała sztywność zniknęła. Od tamtej pory nagrywam co tydzień.',
  },
] as const satisfies Three<Story>;

export const sessionVoices = [
  { sample: true, name: 'Emilia', age: 24, text: 'Dawno się tak nie uśmiałam na nagraniu i to widać.' },
  { sample: true, name: 'Marta', age: 31, text: 'Jedna godzina i cały miesiąc zaplanowany.' },
  { sample: true, name: 'Julia', age: 27, text: 'Ani razu nikt nie próbował przesuwać moich granic.' },
] as const satisfies Three<Voice>;
