import { opening, peony, posed } from '@blue-peony/agency';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';

type Props = {
  seed: string;
  /** From 0, a bud, to 1, in full bloom. */
  open?: number;
  className?: string;
};

/** The flower that stands for an applicant instead of her face. */
export function Peony({ seed, open = 1, className = '' }: Props) {
  const { viewBox, drawing, hue } = useMemo(() => peony(seed), [seed]);
  // As the page shows it before it wakes; what follows is moved by the effect.
  const [first] = useState(open);
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    svg.current!.querySelectorAll<SVGGElement>(':scope > g > g').forEach((ring, index) => {
      ring.style.transform = opening(index, open);
    });
  }, [open]);
  return (
    <svg
      ref={svg}
      viewBox={viewBox}
      className={`peony ${className}`}
      // An attribute, because the policy refuses styles in the page's HTML.
      filter={`hue-rotate(${hue}deg)`}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a drawing from the agency's own sources
      dangerouslySetInnerHTML={{ __html: posed(drawing, first) }}
    />
  );
}
