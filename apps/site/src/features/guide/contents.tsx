import { chapterIds, type GuideContent } from '../../content/guide.ts';
import { ChevronIcon } from '../../ui/icons.tsx';

/** Links to all chapters in a native details element, which folds before any script is loaded. */
export function Contents({ content: { contents, chapters } }: { content: GuideContent }) {
  return (
    <details
      open
      className="guide-contents group rounded-3xl bg-white p-6 shadow-[0_30px_60px_-40px_rgb(11_16_32/.35)]"
    >
      <summary className="-m-2 flex items-center justify-between gap-4 rounded-xl p-2 font-semibold text-ink">
        {contents}
        <ChevronIcon className="size-5 shrink-0 text-peony-600 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <nav aria-label={contents}>
        <ol lang="en" className="mt-3">
          {chapterIds.map((id, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-mx-2 flex gap-3 rounded-xl px-2 py-2 text-[.9375rem] leading-snug text-stone transition hover:bg-peony-50 hover:text-peony-700"
              >
                <span aria-hidden="true" className="w-4 shrink-0 text-peony-600 tabular-nums">
                  {index + 1}
                </span>
                {chapters[id].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
