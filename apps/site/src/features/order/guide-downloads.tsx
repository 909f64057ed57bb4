import type { GuideFiles, GuideFormat } from '@blue-peony/contracts';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Frame } from './frame.tsx';

const formats = ['pdf', 'epub'] as const satisfies readonly GuideFormat[];

export function GuideDownloads({ files }: GuideFiles) {
  const text = useText();
  return (
    <Frame mark="done" title={text('downloads.title')} lead={<p>{text('downloads.lead')}</p>}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {formats.flatMap((format) => {
          const file = files.find(({ file_type }) => file_type === format);
          if (!file) return [];
          return (
            <li
              key={format}
              className="rounded-3xl bg-white p-5 text-center shadow-[0_20px_40px_-30px_rgb(11_16_32/.4)]"
            >
              <a
                href={file.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${text(`downloads.${format}`)} ${text('downloads.newTab')}`}
                className={`${button('primary')} w-full`}
              >
                <DownloadIcon className="size-5" />
                {text(`downloads.${format}`)}
              </a>
              <p className="mt-3 text-stone">{text(`downloads.${format}Hint`)}</p>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

export function DownloadsFailed({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Frame mark="waiting" title={text('downloads.pageTitle')} lead={<p role="alert">{text('downloads.failed')}</p>}>
      <button type="button" onClick={onAgain} className={`${button('primary')} w-full`}>
        {text('order.again')}
      </button>
    </Frame>
  );
}
