import type { GuideSalesContent } from '../../content/guide-sales.ts';
import { paths } from '../../paths.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

/** The book, open: two pages beside each other where there is room, one on a phone. Tab goes from page to page. */
export function Leaves({ content: { pages, back, next, ...heading } }: { content: GuideSalesContent['leaves'] }) {
  const leaf = (page: number) => (
    <a href={paths.bookLeaf(page)} target="_blank" rel="noopener" className="leaf">
      <img
        src={paths.bookLeaf(page)}
        alt={pages[page - 1]}
        width="960"
        height="1440"
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </a>
  );
  return (
    <Section id="leaves" tone="paper">
      <SectionHeading {...heading} centred />
      <div className="leaves" data-back={back} data-next={next}>
        {[1, 3, 5, 7].map((left) => (
          <div key={left} className="spread">
            {leaf(left)}
            {leaf(left + 1)}
          </div>
        ))}
      </div>
    </Section>
  );
}
