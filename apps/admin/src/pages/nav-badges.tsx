import { useOpenCases, useToday } from '../api/waiting.ts';
import { badges as text } from './badge-words.ts';

const looks = { late: 'bg-danger', payments: 'bg-danger', wanted: 'bg-primary', unknown: 'bg-primary' };

/** By the page that shows them. */
const counted = { applications: ['late', 'wanted'], today: ['unknown'], money: ['payments'] } as const;

export type BadgeName = keyof typeof counted;

/** How much waits on a page of the navigation. */
export function NavBadge({ name }: { name: BadgeName }) {
  const today = useToday().data;
  const payments = useOpenCases().data?.open ?? 0;
  const counts = { late: today?.late, wanted: today?.wanted, unknown: today?.unknown_replies, payments };
  return counted[name].map((each) => {
    const count = counts[each] ?? 0;
    if (count === 0) return null;
    return (
      <span key={each}>
        {' '}
        <span
          className={`rounded-full px-1.5 py-0.5 text-xs leading-none font-semibold text-on-solid tabular-nums ${looks[each]}`}
        >
          {count > 999 ? '999+' : count}
        </span>
        <span className="sr-only"> {text[each]}</span>
      </span>
    );
  });
}
