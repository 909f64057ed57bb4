import type { Three, Story, VideoWords } from '../people.ts';

export const videoWords = [
  { sample: true, name: 'Alice', title: 'From silence to a full inbox', text: 'How the first month changed her page' },
  { sample: true, name: 'Vera', title: 'Anonymous, and still successful', text: 'Growing without ever showing a face' },
  { sample: true, name: 'Dana', title: 'My evenings belong to me again', text: 'What it means to hand over the chat' },
] as const satisfies Three<VideoWords>;

export const stories = [
  {
    sample: true,
    name: 'Maya',
    role: 'lifestyle creator',
    text: 'I was answering messages until two in the morning and still losing subscribers. In the first week the chat was quiet for me and busy for my fans. Two months later I took my first real vacation, and the page kept going.',
  },
  {
    sample: true,
    name: 'Lena',
    role: 'anonymous creator',
    text: 'Nobody in my town knows, and that was my one condition. They went through every photo with me, down to the pattern of my curtains. I have never felt so well looked after.',
  },
  {
    sample: true,
    name: 'Sofia',
    role: 'fitness creator',
    text: 'My last agency wanted my password and a two-year contract. Here the account stayed mine and the agreement fit on three pages. Then the growth came, step by step, exactly the way they’d described it.',
  },
] as const satisfies Three<Story>;
