import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '@blue-peony/contracts';
import { useLocale } from '../i18n/localized.tsx';
import { pageCatalogs } from '../i18n/page-catalogs.ts';
import type { QueueOptions, Photo, PhotoQueue, Uploaded } from './photo-queue.ts';

/** Called when the visitor starts to fill in the form, so that the code is loaded before the first photo is chosen. */
export async function loadPhotos(language: Language) {
  const [code, words] = await Promise.all([import('./chosen-photos.ts'), pageCatalogs.photos[language]()]);
  return { ...code, words };
}

type Code = Awaited<ReturnType<typeof loadPhotos>>;

const none: readonly Photo[] = [];
const nothing = () => () => {};

export function usePhotos(options: QueueOptions) {
  const { language } = useLocale();
  const [{ queue, PhotoList, words }, setLoaded] = useState<{ queue?: PhotoQueue } & Partial<Code>>({});
  const [unreached, setUnreached] = useState(false);
  const may = useRef(false);
  const adding = useRef<Promise<PhotoQueue | undefined>>(undefined);
  // A submission that began before the queue was there must end it, too.
  const latest = useRef<PhotoQueue>(undefined);
  const chosen = useSyncExternalStore(queue?.watch ?? nothing, queue?.photos ?? (() => none), () => none);

  useEffect(() => queue?.close, [queue]);

  const start = async (): Promise<PhotoQueue | undefined> => {
    const before = await adding.current;
    if (before) return before;
    try {
      const code = await loadPhotos(language);
      const created = code.createPhotoQueue(options);
      created.allow(may.current);
      latest.current = created;
      setLoaded({ queue: created, PhotoList: code.PhotoList, words: code.words });
      return created;
    } catch {
      setUnreached(true);
      return undefined;
    }
  };
  const add = (files: readonly File[]) => {
    setUnreached(false);
    adding.current = start().then((started) => {
      started?.add(files);
      return started;
    });
  };
  const restore = useEffectEvent(() => {
    if (options.kept.read().length) adding.current = start();
  });
  useEffect(() => queueMicrotask(() => restore()), []);
  const allow = (value: boolean) => {
    may.current = value;
    latest.current?.allow(value);
  };
  const upload = async (signal: AbortSignal): Promise<Uploaded> => {
    const started = await adding.current;
    if (!started) return { paths: [] };
    const uploaded = await started.upload(signal);
    // What she chooses after a refusal waits again until it may go up by itself.
    started.allow(!signal.aborted && may.current);
    return uploaded;
  };
  return {
    chosen,
    PhotoList,
    /** The strings about chosen photos. */
    words,
    unreached,
    add,
    allow,
    upload,
    remove: (photo: Photo) => queue?.remove(photo),
    retry: (photo: Photo) => queue?.retry(photo),
    replace: (photo: Photo, data: Blob) => queue?.replace(photo, data),
    clear: () => {
      may.current = false;
      latest.current?.clear();
    },
    forgetPaths: () => latest.current?.forgetPaths(),
    dropFailed: () => latest.current?.dropFailed(),
  };
}
