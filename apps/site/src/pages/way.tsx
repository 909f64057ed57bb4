import { Trail, type Step } from '../features/navigation/trail.tsx';
import { useLocale, useText } from '../i18n/localized.tsx';
import { paths } from '../paths.ts';
import { breadcrumbs, JsonLd } from './json-ld.tsx';

export function Way({ steps }: { steps: readonly Step[] }) {
  const text = useText();
  const home = { name: text('common.home'), path: paths.home(useLocale()) };
  return (
    <>
      <Trail steps={[home, ...steps]} />
      {import.meta.env?.SSR && <JsonLd data={breadcrumbs([home, ...steps])} />}
    </>
  );
}
