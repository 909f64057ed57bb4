import { entityLines, type About } from '@blue-peony/agency';

type Topics = Record<keyof About, string>;

const toldOf = (about: About) => ({ ...about, people: [...entityLines(), about.people].filter(Boolean).join('\n') });

/** Whether the agency has written anything about itself. */
export const isTold = (about: About): boolean => Object.values(toldOf(about)).some(Boolean);

/** The entries that the agency has written, with their titles; who it is begins with its legal name and address. */
export function aboutItems(about: About, titles: Topics): readonly { title: string; text: string }[] {
  const told = toldOf(about);
  return (Object.keys(titles) as (keyof About)[])
    .filter((topic) => told[topic] !== '')
    .map((topic) => ({ title: titles[topic], text: told[topic] }));
}
