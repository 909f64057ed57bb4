import { lazy, Suspense, useState, type ComponentType } from 'react';
import { lineOr } from './line-or.ts';

/** Milliseconds before a script that did not load is asked for again. */
const waits = [300, 1_000, 3_000];
/** The same while there is no line at all, whose return is told. */
const lineMs = 600_000;

/**
 * A script that a cut line kept back is asked for again, since an error would take down the page.
 * One that is gone with its release, or whose failure an older browser remembers, fails in the end.
 */
export async function persistently<M>(get: () => Promise<M>): Promise<M> {
  for (const ms of waits) {
    try {
      return await get();
    } catch {
      await lineOr(navigator.onLine ? ms : lineMs);
    }
  }
  return get();
}

const loads: (() => Promise<unknown>)[] = [];

/** Loads all that {@link later} made. A part that does not load now is asked for again when it opens. */
export const loadAllLater = (): Promise<unknown> => Promise.allSettled(loads.map((load) => load()));

/** Loads when the desk is idle, or at the first call. @returns what is loaded */
export function laterModule<M>(get: () => Promise<M>): () => Promise<M> {
  const load = () => persistently(get);
  loads.push(load);
  return load;
}

/** A page or dialog in a script of its own, loaded when the desk is idle. */
export function later<P extends object = object>(get: () => Promise<ComponentType<P>>): ComponentType<P> {
  let page: ComponentType<P> | undefined;
  const load = async () => (page ??= await persistently(get));
  const Waiting = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;

  function Page(props: P) {
    // Stays the same while it is shown, because another component would lose its state.
    const [Shown] = useState(() => page ?? Waiting);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  loads.push(load);
  return Page;
}
