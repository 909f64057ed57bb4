import type { Legal } from '../content/legal.ts';
import type { PhotosContent } from '../content/photos.ts';
import { PhotoDemo } from '../features/photos/photo-demo.tsx';
import { useLocale } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { ArticlePage } from './article-page.tsx';

/** The way of a photo, step by step; the form leads here, in a tab of its own. */
export function PhotosPage({ content, legal }: { content: PhotosContent; legal: Legal }) {
  const path = paths.photos(useLocale());
  const { steps, demo } = content;
  return (
    <ArticlePage path={path} content={content} legal={legal}>
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
    </ArticlePage>
  );
}
