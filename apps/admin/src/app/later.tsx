import { lazy, Suspense, useState, type ComponentType } from 'react';

type Later<P> = ComponentType<P> & { load: () => Promise<unknown> };

/** A page in a script of its own. After `load` it is drawn at once, without an empty screen before it. */
export function later<P extends object = object>(get: () => Promise<ComponentType<P>>): Later<P> {
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
  return Object.assign(Page, { load });
}
