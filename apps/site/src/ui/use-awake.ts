import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it wakes up; true from then on. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
