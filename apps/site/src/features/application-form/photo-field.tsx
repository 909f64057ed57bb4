import { maxPhotos } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { PhotoInput } from '../../photos/photo-input.tsx';
import type { Photo } from '../../photos/photo-queue.ts';
import { ImageIcon } from '../../ui/icons.tsx';
import type { FormPhotos } from './use-form-photos.ts';

type Props = {
  photos: FormPhotos;
  locked: boolean;
  onRetry: (photo: Photo) => void;
};

export function PhotoField({ photos, locked, onRetry }: Props) {
  const text = useText();
  const locale = useLocale();
  const { chosen, PhotoList, unreached, add, remove, replace } = photos;
  const full = chosen.filter(({ state }) => state.step !== 'failed' || state.passing).length >= maxPhotos;
  return (
    <div>
      <label htmlFor="application-photos" className="mb-1.5 block text-sm font-semibold text-ink">
        {text('application.photos')}
      </label>
      <div className="group relative rounded-2xl border-2 border-dashed border-peony-500/30 bg-peony-50/60 px-5 py-7 text-center transition focus-within:border-peony-500 focus-within:ring-4 focus-within:ring-peony-500/15 hover:border-peony-500/60 hover:bg-peony-50">
        <ImageIcon className="mx-auto size-8 text-peony-500" />
        <p
          id="application-photos-full"
          className="mt-2 font-semibold text-peony-700 first-letter:uppercase"
          aria-hidden={!full}
        >
          {text(full ? 'application.photosFull' : 'application.photosAdd')}
        </p>
        <p id="application-photos-hint" className="mt-1 text-sm text-stone">
          {text('application.photosHint')} {text('application.photosClothed')}
          <br />
          {text('application.photosFormats')}
        </p>
        <PhotoInput
          id="application-photos"
          aria-describedby={`${full ? 'application-photos-full ' : ''}application-photos-hint`}
          full={full}
          disabled={locked}
          onAdd={add}
        />
      </div>
      <p className="flex flex-wrap gap-x-5 text-sm *:inline-flex *:min-h-11 *:items-center">
        {/* In tabs of their own: what is typed and chosen stays. */}
        <a
          href={paths.photos(locale)}
          target="_blank"
          rel="noopener"
          className="text-stone underline underline-offset-4"
        >
          {text('application.photosWay')}
        </a>
        <a href={paths.help(locale)} target="_blank" rel="noopener" className="text-stone underline underline-offset-4">
          {text('application.pressure')}
        </a>
      </p>
      <p role="alert" className="font-medium text-danger not-empty:mt-3 first-letter:uppercase">
        {unreached && text('problem.network')}
      </p>
      {PhotoList && (
        <PhotoList photos={chosen} locked={locked} onRetry={onRetry} onRemove={remove} onReplace={replace} />
      )}
    </div>
  );
}
