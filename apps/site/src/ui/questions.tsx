import { ChevronIcon } from './icons.tsx';
import { Section, SectionHeading } from './section.tsx';

type Props = {
  tone: 'paper' | 'white';
  content: { eyebrow: string; title: string; items: readonly { question: string; answer: string }[] };
};

/** Answers work before any script is loaded; the page script adds the arrow, Home and End keys. */
export function Questions({ tone, content: { eyebrow, title, items } }: Props) {
  return (
    <Section id="faq" tone={tone}>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading eyebrow={eyebrow} title={title} />
        <div data-accordion="" className="divide-y divide-ink/10 border-y border-ink/10">
          {items.map(({ question, answer }) => (
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
