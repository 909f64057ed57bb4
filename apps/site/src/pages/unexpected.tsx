import { agency } from '@blue-peony/agency';
import type { Locale } from '@blue-peony/contracts';
import { unexpected } from '../content/unexpected.ts';
import { button } from '../ui/button.ts';

/** The router's error page. Its heading is the same in every language, as the specification requires. */
export function UnexpectedPage({ locale }: { locale: Locale }) {
  const { text, again } = unexpected[locale.language];
  return (
    <main className="relative grid min-h-svh place-items-center overflow-clip bg-ink px-4 py-24 text-center text-white">
      <title>{agency.name}</title>
      <div className="glow" />
      <div className="relative">
        <h1 className="font-display text-4xl text-balance md:text-5xl" lang="en">
          Unexpected Application Error!
        </h1>
        <p className="mt-4 text-lg text-white/75" role="alert">
          {text}
        </p>
        <button type="button" onClick={() => window.location.reload()} className={`${button('light')} mt-8`}>
          {again}
        </button>
      </div>
    </main>
  );
}
