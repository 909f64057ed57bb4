import type { ReactNode } from 'react';
import { LegalDialog } from '../features/legal/legal-dialog.tsx';
import { SiteFooter } from '../features/navigation/site-footer.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import type { Legal } from '../content/legal.ts';

type Props = {
  title: string;
  description?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Whether the locale's home has sections that the navigation can link to. */
  sections: boolean;
  legal: Legal;
  children: ReactNode;
};

/** What every page has around its content. React lifts the metadata into the head. */
export function Page({ title, description, hidden, sections, legal, children }: Props) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <SiteHeader sections={sections} />
      <main id="main">{children}</main>
      <SiteFooter sections={sections} legal={legal.terms ? ['privacy', 'terms'] : ['privacy']} />
      <LegalDialog id="privacy" content={legal.privacy} />
      {legal.terms && <LegalDialog id="terms" content={legal.terms} />}
    </>
  );
}
