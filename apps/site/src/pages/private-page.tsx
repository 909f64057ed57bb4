import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { Mark } from '@blue-peony/ui';
import type { Legal } from '../content/legal.ts';
import { LegalDialog } from '../features/legal/legal-dialog.tsx';
import { LanguageMenu } from '../features/navigation/language-menu.tsx';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { LockIcon } from '../ui/private-icons.tsx';
import { Metadata } from './metadata.tsx';
import { useArrival } from './use-arrival.ts';

type Props = {
  title: string;
  /** For a page that search engines may list. */
  description?: string;
  /** What kind of page it is, in the header. */
  label?: string;
  secret?: boolean;
  /** Without a menu where the visit itself brings what is shown: in another language it would be lost. */
  languages?: boolean;
  legal: Legal;
  children: ReactNode;
};

/** No navigation, nothing to buy, no pixel, and a quick exit that stays in view. */
export function PrivatePage({ title, description, label, secret, languages = true, legal, children }: Props) {
  const text = useText();
  const locale = useLocale();
  useArrival();
  return (
    <>
      <Metadata title={title} description={description} hidden={!description} secret={secret} />
      <header className="sticky top-0 z-40 bg-ink/90 text-white backdrop-blur-md">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-2 px-4 min-md:px-8 min-xl:px-0">
          <a href={paths.home(locale)} data-logo="default" className="max-[21rem]:hidden">
            <Mark className="size-9" />
            <span className="sr-only">{agency.name}</span>
          </a>
          <p className="mr-auto flex items-center gap-1.5 text-sm text-white/75">
            {label && (
              <>
                <LockIcon className="size-4 not-min-sm:hidden" />
                <span className="not-min-sm:sr-only">{label}</span>
              </>
            )}
          </p>
          {languages && <LanguageMenu />}
          <QuickExit />
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="bg-ink px-4 py-10 text-sm text-white/70 min-md:px-8">
        <div className="mx-auto flex max-w-6xl flex-wrap gap-x-8 gap-y-3">
          <p className="pointer-coarse:hidden">{text('common.leaveHint')}</p>
          <a href="#privacy" className="underline underline-offset-4 hover:text-white">
            {text('legal.privacy')}
          </a>
          <a href={paths.withdrawal(locale)} className="underline underline-offset-4 hover:text-white">
            {text('footer.withdraw')}
          </a>
          <a
            href={paths.help(locale)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4 hover:text-white"
          >
            {text('application.pressure')}
          </a>
          <a href={`mailto:${agency.email}`} className="underline underline-offset-4 hover:text-white">
            {agency.email}
          </a>
        </div>
      </footer>
      <LegalDialog id="privacy" content={legal.privacy} />
    </>
  );
}
