import { agency, offices } from '@blue-peony/agency';
import { Mark } from '@blue-peony/ui';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../../i18n/localized.tsx';
import type { MessageId } from '../../i18n/messages/messages.ts';
import { paths, type Anchor } from '../../paths.ts';
import { ArrowUpIcon, PinIcon } from '../../ui/icons.tsx';
import { SocialLinks } from './social-links.tsx';

const services: readonly MessageId[] = ['footer.promotion', 'footer.fans', 'footer.growth'];
const company: readonly (readonly [Anchor, MessageId])[] = [
  ['mission', 'nav.mission'],
  ['testimonials', 'nav.testimonials'],
  ['faq', 'nav.faq'],
  ['apply', 'common.apply'],
];

/** `settings`: the button that opens the consent banner again, if there is one. */
export function SiteFooter({ settings }: { settings: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  return (
    <footer className="bg-ink text-white/70">
      <div className="mx-auto max-w-7xl px-4 pt-16 pb-10 md:px-8">
        <div className="grid gap-12 sm:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-6">
          <Contact />
          <Column title={text('footer.services')}>
            {services.map((id) => (
              <FooterLink key={id} href={paths.home(locale)}>
                {text(id)}
              </FooterLink>
            ))}
          </Column>
          <Column title={text('footer.company')}>
            {company.map(([anchor, id]) => (
              <FooterLink key={anchor} href={paths.home(locale, anchor)}>
                {text(id)}
              </FooterLink>
            ))}
          </Column>
          <Column title={text('footer.legal')}>
            <FooterLink href="#privacy">{text('legal.privacy')}</FooterLink>
            <FooterLink href="#terms">{text('legal.terms')}</FooterLink>
            <FooterLink href={paths.withdrawal(locale)}>{text('footer.withdraw')}</FooterLink>
            <li>{settings}</li>
          </Column>
          <Column title={text('footer.offices')}>
            {offices.map(({ id, names }) => (
              <li key={id} className="flex items-center gap-2 py-1">
                <PinIcon className="size-4 shrink-0 text-peony-300" />
                {names[locale.language]}
              </li>
            ))}
          </Column>
        </div>
        <BottomRow />
      </div>
    </footer>
  );
}

function Contact() {
  const text = useText();
  return (
    <div className="max-lg:col-span-full lg:grow-2 lg:basis-52">
      <p className="flex items-center gap-2.5 text-white">
        <Mark className="size-9 shrink-0" />
        <span className="min-w-0 font-display text-xl wrap-anywhere">{agency.name}</span>
      </p>
      <p className="mt-4 max-w-xs">{text('footer.tagline')}</p>
      <a
        href={`mailto:${agency.email}`}
        className="mt-4 inline-block py-1 text-peony-300 underline underline-offset-4 hover:text-white"
      >
        {agency.email}
      </a>
      <SocialLinks />
    </div>
  );
}

function BottomRow() {
  const text = useText();
  return (
    <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-white/10 pt-8 text-sm">
      <p>{text('footer.rights', { year: String(agency.copyrightYear), name: agency.name })}</p>
      <p>{text('footer.adults')}</p>
      {/* #top is the top of every document, whatever its sections; the styles make it smooth. */}
      <a
        href="#top"
        aria-label={text('common.backToTop')}
        data-tooltip={text('common.backToTop')}
        className="ml-auto grid size-11 place-items-center rounded-full bg-white/10 text-white transition hover:bg-white/20"
      >
        <ArrowUpIcon className="size-5" />
      </a>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lg:grow">
      <h2 className="text-sm font-semibold text-white">{title}</h2>
      <ul className="mt-4 space-y-1">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block py-1 transition hover:text-white">
        {children}
      </a>
    </li>
  );
}
