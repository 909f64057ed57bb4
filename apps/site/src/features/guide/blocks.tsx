import { Fragment } from 'react';
import type { Block } from '../../content/guide.ts';
import { GuideTable } from './guide-table.tsx';

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the content is fixed: a piece never changes its place
    <Fragment key={index}>{piece(block)}</Fragment>
  ));
}

function piece(block: Block) {
  switch (block.kind) {
    case 'text':
      return <p className="mt-4 text-pretty sm:mt-5">{block.text}</p>;
    case 'heading':
      return (
        <h3 className="mt-9 font-display text-2xl text-balance sm:mt-12 sm:text-[1.75rem] text-ink">{block.text}</h3>
      );
    case 'list':
      return <List {...block} />;
    case 'checklist':
      return <Checklist {...block} />;
    case 'table':
      return <GuideTable {...block} />;
    case 'note':
      return <Note {...block} />;
  }
}

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;

function List({ ordered, items }: Kind<'list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className="mt-4 space-y-3 sm:mt-6 sm:space-y-4">
      {items.map(({ lead, text }, index) => (
        <li key={lead} className="flex gap-3 sm:gap-4">
          {ordered ? (
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-peony-100 sm:size-8 text-sm font-semibold text-peony-700"
            >
              {index + 1}
            </span>
          ) : (
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 sm:mt-3 sm:size-2 rounded-full bg-peony-500" />
          )}
          <p className="text-pretty">
            <strong className="font-semibold text-ink">{lead}</strong> {text}
          </p>
        </li>
      ))}
    </Tag>
  );
}

/** To be ticked off while reading; the ticks stay with the open page. */
function Checklist({ title, items }: Kind<'checklist'>) {
  return (
    <fieldset className="mt-6 rounded-3xl bg-white p-5 shadow-[0_30px_60px_-40px_rgb(11_16_32/.35)] sm:mt-8 sm:p-8">
      <legend className="float-left w-full text-lg font-semibold text-ink">{title}</legend>
      <ul className="clear-left pt-3">
        {items.map((item) => (
          <li key={item}>
            <label className="group flex cursor-pointer gap-3 py-2 sm:gap-4">
              <input type="checkbox" className="mt-1 size-5 shrink-0 cursor-pointer accent-peony-600" />
              <span className="text-base text-pretty group-has-checked:text-stone/80 group-has-checked:line-through">
                {item}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const looks = {
  tip: { box: 'bg-peony-50', title: 'text-peony-700' },
  care: { box: 'bg-blush-soft', title: 'text-blush-deep' },
} as const;

function Note({ look, title, text }: Kind<'note'>) {
  return (
    <div className={`mt-6 rounded-3xl p-5 sm:mt-8 sm:p-8 ${looks[look].box}`}>
      <p className={`font-semibold ${looks[look].title}`}>{title}</p>
      <p className="mt-2 text-base text-pretty text-ink">{text}</p>
    </div>
  );
}
