import type { Help } from '../content/help.ts';
import type { Legal } from '../content/legal.ts';
import { Peony } from '../ui/peony.tsx';
import { Section } from '../ui/section.tsx';
import { PrivatePage } from './private-page.tsx';

/** Help lines for people who are put under pressure; the form leads here, in a tab of its own. */
export function HelpPage({ content, legal }: { content: Help; legal: Legal }) {
  const { title, description, lead, signs, lines, us } = content;
  return (
    <PrivatePage title={title} description={description} legal={legal}>
      <Section tone="paper">
        <article className="mx-auto max-w-3xl">
          {/* A flower that is almost closed, and one that stands by it. */}
          <div className="mb-4 -ml-3 flex items-end">
            <Peony seed="help" open={0.5} className="size-20" />
            <Peony seed="beside" className="-ml-6 size-24" />
          </div>
          <h1 className="font-display text-4xl text-balance md:text-5xl">{title}</h1>
          <p className="mt-6 text-lg text-pretty text-stone">{lead}</p>
          <h2 className="mt-12 font-display text-2xl md:text-3xl">{lines.title}</h2>
          <p className="mt-3 rounded-2xl bg-blush-soft px-5 py-4 font-semibold text-pretty">{lines.now}</p>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2">
            {lines.items.map(({ name, about, contact, href }) => (
              <li key={name} className="flex flex-col rounded-3xl bg-white p-5 sm:p-6">
                <h3 className="font-semibold text-pretty">{name}</h3>
                <p className="mt-1 mb-3 text-pretty text-stone">{about}</p>
                <a
                  href={href}
                  rel="noreferrer"
                  className="mt-auto py-1 text-lg font-semibold wrap-anywhere text-peony-700 underline underline-offset-4"
                >
                  {contact}
                </a>
              </li>
            ))}
          </ul>
          <h2 className="mt-12 font-display text-2xl md:text-3xl">{signs.title}</h2>
          <ul className="mt-4 list-disc space-y-2 pl-6 text-stone marker:text-peony-500">
            {signs.items.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <h2 className="mt-12 font-display text-2xl md:text-3xl">{us.title}</h2>
          <p className="mt-3 text-pretty wrap-anywhere text-stone">{us.text}</p>
        </article>
      </Section>
    </PrivatePage>
  );
}
