import type { ReactNode } from 'react';
import { Mark } from '@blue-peony/ui';

type Props = {
  spoken: string;
  series: string;
  title: readonly string[];
  subtitle: string;
  art: ReactNode;
};

export function Book({ spoken, series, title, subtitle, art }: Props) {
  return (
    <div role="img" lang="en" aria-label={spoken} className="book">
      <div className="book-body" aria-hidden="true">
        <div className="book-pages" />
        <div className="book-cover">
          <div className="book-art">{art}</div>
          <p className="book-series">
            <Mark className="book-mark" />
            {series}
          </p>
          <p className="book-title">
            {title.slice(0, -1).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <em>{title.at(-1)}</em>
          </p>
          <p className="book-subtitle">{subtitle}</p>
        </div>
      </div>
    </div>
  );
}
