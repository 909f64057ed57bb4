import type { ReactNode } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { Peony } from '../../ui/peony.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { focus } from './focus.ts';

/** The dark stage behind every state of the page. `data-wake` fetches React at once: nothing can be shown without it. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div data-wake="now" className="relative overflow-clip bg-ink px-4 py-14 text-white md:px-8 md:py-20">
      <div className="glow" />
      <div className="relative mx-auto max-w-6xl">{children}</div>
    </div>
  );
}

/** A state that is one message: its heading takes the focus and is read out, and so are new words below it. */
export function Message({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Stage>
      <div className="mx-auto flex min-h-[55svh] max-w-xl flex-col justify-center">
        {/* Nobody's: hers is shown only to her. */}
        <Peony seed="message" open={0.4} className="mb-3 -ml-4 size-24" />
        <h1
          key={lead}
          ref={focus}
          tabIndex={-1}
          className="font-display text-4xl text-balance outline-none md:text-5xl"
        >
          {title}
        </h1>
        <p aria-live="polite" className="mt-4 text-lg text-pretty text-white/80">
          {lead}
        </p>
        {children && (
          <div className="mt-8 rounded-4xl bg-paper p-5 text-ink shadow-2xl shadow-black/40 sm:p-8">{children}</div>
        )}
      </div>
    </Stage>
  );
}

export function Loading({ words, children }: { words: string; children?: ReactNode }) {
  const text = useText();
  return (
    <Stage>
      <div className="flex min-h-[55svh] flex-col items-center justify-center gap-6 text-center">
        <h1 className="sr-only">{text('my.tab')}</h1>
        <Spinner className="size-10 text-peony-300" />
        <p role="status" className="max-w-md text-lg text-pretty text-white/80">
          {words}
        </p>
        {children}
      </div>
    </Stage>
  );
}
