import { useEffect } from 'react';
import type { Legal } from '../content/legal.ts';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { button } from '../ui/button.ts';
import { Peony } from '../ui/peony.tsx';
import { Page } from './page.tsx';

export function NotFoundPage({ legal }: { legal: Legal }) {
  const text = useText();
  const locale = useLocale();
  // The prerendered page stays asleep: the page script writes the line.
  useEffect(() => console.error('No page at', window.location.pathname), []);
  return (
    <Page title={text('notFound.title')} hidden legal={legal}>
      <div
        id="home"
        data-missing=""
        className="relative flex min-h-svh items-center overflow-clip bg-ink px-4 text-center text-white"
      >
        <div className="glow" />
        <div className="relative mx-auto">
          <Peony seed="404" open={0.4} className="mx-auto size-36" />
          <p className="font-display text-8xl text-peony-300">404</p>
          <h1 className="mt-4 font-display text-4xl">{text('notFound.title')}</h1>
          <a href={paths.home(locale)} className={`${button('light')} mt-8`}>
            {text('notFound.home')}
          </a>
        </div>
      </div>
    </Page>
  );
}
