import { useText } from '../../i18n/localized.tsx';
import { LockIcon } from '../../ui/private-icons.tsx';

/** The link to the applicant's own page; absent in history entries of earlier releases. */
export function OwnPage({ url }: { url: string | undefined }) {
  const text = useText();
  if (!url) return null;
  return (
    <div className="mx-auto mt-10 max-w-md border-t border-ink/10 pt-6">
      <p className="text-pretty text-stone">{text('assessment.ownText')}</p>
      <a
        href={url}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-peony-700 underline underline-offset-4"
      >
        <LockIcon className="size-5" />
        {text('assessment.own')}
      </a>
    </div>
  );
}
