import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { CheckIcon } from './icons.tsx';
import { Section, SectionHeading } from './section.tsx';

type Content = {
  eyebrow: string;
  title: string;
  lead?: string;
  others: string;
  rows: readonly { topic: string; others: string; us: string }[];
};

/** The agency beside others, in a table, with what follows from it. */
export function ComparisonSection({ content, children }: { content: Content; children?: ReactNode }) {
  return (
    <Section id="comparison" tone="paper">
      <SectionHeading eyebrow={content.eyebrow} title={content.title} lead={content.lead} centred />
      <Table {...content} />
      {children}
    </Section>
  );
}

/** Ours is marked; on a narrow screen each row names its columns. */
function Table({ eyebrow, others, rows }: Content) {
  return (
    <div className="mx-auto mt-8 max-w-4xl sm:mt-14 overflow-clip rounded-3xl bg-white shadow-[0_40px_80px_-50px_rgb(11_16_32/.45)]">
      <table className="w-full text-left">
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="p-5">
              <span className="sr-only">{eyebrow}</span>
            </th>
            <th scope="col" className="p-5 font-semibold text-stone">
              {others}
            </th>
            <th scope="col" className="bg-ink p-5 font-semibold text-white">
              {agency.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.topic}
              className="border-t border-ink/10 max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] max-md:first:border-0"
            >
              <th scope="row" className="p-5 align-top font-semibold max-md:col-span-full max-md:pb-2">
                {row.topic}
              </th>
              <td className="p-5 align-top text-stone max-md:pt-0">
                <span className="mb-1 block text-sm md:hidden" aria-hidden="true">
                  {others}
                </span>
                {row.others}
              </td>
              <td className="p-5 align-top font-medium max-md:pt-0 md:bg-peony-50">
                <span className="mb-1 block text-sm text-peony-700 md:hidden" aria-hidden="true">
                  {agency.name}
                </span>
                <span className="flex gap-2">
                  <CheckIcon className="mt-0.5 size-5 shrink-0 text-peony-600 max-md:hidden" />
                  {row.us}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
