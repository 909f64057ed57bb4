import { lazy, Suspense, useState, type ComponentType } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** Loads all that {@link later} made. A part that does not load now is asked for again when it opens. */
export const loadAllLater = (): Promise<unknown> => Promise.allSettled(loads.map((load) => load()));

/** Loads when the desk is idle, or at the first call. @returns what is loaded */
export function laterModule<M>(get: () => Promise<M>): () => Promise<M> {
  loads.push(get);
  return get;
}

/** A page or dialog in a script of its own, loaded when the desk is idle. */
export function later<P extends object = object>(get: () => Promise<ComponentType<P>>): ComponentType<P> {
  let page: ComponentType<P> | undefined;
  const load = async () => (page ??= await get());
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
