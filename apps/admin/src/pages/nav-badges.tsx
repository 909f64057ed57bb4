import { useOpenCases, useToday } from '../api/waiting.ts';
import { messages } from '../i18n/messages.ts';

const text = messages.pages.badges;

export type BadgeName = keyof typeof text;

/** How much waits on a page of the navigation. */
export function NavBadge({ name }: { name: BadgeName }) {
  const late = useToday().data?.late ?? 0;
  const payments = useOpenCases().data?.open ?? 0;
  const count = { late, payments }[name];
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className="rounded-full bg-danger px-1.5 py-0.5 text-xs leading-none font-semibold text-on-solid tabular-nums">
        {count > 999 ? '999+' : count}
      </span>
      <span className="sr-only"> {text[name]}</span>
    </>
  );
}
