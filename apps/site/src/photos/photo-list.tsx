import { useRef, useState } from 'react';
import { CoverPhoto } from './cover-photo.tsx';
import type { Photo } from './photo-queue.ts';
import { PhotoTile } from './photo-tile.tsx';

type Props = {
  photos: readonly Photo[];
  locked: boolean;
  onRetry: (photo: Photo) => void;
  onRemove: (photo: Photo) => void;
  onReplace: (photo: Photo, data: Blob) => void;
};

/** A tile for each chosen photo. When a tile is removed, the next one gets the focus. */
export function PhotoList({ photos, locked, onRetry, onRemove, onReplace }: Props) {
  const [covering, setCovering] = useState<Photo & { data: Blob }>();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    const tiles = list.current?.children;
    const next = tiles?.[index + 1] ?? tiles?.[index - 1];
    (next?.querySelector<HTMLElement>('[data-remove]') ?? list.current?.parentElement?.querySelector('input'))?.focus();
    onRemove(photos[index]!);
  };
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-3 not-empty:mt-4 sm:grid-cols-2">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            locked={locked}
            onRetry={onRetry}
            onCover={() => photo.data && setCovering({ ...photo, data: photo.data })}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {covering && (
        <CoverPhoto
          data={covering.data}
          onClose={() => setCovering(undefined)}
          onDone={(data) => onReplace(covering, data)}
        />
      )}
    </>
  );
}
