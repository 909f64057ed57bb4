import { useState } from 'react';
import type { PhotosContent } from '../../content/photos.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { PhotoInput } from '../../photos/photo-input.tsx';
import { ImageIcon } from '../../ui/icons.tsx';
import type { Revealed } from './read-photo.ts';

/** Shows what hides in a photo of hers. The reader is loaded when she picks one, and the photo stays on her device. */
export function PhotoDemo({ content }: { content: PhotosContent['demo'] }) {
  const [found, setFound] = useState<Revealed | 'unreadable'>();
  const look = async ([file]: readonly File[]) => {
    const { readPhoto } = await import('./read-photo.ts');
    setFound(await readPhoto(file!).catch(() => 'unreadable' as const));
  };
  return (
    <section data-wake className="mt-12 rounded-3xl bg-white p-5 sm:p-8">
      <h2 className="font-display text-2xl md:text-3xl">{content.title}</h2>
      <p id="photo-demo-lead" className="mt-3 text-pretty text-stone">
        {content.lead}
      </p>
      <div className="relative mt-5 rounded-2xl border-2 border-dashed border-peony-500/30 bg-peony-50/60 px-5 py-7 text-center transition focus-within:border-peony-500 focus-within:ring-4 focus-within:ring-peony-500/15 hover:border-peony-500/60">
        <ImageIcon className="mx-auto size-8 text-peony-500" />
        <label htmlFor="photo-demo" className="mt-2 block font-semibold text-peony-700">
          {content.choose}
        </label>
        <PhotoInput
          id="photo-demo"
          aria-describedby="photo-demo-lead"
          full={false}
          onAdd={(files) => void look(files)}
        />
      </div>
      <div role="status">{found && <Found content={content} found={found} />}</div>
    </section>
  );
}

function Found({ content, found }: { content: PhotosContent['demo']; found: Revealed | 'unreadable' }) {
  const { tag } = useLocale();
  if (found === 'unreadable') return <p className="mt-5 font-medium text-danger">{content.unreadable}</p>;
  const degrees = new Intl.NumberFormat(tag, { maximumFractionDigits: 5 });
  const facts = [
    [content.place, found.place?.map((value) => degrees.format(value)).join(' / ')],
    [content.device, found.device],
    [content.taken, found.taken],
  ].filter(([, value]) => value);
  if (facts.length === 0) return <p className="mt-5 font-medium">{content.nothing}</p>;
  return (
    <>
      <h3 className="mt-6 font-semibold">{content.found}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-stone">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 font-semibold">{content.kept}</h3>
      <p className="mt-1 text-stone">{content.keptText}</p>
    </>
  );
}
