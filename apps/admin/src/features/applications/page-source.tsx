import type { Language } from '@blue-peony/contracts';
import { pageSource } from './labels.ts';

export function PageSource({ language }: { language: Language }) {
  return (
    <span className="inline-block rounded-md bg-peony-50 px-1.5 py-0.5 text-xs font-medium text-peony-700">
      {pageSource(language)}
    </span>
  );
}
