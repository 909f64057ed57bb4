import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and during hydration, then true. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
