import { entityLines, type About } from '@blue-peony/agency';

type Topics = Record<keyof About, string>;

/** The entries that the agency has written, with their titles; who it is begins with its legal name and address. */
export function aboutItems(about: About, titles: Topics): readonly { title: string; text: string }[] {
  const told = { ...about, people: [...entityLines, about.people].filter(Boolean).join('\n') };
  return (Object.keys(titles) as (keyof About)[])
    .filter((topic) => told[topic] !== '')
    .map((topic) => ({ title: titles[topic], text: told[topic] }));
}
