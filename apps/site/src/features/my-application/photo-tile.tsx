import { useEffect, useState } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { CrossIcon, ImageIcon } from '../../ui/icons.tsx';
import { fetchPhoto } from './api.ts';

type Props = { secret: string; name: string; number: number; onRemove: () => void };

/** Fetched with the secret in a header, so that no address could open it elsewhere. */
export function PhotoTile({ secret, name, number, onRemove }: Props) {
  const text = useText();
  const [shown, setShown] = useState<{ url?: string }>();
  useEffect(() => {
    let gone = false;
    let url: string | undefined;
    fetchPhoto(secret, name).then(
      (blob) => {
        if (gone) return;
        url = URL.createObjectURL(blob);
        setShown({ url });
      },
      () => !gone && setShown({}),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [secret, name]);

  return (
    <li className="relative">
      {shown?.url ? (
        <img
          src={shown.url}
          alt={text('my.photoAlt', { number })}
          className="aspect-square w-full rounded-2xl bg-paper-deep object-cover"
        />
      ) : (
        <div className="grid aspect-square w-full place-items-center rounded-2xl bg-paper-deep text-stone">
          <ImageIcon className={`size-7 ${shown ? '' : 'motion-safe:animate-pulse'}`} />
          {shown && <span className="sr-only">{text('my.photoMissing', { number })}</span>}
        </div>
      )}
      <button
        type="button"
        onClick={onRemove}
        aria-label={text('my.photoRemove', { number })}
        className="absolute -top-2.5 -right-2.5 grid size-9 place-items-center rounded-full bg-ink text-white shadow-md transition hover:bg-danger"
      >
        <CrossIcon className="size-4" />
      </button>
    </li>
  );
}
