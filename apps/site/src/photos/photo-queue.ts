import { maxPhotos } from '@blue-peony/contracts';
import { codeOf, type FailureCode } from '@blue-peony/ui';
import { preparePhoto } from './prepare-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

type State = { step: 'checking' | 'ready' } | { step: 'sending'; share: number } | Sent | Failed;
/** `passing`: a retry may help. A photo that is refused for what it is takes no place. */
type Failed = { step: 'failed'; code: FailureCode; passing: boolean };
type Sent = { step: 'sent'; path: string | undefined };

export type Photo = {
  id: number;
  name: string;
  /** Undefined for a photo that went up before a reload. */
  data: Blob | undefined;
  /** The preview's object URL; undefined until the file is checked, and for unusable files. */
  preview?: string;
  told?: boolean;
  state: State;
};

export type Kept = { path: string; name: string };

export type QueueOptions = {
  /** Where the paths of uploaded photos are kept. */
  kept: { read: () => readonly Kept[]; write: (photos: readonly Kept[]) => void };
  attempt: <Answer>(send: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;
};

export type Uploaded = { paths: string[] } | { failed: { number: number; name: string }[]; code: FailureCode };

/** Failures that a retry may fix; all others are problems of the photo itself. */
const passing = new Set<FailureCode>([
  'network',
  'timeout',
  'request_timeout',
  'rate_limited',
  'unavailable',
  'upstream_unavailable',
  'internal',
]);

/** The chosen photos. Each is checked on the device; they are uploaded one after another once uploads are allowed. */
export function createPhotoQueue({ kept, attempt }: QueueOptions) {
  let lastId = 0;
  let photos: readonly Photo[] = kept.read().map(({ name, path }) => ({
    id: (lastId += 1),
    name,
    data: undefined,
    state: { step: 'sent', path },
  }));
  /** Chosen beyond the limit; they come in for photos that turn out to be none. */
  let spare: readonly File[] = [];
  let open = false;
  let sending: { id: number; stop: AbortController } | undefined;
  const watchers = new Set<() => void>();

  const set = (next: readonly Photo[]) => {
    photos = next;
    for (const watcher of watchers) watcher();
  };
  const change = (id: number, changed: Partial<Photo>) =>
    set(photos.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };

  const keep = () =>
    kept.write(
      photos.flatMap(({ name, state }) => (state.step === 'sent' && state.path ? { name, path: state.path } : [])),
    );
  const room = () => maxPhotos - photos.filter(takesPlace).length;

  const prepared = (id: number, data: Blob) =>
    change(id, { data, preview: URL.createObjectURL(data), state: { step: 'ready' } });
  const check = async ({ id }: Photo, file: File) => {
    try {
      const data = await preparePhoto(file);
      if (photos.some((photo) => photo.id === id)) prepared(id, data);
    } catch (error) {
      change(id, { state: failed(error) });
      if (spare.length > 0) add(spare);
    }
    void sendNext();
  };
  const sendNext = async () => {
    const next = photos.find(({ state }) => state.step === 'ready');
    if (!next || !open || sending) return;
    const { id, name, data } = next;
    const stop = new AbortController();
    const { signal } = stop;
    sending = { id, stop };
    const tell = (share: number) => change(id, { state: { step: 'sending', share } });
    const send = () => {
      tell(0);
      return uploadPhoto({ photo: { name, data: data! }, tell, signal });
    };
    const state = await attempt(send, signal).then(
      (stored): State => ({ step: 'sent', path: stored.path }),
      (error: unknown): State => (signal.aborted ? { step: 'ready' } : failed(error)),
    );
    sending = undefined;
    change(id, { state });
    keep();
    void sendNext();
  };

  /** Allows or stops automatic uploads; stopping cancels the running one. */
  const allow = (may: boolean) => {
    open = may;
    if (may) void sendNext();
    else sending?.stop.abort();
  };
  /** More than the limit are dropped silently. */
  const add = (files: readonly File[]) => {
    const free = Math.max(0, room());
    spare = files.slice(free);
    const fresh = files.slice(0, free).map((data): Photo & { data: File } => ({
      id: (lastId += 1),
      name: data.name,
      data,
      state: { step: 'checking' },
    }));
    set([...photos, ...fresh]);
    for (const photo of fresh) void check(photo, photo.data);
  };
  const drop = ({ id, preview }: Photo) => {
    if (preview) URL.revokeObjectURL(preview);
    if (sending?.id === id) sending.stop.abort();
  };
  const remove = (photo: Photo) => {
    spare = [];
    drop(photo);
    set(photos.filter(({ id }) => id !== photo.id));
    keep();
  };
  const retry = (photo: Photo) => {
    if (!takesPlace(photo) && room() < 1) return;
    change(photo.id, { state: { step: 'ready' } });
    void sendNext();
  };
  /** Another picture in the place of one; what had gone up of the first is claimed by no application. */
  const replace = (photo: Photo, data: Blob) => {
    drop(photo);
    prepared(photo.id, data);
    keep();
    void sendNext();
  };
  const clear = () => {
    open = false;
    photos.forEach(remove);
  };
  /** For a page that is left: what went up stays. */
  const close = () => {
    open = false;
    photos.forEach(drop);
  };
  const forgetPaths = () => {
    for (const photo of photos)
      if (photo.state.step === 'sent') change(photo.id, { state: photo.data ? { step: 'ready' } : lost });
    keep();
    void sendNext();
  };

  const dropFailed = () => photos.filter(({ state }) => state.step === 'failed').forEach(remove);

  /** A known failure that no alert has shown ends it at once; others are tried again. @param signal stops all */
  const upload = async (signal: AbortSignal): Promise<Uploaded> => {
    photos.filter(worthAnotherTry).forEach(retry);
    allow(true);
    await new Promise<void>((resolve) => {
      const look = () => {
        const steps = photos.map(({ state }) => state.step);
        if (!signal.aborted && !steps.includes('failed') && !steps.every((step) => step === 'sent')) return;
        unwatch();
        resolve();
      };
      const unwatch = watch(look);
      signal.addEventListener('abort', look);
      look();
    });
    const left = photos.filter(({ state }) => state.step !== 'sent');
    const failing = left.filter(({ state }) => state.step === 'failed');
    const missing = failing.length > 0 ? failing : left.slice(0, 1);
    const [first] = missing;
    if (!first) return { paths: photos.flatMap(({ state }) => (state as Sent).path ?? []) };
    const told = missing.map(({ id, name }) => {
      change(id, { told: true });
      return { number: photos.findIndex((photo) => photo.id === id) + 1, name };
    });
    return { failed: told, code: first.state.step === 'failed' ? first.state.code : 'network' };
  };
  return {
    photos: () => photos,
    watch,
    allow,
    add,
    remove,
    retry,
    replace,
    clear,
    close,
    forgetPaths,
    dropFailed,
    upload,
  };
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

const takesPlace = ({ state }: Photo): boolean => state.step !== 'failed' || state.passing;

const failed = (error: unknown): State => {
  const code = codeOf(error) ?? 'internal';
  return { step: 'failed', code, passing: passing.has(code) };
};
/** The server has deleted it, and the tab that had the file was loaded again. */
const lost: State = { step: 'failed', code: 'unknown_upload', passing: false };

/** Whether the device accepted the photo; a refused one has no preview. */
const worthAnotherTry = ({ preview, told, state }: Photo) =>
  state.step === 'failed' && preview !== undefined && (told || state.passing);
