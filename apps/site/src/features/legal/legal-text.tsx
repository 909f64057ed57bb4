import { agency } from '@blue-peony/agency';
import { dayOf } from '@blue-peony/contracts';
import type { Legal } from '../../content/legal.ts';
import { useLocale, useText } from '../../i18n/localized.tsx';

/** A legal text beneath its date: 22 Nov 2026 in English, 22.11.2026 elsewhere, in the one calendar of the texts. */
export function LegalText({ content, heading: Heading }: { content: Legal[keyof Legal]; heading: 'h2' | 'h3' }) {
  const text = useText();
  const { tag } = useLocale();
  const parts = { day: '2-digit', month: tag === 'en' ? 'short' : '2-digit', year: 'numeric' } as const;
  const date = new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : 'de', { ...parts, timeZone: 'UTC' });
  const className = 'legal-text space-y-6 text-stone';
  if (typeof content === 'string') return <div className={className} dangerouslySetInnerHTML={{ __html: content }} />;
  return (
    <div className={className}>
      <p className="text-sm">{text('legal.updated', { date: date.format(new Date(dayOf(agency.legalUpdated))) })}</p>
      {content.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <Heading className="font-semibold text-ink">{heading}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
