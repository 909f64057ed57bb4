import { useState } from 'react';

const storageKey = 'blue-peony-dense';

export function useDense(): [boolean, (dense: boolean) => void] {
  const [dense, setDense] = useState(() => localStorage.getItem(storageKey) !== null);
  const keep = (now: boolean) => {
    if (now) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
    setDense(now);
  };
  return [dense, keep];
}
