import type { Samples } from '../../../content/samples.ts';
import { Frame } from './frame.tsx';
import { useWeekdays } from './use-weekdays.ts';

/** From Monday on: what is published and when it is filmed. Two days are free. */
const week = ['1101101', '0101100', '1101101', '0000001'] as const;
const looks = ['bg-peony-500', 'bg-blush', 'bg-peony-300', 'bg-blush-deep'] as const;

export function Calendar({ content, label }: { content: Samples['calendar']; label: string }) {
  const days = useWeekdays();
  return (
    <Frame {...content} label={label}>
      <div
        aria-hidden="true"
        className="my-4 grid @max-[18rem]/page:hidden grid-cols-[auto_repeat(7,1fr)] items-center gap-x-1 gap-y-2.5 sm:gap-y-4"
      >
        <span />
        {days.map((day, index) => (
          <span key={index} className="text-center text-xs text-stone">
            {day}
          </span>
        ))}
        {content.rows.map((row, kind) => [
          <span key={row} className="pr-2 text-xs font-semibold whitespace-nowrap">
            {row}
          </span>,
          ...Array.from(week[kind]!, (set, day) => (
            <span
              key={day}
              className={`drawn mx-auto ${set === '1' ? `petal size-5 ${looks[kind]}` : 'size-1 rounded-full bg-ink/20'}`}
            />
          )),
        ])}
      </div>
    </Frame>
  );
}
