const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Five stars; the rating is spoken, not read from the picture. */
export function Stars({ spoken, className = '' }: { spoken: string; className?: string }) {
  return (
    <span role="img" aria-label={spoken} className={`inline-flex gap-0.5 text-[#f5b545] ${className}`}>
      {[0, 20, 40, 60, 80].map((x) => (
        <svg key={x} viewBox="0 0 20 20" aria-hidden="true" focusable="false" className="size-[1.1em]">
          <path d={star} fill="currentColor" stroke="currentColor" strokeWidth="1" strokeLinejoin="round" />
        </svg>
      ))}
    </span>
  );
}
