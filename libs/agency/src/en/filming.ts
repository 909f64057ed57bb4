import type { Three, Story, Voice } from '../people.ts';

export const sessionStories = [
  {
    sample: true,
    name: 'Chloe',
    role: 'lifestyle creator',
    text: 'I had forty videos on my phone that I never posted, because none of them felt right. In two hours we turned them into a month of teasers, and I finally knew what to charge for the rest.',
  },
  {
    sample: true,
    name: 'Nadia',
    role: 'anonymous creator',
    text: 'I film without my face, and I thought that was my limit. My coach showed me what hands, light and a voice can tell. Now fans write that they recognize me by my shadow.',
  },
  {
    sample: true,
    name: 'Bea',
    role: 'fitness creator',
    text: 'I used to dread the camera. Ten minutes of warm-up, a lot of laughing, and the stiffness was gone. I have filmed every single week since.',
  },
] as const satisfies Three<Story>;

export const sessionVoices = [
  { sample: true, name: 'Emily', age: 24, text: 'I laughed more than at any shoot before, and it shows.' },
  { sample: true, name: 'Rosa', age: 31, text: 'One hour, and my whole month was planned.' },
  { sample: true, name: 'Kim', age: 27, text: 'They never once pushed me past my limits.' },
] as const satisfies Three<Voice>;
