import type { Language } from '@blue-peony/contracts';
import { filters } from '../../i18n/filters.ts';
import { pageSource } from './labels.ts';

export function PageSource({ language }: { language: Language }) {
  return (
    <span
      data-language={filters.languages[language]}
      className="after:ml-1.5 after:text-xs after:text-muted after:content-[attr(data-language)]"
    >
      <span className="inline-block rounded-md bg-tint px-1.5 py-0.5 text-xs font-medium text-body">
        {pageSource(language)}
      </span>
    </span>
  );
}
