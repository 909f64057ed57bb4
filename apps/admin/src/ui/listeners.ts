/** Those who are told of a change; `useSyncExternalStore` takes `subscribe`. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((notify) => notify()),
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
