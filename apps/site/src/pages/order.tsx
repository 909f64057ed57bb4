import type { Legal } from '../content/legal.ts';
import { useText } from '../i18n/localized.tsx';
import { Page } from './page.tsx';

export function OrderPage({ legal }: { legal: Legal }) {
  const text = useText();
  return (
    <Page title={text('notFound.title')} hidden legal={legal}>
      <div id="home" data-wake="now" />
    </Page>
  );
}
