const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

type Props = {
  /** From 0 to 5; the last star is filled in part. */
  rating: number;
  spoken: string;
  className?: string;
};

export function Stars({ rating, spoken, className = '' }: Props) {
  return (
    <span role="img" aria-label={spoken} className={`inline-flex gap-0.5 text-[#f5b545] ${className}`}>
      {[0, 1, 2, 3, 4].map((before) => {
        // An inner picture of that width cuts the star off: a style would need to be in the page's policy.
        const width = Math.min(1, Math.max(0, rating - before)) * 20;
        return (
          <svg key={before} viewBox="0 0 20 20" aria-hidden="true" focusable="false" className="size-[1.1em]">
            <path d={star} fill="none" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" />
            <svg width={width} height="20">
              <path d={star} fill="currentColor" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" />
            </svg>
          </svg>
        );
      })}
    </span>
  );
}
