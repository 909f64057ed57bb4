import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import type { Legal } from '../content/legal.ts';
import { Peony } from '../ui/peony.tsx';
import { Section } from '../ui/section.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

type Props = {
  path: string;
  content: { title: string; description: string; lead: string };
  legal: Legal;
  children: ReactNode;
};

/** A page of one column of text. */
export function ArticlePage({ path, content: { title, description, lead }, legal, children }: Props) {
  return (
    <Page
      title={`${title} · ${agency.name}`}
      description={description}
      way={<Way steps={[{ name: title, path }]} />}
      legal={legal}
    >
      <Section tone="paper">
        <article className="mx-auto max-w-3xl pt-16 sm:pt-10">
          {/* Half closed, over what is private. */}
          <Peony seed="photos" open={0.55} className="mb-2 -ml-3 size-24" />
          <h1 className="font-display text-4xl text-balance md:text-5xl">{title}</h1>
          <p className="mt-6 text-lg text-pretty text-stone">{lead}</p>
          {children}
        </article>
      </Section>
    </Page>
  );
}
