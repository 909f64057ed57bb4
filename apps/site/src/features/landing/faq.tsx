import type { LandingContent } from '../../content/landing.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** Native details of one name: a single open item, collapsible, alive before any script has loaded. */
export function Faq({ content }: { content: LandingContent['faq'] }) {
  return (
    <Section id="faq" tone="white">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading eyebrow={content.eyebrow} title={content.title} />
        <div className="divide-y divide-ink/10 border-y border-ink/10">
          {content.items.map(({ question, answer }) => (
            <details key={question} name="faq" className="group">
              <summary className="flex items-center justify-between gap-6 py-5 text-lg font-semibold transition hover:text-peony-700">
                {question}
                <ChevronIcon className="size-6 shrink-0 text-peony-600 transition-transform duration-200 group-open:rotate-180" />
              </summary>
              <p className="max-w-2xl pb-6 text-pretty text-stone">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
