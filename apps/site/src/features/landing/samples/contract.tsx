import type { Samples } from '../../../content/samples.ts';
import { Label } from './frame.tsx';

/** Widths of the lines between those that are marked: words that nobody needs to read here. */
const others = [
  ['w-full', 'w-11/12', 'w-2/3'],
  ['w-11/12', 'w-2/5'],
  ['w-full', 'w-11/12', 'w-3/4'],
  ['w-full', 'w-5/6', 'w-1/3'],
  ['w-11/12', 'w-3/5'],
] as const;

/** A contract of one page, with the lines marked that matter, and what each means for her beside it. */
export function Contract({ content, label }: { content: Samples['contract']; label: string }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 text-left lg:grid-cols-2">
      <figure className="sheet relative rounded-sm bg-white px-5 py-7 text-sm sm:px-10 sm:py-10 lg:order-last">
        <figcaption className="flex flex-wrap items-start justify-between gap-3 border-b border-ink/15 pb-4">
          <span className="font-display text-xl sm:text-2xl">{content.heading}</span>
          <Label>{label}</Label>
        </figcaption>
        {content.lines.map(({ text }, index) => (
          <div key={text} className="mt-5">
            <p className="flex gap-2.5">
              <Number>{index + 1}</Number>
              <mark className="marker text-pretty">{text}</mark>
            </p>
            {others[index]!.map((width) => (
              <span
                key={width}
                aria-hidden="true"
                className={`mt-2 ml-7.5 block h-1.5 max-w-[calc(100%-1.875rem)] rounded-full bg-ink/8 ${width}`}
              />
            ))}
          </div>
        ))}
        <Signature />
      </figure>
      <div>
        <h3 className="font-display text-3xl text-balance sm:text-4xl">{content.title}</h3>
        <p className="mt-4 text-pretty text-stone sm:text-lg">{content.lead}</p>
        <ol className="mt-6 space-y-3">
          {content.lines.map(({ why }, index) => (
            <li key={why} className="flex gap-2.5 text-pretty">
              <Number>{index + 1}</Number>
              {why}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const Number = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-peony-100 text-xs font-semibold text-peony-700"
  >
    {children}
  </span>
);

/** Two lines to sign on: hers is empty. */
const Signature = () => (
  <div aria-hidden="true" className="mt-9 grid grid-cols-2 gap-8">
    <span className="border-t border-ink/30" />
    <svg viewBox="0 0 120 30" className="-mt-6 h-8 w-full border-b border-ink/30 text-peony-600">
      <path
        d="M8 22c8-18 14-20 15-13S13 27 19 22 31 8 34 12s-6 13 0 10 9-12 13-8-4 11 2 8 8-9 12-7 0 8 6 5 12-8 30-9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  </div>
);
