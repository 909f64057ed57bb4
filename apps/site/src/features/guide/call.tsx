import { useLocale } from '../../i18n/localized.tsx';
import { paths } from '../../paths.ts';
import { BloomDetail } from '../../ui/bloom-detail.tsx';

/** What the book adds to the chapter before. */
export function Call({ text, link }: { text: string; link: string }) {
  const locale = useLocale();
  return (
    <div lang={locale.tag} className="mt-8 flex items-center gap-5 rounded-3xl bg-white p-5 sm:mt-10 sm:p-6">
      <BloomDetail viewBox="-150 -200 300 400" className="h-24 w-18 shrink-0 rounded-xl bg-ink max-sm:hidden" />
      <p className="text-base text-pretty text-ink">
        {text}{' '}
        <a href={paths.guideSales(locale)} className="font-semibold text-peony-700 underline underline-offset-4">
          {link}
        </a>
      </p>
    </div>
  );
}
