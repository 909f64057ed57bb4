import { codeOf, type FailureCode } from '@blue-peony/ui';
import { preparePhoto } from './prepare-photo.ts';
import { uploadPhoto } from './upload-photo.ts';

type State =
  { step: 'checking' | 'ready' } | { step: 'sending'; share: number } | Sent | { step: 'failed'; code: FailureCode };
type Sent = { step: 'sent'; path: string | undefined };

export type Photo = {
  id: number;
  name: string;
  data: Blob;
  /** The preview's object URL; undefined until the file is checked, and for unusable files. */
  preview?: string;
  told?: boolean;
  state: State;
};

export type Destination = {
  path: string;
  headers?: Readonly<Record<string, string>>;
  attempt?: <Answer>(send: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;
};

export type Uploaded = { paths: string[] } | { failed: { number: number; name: string }; code: FailureCode };

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
export function createPhotoQueue({ path, headers = {}, attempt = (send) => send() }: Destination) {
  let photos: readonly Photo[] = [];
  let open = false;
  let sending: { id: number; stop: AbortController } | undefined;
  let lastId = 0;
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

  const check = async ({ id, data: file }: Photo) => {
    try {
      const data = await preparePhoto(file);
      if (photos.some((photo) => photo.id === id))
        change(id, { data, preview: URL.createObjectURL(data), state: { step: 'ready' } });
    } catch (error) {
      change(id, { state: failed(error) });
    }
    void sendNext();
  };
  const sendNext = async () => {
    const next = photos.find(({ state }) => state.step === 'ready');
    if (!next || !open || sending) return;
    const { id } = next;
    const stop = new AbortController();
    const { signal } = stop;
    sending = { id, stop };
    const tell = (share: number) => change(id, { state: { step: 'sending', share } });
    const send = () => {
      tell(0);
      return uploadPhoto<{ path?: string }>({ path, headers, photo: next, tell, signal });
    };
    const state = await attempt(send, signal).then(
      (stored): State => ({ step: 'sent', path: stored.path }),
      (error: unknown): State => (signal.aborted ? { step: 'ready' } : failed(error)),
    );
    sending = undefined;
    change(id, { state });
    void sendNext();
  };

  /** Allows or stops automatic uploads; stopping cancels the running one. */
  const allow = (may: boolean) => {
    open = may;
    if (may) void sendNext();
    else sending?.stop.abort();
  };
  /** @param max the limit for all photos together; more are dropped silently */
  const add = (files: readonly File[], max: number) => {
    const fresh = files.slice(0, Math.max(0, max - photos.length)).map((file): Photo => ({
      id: (lastId += 1),
      name: file.name,
      data: file,
      state: { step: 'checking' },
    }));
    set([...photos, ...fresh]);
    for (const photo of fresh) void check(photo);
  };
  const remove = ({ id, preview }: Photo) => {
    if (preview) URL.revokeObjectURL(preview);
    if (sending?.id === id) sending.stop.abort();
    set(photos.filter((photo) => photo.id !== id));
  };
  const retry = ({ id }: Photo) => {
    change(id, { state: { step: 'ready' } });
    void sendNext();
  };
  const clear = () => {
    open = false;
    photos.forEach(remove);
  };
  const forgetPaths = () => {
    for (const photo of photos) if (photo.state.step === 'sent') retry(photo);
  };

  /** A known failure that no alert has shown ends it at once; others are tried again. @param signal stops all */
  const upload = async (signal: AbortSignal): Promise<Uploaded> => {
    for (const photo of photos) if (worthAnotherTry(photo)) change(photo.id, { state: { step: 'ready' } });
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
    if (signal.aborted) allow(false);
    const missing =
      photos.find(({ state }) => state.step === 'failed') ?? photos.find(({ state }) => state.step !== 'sent');
    if (!missing) return { paths: photos.flatMap(({ state }) => (state as Sent).path ?? []) };
    const { id, name, state } = missing;
    change(id, { told: true });
    const number = photos.findIndex((photo) => photo.id === id) + 1;
    return { failed: { number, name }, code: state.step === 'failed' ? state.code : 'network' };
  };
  return { photos: () => photos, watch, allow, add, remove, retry, clear, forgetPaths, upload };
}

export type PhotoQueue = ReturnType<typeof createPhotoQueue>;

const failed = (error: unknown): State => ({ step: 'failed', code: codeOf(error) ?? 'internal' });

/** Whether the device accepted the photo; a refused one has no preview. */
const worthAnotherTry = ({ preview, told, state }: Photo) =>
  state.step === 'failed' && preview !== undefined && (told || passing.has(state.code));
