import type { Samples } from '../../../content/samples.ts';
import { Frame } from './frame.tsx';
import { useWeekdays } from './use-weekdays.ts';

/** New subscribers from Monday on. A report shows who left as well. */
const joined = [3, 1, 3, 2, 5, 6, 3] as const;
const [left, answered] = [4, 412] as const;
const heights = ['h-0', 'h-3', 'h-6', 'h-9', 'h-12', 'h-15', 'h-18'] as const;

export function Report({ content, label }: { content: Samples['report']; label: string }) {
  const days = useWeekdays();
  const figures = [
    [joined.reduce((sum, each) => sum + each, 0), content.joined],
    [left, content.left],
    [answered, content.answered],
  ] as const;
  return (
    <Frame {...content} label={label}>
      <dl className="mt-3 grid gap-x-3 gap-y-2 wrap-break-word @min-[18rem]/page:grid-cols-[auto_auto_auto]">
        {figures.map(([figure, what]) => (
          <div key={what} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-pretty text-stone">{what}</dt>
            <dd className="font-display text-2xl text-peony-600">{figure}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="my-4 grid grid-cols-7 @max-[18rem]/page:hidden items-end gap-1.5">
        {joined.map((figure, day) => (
          <span key={day} className="grid justify-items-center gap-1 text-xs text-stone">
            <span
              className={`drawn w-full rounded-t-full ${heights[figure]} ${figure === 1 ? 'bg-blush' : 'bg-peony-300'}`}
            />
            {days[day]}
          </span>
        ))}
      </div>
    </Frame>
  );
}
