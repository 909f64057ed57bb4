import { buyersReviews } from '@blue-peony/agency';
import { locales } from '@blue-peony/contracts';
import type { BoughtReviews } from '../../content/reviews.ts';
import { useLocale } from '../../i18n/localized.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Stars } from '../../ui/stars.tsx';

type Props = { product: keyof typeof buyersReviews; content: BoughtReviews };

/** What buyers wrote who allowed us to ask them; nothing where nobody has. Those in the page's language come first. */
export function BuyersReviews({ product, content: { eyebrow, title, checked } }: Props) {
  const { tag, language } = useLocale();
  const reviewed = buyersReviews[product];
  if (!reviewed) return null;
  const { average, count, newest } = reviewed;
  const mine = newest.filter((review) => review.language === language);
  const others = newest.filter((review) => review.language !== language);
  return (
    <Section id="reviews" tone="white">
      <SectionHeading eyebrow={eyebrow} title={title} lead={checked} />
      <p className="mt-6 flex flex-wrap items-center gap-x-3 text-lg font-semibold">
        <Stars rating={average} spoken={`${average.toLocaleString(tag)}/5`} />
        {average.toLocaleString(tag)}/5 ({count.toLocaleString(tag)})
      </p>
      <div className="mt-10 grid gap-6 lg:grid-cols-3">
        {[...mine, ...others].slice(0, 6).map((review) => (
          <figure key={`${review.name} ${review.words}`} className="flex flex-col rounded-3xl bg-paper p-6 sm:p-8">
            <Stars rating={review.stars} spoken={`${review.stars}/5`} />
            <blockquote lang={tagOf(review.language)} className="mt-4 text-pretty wrap-anywhere whitespace-pre-line">
              {review.words}
            </blockquote>
            <figcaption className="mt-auto pt-6 text-stone">
              <span className="font-semibold wrap-anywhere text-ink">{review.name}</span>,{' '}
              <time dateTime={review.written_on}>
                {new Date(review.written_on).toLocaleDateString(tag, { dateStyle: 'medium', timeZone: 'UTC' })}
              </time>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

const tagOf = (language: string) => locales.find((locale) => locale.language === language)?.tag;
