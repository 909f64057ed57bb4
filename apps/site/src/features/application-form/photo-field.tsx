import { useEffect, useEffectEvent, useRef } from 'react';
import { maxPhotos } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { CrossIcon, ImageIcon } from '../../ui/icons.tsx';
import type { Photo } from './use-photos.ts';

// The three formats that the server takes. Naming them makes an iPhone hand over HEIC photos as JPEG.
const accepted = 'image/jpeg,image/png,image/webp';

type Props = {
  photos: readonly Photo[];
  failed: File | undefined;
  /** How many photos have gone up, the share of the one under way included; absent while nothing is sent. */
  sent: number | undefined;
  disabled: boolean;
  onAdd: (files: Iterable<File>) => void;
  onRemove: (photo: Photo) => void;
};

export function PhotoField({ photos, failed, sent, disabled, onAdd, onRemove }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);

  const take = () => {
    const chosen = Array.from(input.current?.files ?? []);
    // Emptied, so that the browser reports the next choice even when it is the same file.
    if (input.current) input.current.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };
  // Photos may have been chosen before the page woke up.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);

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
      <div className="group relative rounded-2xl border-2 border-dashed border-peony-500/30 bg-peony-50/60 px-5 py-7 text-center transition focus-within:border-peony-500 focus-within:ring-4 focus-within:ring-peony-500/15 hover:border-peony-500/60 hover:bg-peony-50">
        <ImageIcon className="mx-auto size-8 text-peony-500" />
        <p className="mt-2 font-semibold text-peony-700" aria-hidden="true">
          {text('application.photosAdd')}
        </p>
        <p id="application-photos-hint" className="mt-1 text-sm text-stone">
          {text('application.photosHint')}
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
      {photos.length > 0 && (
        <ul className="mt-4 grid grid-cols-3 gap-3 sm:grid-cols-5">
          {photos.map((photo, index) => (
            <li key={photo.preview} className="relative">
              <img
                src={photo.preview}
                alt={text('application.photoAlt', { number: index + 1, name: photo.file.name })}
                className={`aspect-square w-full rounded-xl bg-paper-deep object-cover shadow-sm ${photo.file === failed ? 'ring-3 ring-danger' : ''}`}
              />
              {sent !== undefined && (
                <progress
                  max={1}
                  value={Math.max(0, Math.min(1, sent - index))}
                  aria-label={text('application.photoProgress', { number: index + 1 })}
                  className="progress absolute inset-x-2 bottom-2 w-[calc(100%-1rem)] shadow"
                />
              )}
              <button
                type="button"
                disabled={disabled}
                onClick={() => onRemove(photo)}
                aria-label={text('application.photoRemove', { number: index + 1 })}
                className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full bg-ink text-white shadow-md transition hover:bg-peony-600 disabled:opacity-40"
              >
                <CrossIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
