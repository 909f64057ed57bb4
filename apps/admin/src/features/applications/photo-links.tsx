import type { ReviewedApplication } from '@blue-peony/contracts';
import { messages } from '../../i18n/messages.ts';
import { photoHrefs } from './labels.ts';

const text = messages.fields;

/** The photos by number. Without a link only the number is shown. */
export function PhotoLinks({ application }: { application: ReviewedApplication }) {
  const { file_urls: paths } = application;
  const hrefs = photoHrefs(application);
  if (paths.length === 0) return <span className="text-muted">{text.noFiles}</span>;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {paths.map((path, index) => {
        const href = hrefs[index];
        return (
          <li key={path} className="min-h-6">
            {href ? (
              <a className="text-link whitespace-nowrap" href={href} target="_blank" rel="noopener noreferrer">
                {text.file(index + 1)}
              </a>
            ) : (
              <span className="whitespace-nowrap text-muted">{text.file(index + 1)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
