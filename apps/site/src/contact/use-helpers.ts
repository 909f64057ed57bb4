import { useEffect, useState, type RefObject } from 'react';
import { useLocale } from '../i18n/localized.tsx';
import type { Catalog } from '../i18n/messages/messages.ts';
import { pageCatalogs } from '../i18n/page-catalogs.ts';
import type { TextControl } from './use-value.ts';

type Helpers = typeof import('./helpers.tsx') & { words: Partial<Catalog> };

/** The help of a field. Its code is loaded when the form is first touched or a draft fills the field. */
export function useHelpers(control: RefObject<TextControl | null>): Helpers | undefined {
  const { language } = useLocale();
  const [helpers, setHelpers] = useState<Helpers>();
  useEffect(() => {
    const form = control.current!.form!;
    const load = async () => {
      const [code, words] = await Promise.all([import('./helpers.tsx'), pageCatalogs.contact[language]()]);
      stop();
      setHelpers({ ...code, words });
    };
    // The load failed, probably offline: the next touch tries again. The form works without help, too.
    const begin = () => void load().catch(() => {});
    const stop = () => form.removeEventListener('focusin', begin);
    form.addEventListener('focusin', begin);
    // A draft is restored after the whole form is mounted.
    queueMicrotask(() => (form.contains(document.activeElement) || control.current?.value) && begin());
    return stop;
  }, [control, language]);
  return helpers;
}
