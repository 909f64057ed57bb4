import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Destination, Photo, PhotoQueue, Uploaded } from './photo-queue.ts';

/** Called when the visitor starts to fill in the form, so that the code is loaded before the first photo is chosen. */
export const loadPhotos = () => import('./chosen-photos.ts');

type Code = Awaited<ReturnType<typeof loadPhotos>>;

const none: readonly Photo[] = [];
const nothing = () => () => {};

export function usePhotos(destination: Destination) {
  const [{ queue, PhotoList }, setLoaded] = useState<{ queue?: PhotoQueue; PhotoList?: Code['PhotoList'] }>({});
  const [unreached, setUnreached] = useState(false);
  const may = useRef(false);
  const adding = useRef<Promise<PhotoQueue | undefined>>(undefined);
  const chosen = useSyncExternalStore(queue?.watch ?? nothing, queue?.photos ?? (() => none), () => none);
  useEffect(() => queue?.clear, [queue]);

  const start = async (): Promise<PhotoQueue | undefined> => {
    const before = await adding.current;
    if (before) return before;
    try {
      const code = await loadPhotos();
      const created = code.createPhotoQueue(destination);
      created.allow(may.current);
      setLoaded({ queue: created, PhotoList: code.PhotoList });
      return created;
    } catch {
      setUnreached(true);
      return undefined;
    }
  };
  const add = (files: readonly File[], max: number) => {
    setUnreached(false);
    adding.current = start().then((started) => {
      started?.add(files, max);
      return started;
    });
  };
  const allow = (value: boolean) => {
    may.current = value;
    queue?.allow(value);
  };
  const upload = async (signal: AbortSignal): Promise<Uploaded> => {
    const started = await adding.current;
    return started ? started.upload(signal) : { paths: [] };
  };
  return {
    chosen,
    PhotoList,
    unreached,
    add,
    allow,
    upload,
    remove: (photo: Photo) => queue?.remove(photo),
    retry: (photo: Photo) => queue?.retry(photo),
    clear: () => queue?.clear(),
    forgetPaths: () => queue?.forgetPaths(),
  };
}
