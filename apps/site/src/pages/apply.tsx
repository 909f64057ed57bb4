import { agency } from '@blue-peony/agency';
import type { Legal } from '../content/legal.ts';
import { useText } from '../i18n/localized.tsx';
import { ApplySection } from './apply-section.tsx';
import { Page } from './page.tsx';

/** The home of a locale whose landing text is not written: the application form. */
export function ApplyPage({ legal }: { legal: Legal }) {
  const text = useText();
  return (
    <Page
      title={text('page.title', { name: agency.name })}
      description={text('page.description')}
      tracked
      legal={legal}
    >
      <h1 className="sr-only">{agency.name}</h1>
      <ApplySection />
    </Page>
  );
}
