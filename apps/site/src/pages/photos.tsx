import { agency } from '@blue-peony/agency';
import type { Legal } from '../content/legal.ts';
import type { PhotosContent } from '../content/photos.ts';
import { PhotoDemo } from '../features/photos/photo-demo.tsx';
import { useLocale } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { Peony } from '../ui/peony.tsx';
import { Section } from '../ui/section.tsx';
import { Page } from './page.tsx';
import { Way } from './way.tsx';

/** The way of a photo, step by step; the form leads here, in a tab of its own. */
export function PhotosPage({ content, legal }: { content: PhotosContent; legal: Legal }) {
  const path = paths.photos(useLocale());
  const { title, description, lead, steps, demo } = content;
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
          <ol className="mt-10 space-y-7">
            {steps.map((step, index) => (
              <li key={step.title} className="flex gap-4">
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-peony-100 font-semibold text-peony-700"
                >
                  {index + 1}
                </span>
                <div>
                  <h2 className="pt-1 text-lg font-semibold">{step.title}</h2>
                  <p className="mt-1 text-pretty text-stone">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <PhotoDemo content={demo} />
        </article>
      </Section>
    </Page>
  );
}
