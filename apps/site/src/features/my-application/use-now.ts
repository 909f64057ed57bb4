import { useEffect, useState } from 'react';

/** The device's time in milliseconds since 1970, second by second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return now;
}
