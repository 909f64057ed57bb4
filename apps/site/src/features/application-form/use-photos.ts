import { useEffect, useRef, useState } from 'react';
import { maxPhotos } from '@blue-peony/contracts';

export type Photo = { file: File; preview: string };

/** The chosen photos. They accumulate; only the first five in all are kept, the rest goes without a word. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const shown = useRef(photos);

  useEffect(() => {
    shown.current = photos;
  }, [photos]);
  useEffect(() => () => shown.current.forEach(release), []);

  const add = (files: Iterable<File>) => {
    const fresh = Array.from(files).slice(0, maxPhotos - photos.length);
    setPhotos([...photos, ...fresh.map((file) => ({ file, preview: URL.createObjectURL(file) }))]);
  };
  const remove = (photo: Photo) => {
    release(photo);
    setPhotos(photos.filter((kept) => kept !== photo));
  };
  const clear = () => {
    photos.forEach(release);
    setPhotos([]);
  };
  return { photos, add, remove, clear };
}

const release = ({ preview }: Photo) => URL.revokeObjectURL(preview);
