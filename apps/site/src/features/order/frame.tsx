import { Bloom } from '@blue-peony/ui';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { button } from '../../ui/button.ts';
import { CheckIcon, ClockIcon, CrossIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const marks = {
  done: { color: 'bg-success', Icon: CheckIcon },
  waiting: { color: 'bg-peony-600', Icon: ClockIcon },
  ended: { color: 'bg-white/15', Icon: CrossIcon },
} as const;

type Props = {
  mark: keyof typeof marks;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** One state of an order: its heading, which takes the focus when the state changes, and a card below. */
export function Frame({ mark, title, lead, children }: Props) {
  const { color, Icon } = marks[mark];
  return (
    <>
      <span
        aria-hidden="true"
        className={`mx-auto grid size-10 sm:size-16 place-items-center rounded-full text-white ${color}`}
      >
        <Icon className="size-6 sm:size-8" />
      </span>
      <h1
        key={title}
        ref={focus}
        tabIndex={-1}
        className="mt-4 font-display text-3xl text-balance outline-none sm:mt-6 sm:text-4xl md:text-5xl"
      >
        {title}
      </h1>
      {lead && <div className="mx-auto mt-3 max-w-xl space-y-2 sm:mt-4 text-lg text-pretty text-white/80">{lead}</div>}
      {children && (
        <div className="mt-6 rounded-4xl sm:mt-10 bg-paper p-5 text-left text-ink shadow-2xl shadow-black/40 sm:p-8">
          {children}
        </div>
      )}
    </>
  );
}

/** The dark stage of every state. `data-wake` fetches React at once: nothing can be shown without it. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div
      id="home"
      data-wake="now"
      className="relative overflow-clip bg-ink px-4 pt-22 pb-20 text-center sm:pt-32 text-white"
    >
      <div className="glow" />
      <Bloom className="absolute -right-16 -bottom-20 w-40 sm:-right-24 sm:-bottom-36 sm:w-72 lg:-right-40 lg:-bottom-56 lg:w-140" />
      <div className="relative mx-auto flex min-h-[50svh] w-full max-w-2xl flex-col justify-center">{children}</div>
    </div>
  );
}

export function Loading({ title, words }: { title: string; words: string }) {
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="flex flex-col items-center gap-5 text-lg text-white/80">
        <Spinner className="size-10 text-peony-300" />
        {words}
      </p>
    </>
  );
}

export function HomeLink() {
  const text = useText();
  const locale = useLocale();
  return (
    <p className="mt-10">
      <a href={paths.home(locale)} className={button('outline')}>
        {text('notFound.home')}
      </a>
    </p>
  );
}
