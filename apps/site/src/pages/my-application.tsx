import { agency } from '@blue-peony/agency';
import type { Legal } from '../content/legal.ts';
import { MyApplication } from '../features/my-application/my-application.tsx';
import { Loading } from '../features/my-application/stage.tsx';
import { useText } from '../i18n/localized.tsx';
import { useAwake } from '../ui/use-awake.ts';
import { PrivatePage } from './private-page.tsx';

/** The applicant's own page: one prerendered page for all; the application is loaded with the secret in the address. */
export function MyApplicationPage({ legal }: { legal: Legal }) {
  const text = useText();
  const awake = useAwake();
  return (
    <PrivatePage title={text('my.tab')} label={text('my.private')} secret legal={legal}>
      {awake ? (
        <MyApplication />
      ) : (
        <Loading words={text('my.loading')}>
          <noscript>{text('my.noScript', { email: agency.email })}</noscript>
        </Loading>
      )}
    </PrivatePage>
  );
}
