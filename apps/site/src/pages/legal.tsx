import { agency } from '@blue-peony/agency';
import type { Legal } from '../content/legal.ts';
import { LegalText } from '../features/legal/legal-text.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { Peony } from '../ui/peony.tsx';
import { Section } from '../ui/section.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

/** A legal text on a page of its own, for links from elsewhere; on the site it opens as a pop-up. */
export function LegalPage({ id, legal }: { id: keyof Legal; legal: Legal }) {
  const text = useText();
  const path = paths.legal(useLocale(), id);
  const title = text(`legal.${id}`);
  return (
    <Page
      title={`${title} · ${agency.name}`}
      description={text(`legal.${id}Description`, { name: agency.name })}
      way={<Way steps={[{ name: title, path }]} />}
      legal={legal}
    >
      <Section tone="white">
        <article className="mx-auto max-w-3xl pt-16 sm:pt-10">
          <Peony seed={id} open={0.45} className="mb-2 -ml-4 size-24" />
          <h1 className="mb-6 font-display text-3xl sm:text-4xl md:text-5xl">{title}</h1>
          <LegalText content={legal[id]} heading="h2" />
        </article>
      </Section>
    </Page>
  );
}
