import type { About } from '../about.ts';

export const about: About = {
  people: '',
  commission: '',
  term: '',
  access: '',
  chats: '',
  session: '',
  leaving: '',
};
