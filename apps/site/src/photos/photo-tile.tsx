import { useId } from 'react';
import { useText } from '../i18n/localized.tsx';
import { problemText } from '../i18n/problem-text.ts';
import { CrossIcon, ImageIcon } from '../ui/icons.tsx';
import type { Photo } from './photo-queue.ts';

type Props = {
  photo: Photo;
  number: number;
  locked: boolean;
  onRetry: (photo: Photo) => void;
  onRemove: () => void;
  onCover: () => void;
};

/** As high in each state as in the highest: what is below it must not move away from under a finger. */
export function PhotoTile({ photo, number, locked, onRetry, onRemove, onCover }: Props) {
  const text = useText();
  const id = useId();
  const { name, preview, state } = photo;
  const failed = state.step === 'failed';
  return (
    <li
      tabIndex={-1}
      data-failed={failed || undefined}
      aria-labelledby={id}
      className={`flex min-h-26 items-center gap-3 rounded-2xl border bg-white p-2 outline-none ${failed ? 'border-danger' : 'border-ink/10'} focus-visible:ring-4 focus-visible:ring-peony-500/15`}
    >
      {preview ? (
        <img
          src={preview}
          alt={text('application.photoAlt', { number, name })}
          className="size-18 shrink-0 rounded-xl bg-paper-deep object-cover"
        />
      ) : (
        <div className="grid size-18 shrink-0 place-items-center rounded-xl bg-paper-deep text-stone">
          <ImageIcon className={`size-7 ${state.step === 'checking' ? 'motion-safe:animate-pulse' : ''}`} />
        </div>
      )}
      <div className="min-w-0 grow text-sm">
        <p id={id} aria-hidden={preview !== undefined} className="line-clamp-1 font-medium break-all text-ink">
          {text('application.photoAlt', { number, name })}
        </p>
        {failed ? (
          <p role="alert" className="mt-0.5 text-danger first-letter:uppercase">
            {text(photo.data ? problemText(state.code) : 'application.photoAgain')}
          </p>
        ) : state.step === 'sending' ? (
          <progress
            max={1}
            value={state.share}
            aria-label={text('application.photoProgress', { number })}
            className="progress mt-2 w-full"
          />
        ) : (
          <p className="mt-0.5 text-stone">{text(`application.photo.${state.step}`)}</p>
        )}
        {preview && (failed || photo.data) && (
          <button
            type="button"
            disabled={locked}
            onClick={() => (failed ? onRetry(photo) : onCover())}
            aria-describedby={id}
            className="min-h-11 text-left font-semibold text-peony-700 underline underline-offset-4"
          >
            {text(failed ? 'application.tryNow' : 'application.coverOpen')}
          </button>
        )}
      </div>
      <button
        type="button"
        data-remove
        disabled={locked}
        onClick={onRemove}
        aria-label={text('application.photoRemove', { number })}
        className="grid size-11 shrink-0 place-items-center self-start rounded-full text-stone transition hover:bg-danger hover:text-white disabled:opacity-40"
      >
        <CrossIcon className="size-4" />
      </button>
    </li>
  );
}
