import type { GuideSalesContent } from '../../content/guide-sales.ts';

export function ClaimsBand({ claims }: { claims: GuideSalesContent['claims'] }) {
  return (
    <section className="bg-blush-soft py-14 text-ink">
      <dl className="mx-auto flex max-w-7xl flex-wrap gap-x-10 gap-y-8 px-4 md:justify-between md:px-8">
        {claims.map(({ value, label }) => (
          <div key={label} className="flex grow basis-[8.5rem] flex-col-reverse justify-end">
            <dt className="max-w-[11rem] text-pretty text-stone">{label}</dt>
            <dd className="font-display text-figure whitespace-nowrap md:text-figure-wide">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
