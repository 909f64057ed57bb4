import { useEffect, useEffectEvent, useRef } from 'react';
import { maxPhotos } from '@blue-peony/contracts';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { ImageIcon } from '../../ui/icons.tsx';
import { PhotoTile } from './photo-tile.tsx';
import type { Progress } from './submit-application.ts';
import type { Photo } from './use-photos.ts';
import type { Failed } from './use-submission.ts';

// The three formats that the server takes. Naming them makes an iPhone hand over HEIC photos as JPEG.
const accepted = 'image/jpeg,image/png,image/webp';

type Props = {
  photos: readonly Photo[];
  progress: Progress | undefined;
  failure: Failed | undefined;
  onAdd: (files: Iterable<File>) => void;
  onRemove: (photo: Photo) => void;
};

export function PhotoField({ photos, progress, failure, onAdd, onRemove }: Props) {
  const text = useText();
  const locale = useLocale();
  const failed = failure?.step === 'upload' ? failure.photo : undefined;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between">
        <label htmlFor="application-photos" className="text-sm font-semibold text-ink">
          {text('application.photos')}
        </label>
        {photos.length > 0 && (
          <span className="text-sm tabular-nums text-stone">
            {text('application.photosCount', { count: photos.length, max: maxPhotos })}
          </span>
        )}
      </div>
      <PhotoInput disabled={progress !== undefined} onAdd={onAdd} />
      <p className="mt-2 text-sm">
        {/* In a tab of its own: what is typed and chosen stays. */}
        <a href={paths.help(locale)} target="_blank" rel="noopener" className="text-stone underline underline-offset-4">
          {text('application.pressure')}
        </a>
      </p>
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.preview}
              photo={photo}
              number={index + 1}
              failed={photo.file === failed}
              sent={progress && sentShare(progress, index)}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** How much of a photo has gone up, from 0 to 1. The photos go up one after the other, the application after them. */
const sentShare = (progress: Progress, index: number): number =>
  progress.step === 'submit' ? 1 : Math.max(0, Math.min(1, progress.number - 1 + progress.share - index));

/** Takes photos, also those that were chosen before the page woke up. */
function PhotoInput({ disabled, onAdd }: { disabled: boolean; onAdd: Props['onAdd'] }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);

  const take = () => {
    const chosen = Array.from(input.current?.files ?? []);
    // Emptied, so that the browser reports the next choice even when it is the same file.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);

  return (
    <div className="group relative rounded-2xl border-2 border-dashed border-peony-500/30 bg-peony-50/60 px-5 py-7 text-center transition focus-within:border-peony-500 focus-within:ring-4 focus-within:ring-peony-500/15 hover:border-peony-500/60 hover:bg-peony-50">
      <ImageIcon className="mx-auto size-8 text-peony-500" />
      <p className="mt-2 font-semibold text-peony-700" aria-hidden="true">
        {text('application.photosAdd')}
      </p>
      <p id="application-photos-hint" className="mt-1 text-sm text-stone">
        {text('application.photosHint')} {text('application.photosClothed')}
        <br />
        {text('application.photosFormats')}
      </p>
      <input
        ref={input}
        id="application-photos"
        type="file"
        accept={accepted}
        multiple
        disabled={disabled}
        onChange={take}
        aria-describedby="application-photos-hint"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  );
}
