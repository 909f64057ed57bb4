import { useText } from '../../i18n/localized.tsx';
import { CrossIcon } from '../../ui/icons.tsx';
import type { Photo } from './use-photos.ts';

type Props = {
  photo: Photo;
  number: number;
  failed: boolean;
  /** How much of it has gone up, from 0 to 1; absent while nothing is sent. */
  sent: number | undefined;
  onRemove: (photo: Photo) => void;
};

export function PhotoTile({ photo, number, failed, sent, onRemove }: Props) {
  const text = useText();
  return (
    <li className="relative">
      <img
        src={photo.preview}
        alt={text('application.photoAlt', { number, name: photo.file.name })}
        className={`aspect-square w-full rounded-xl bg-paper-deep object-cover shadow-sm ${failed ? 'ring-3 ring-danger' : ''}`}
      />
      {sent !== undefined && (
        <progress
          max={1}
          value={sent}
          aria-label={text('application.photoProgress', { number })}
          className="progress absolute inset-x-2 bottom-2 w-[calc(100%-1rem)] shadow"
        />
      )}
      <button
        type="button"
        disabled={sent !== undefined}
        onClick={() => onRemove(photo)}
        aria-label={text('application.photoRemove', { number })}
        className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full bg-ink text-white shadow-md transition hover:bg-peony-600 disabled:opacity-40"
      >
        <CrossIcon className="size-4" />
      </button>
    </li>
  );
}
