import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds in view before a shown thumbnail is loaded, because its loading is logged as a look. */
const lookMs = 1_000;

/** A photo over its cover, which stays where the photo cannot be had. */
export function ThumbPicture({ href, shown }: { href: string; shown: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  // The first link stays, because each answer of the list signs new ones, and each loading is logged.
  const [source, setSource] = useState(() => (shown ? undefined : href.replace('?', '/blur?')));
  const load = useEffectEvent(() => setSource(href.replace('?', '/thumb?')));
  useEffect(() => {
    if (!shown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((seen) => {
      clearTimeout(timer);
      if (!seen.at(-1)!.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        load();
      }, lookMs);
    });
    observer.observe(place.current!);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [shown]);
  return (
    <span ref={place} className="absolute inset-0">
      {source && <img src={source} alt="" className="size-full object-cover" onError={() => setSource(undefined)} />}
    </span>
  );
}
