import type { ReactNode } from 'react';
import { ApplyLink } from '../../apply-link.tsx';
import type { ClosingContent } from '../../content/landing.ts';
import { ComparisonSection } from '../../ui/comparison.tsx';

export function Comparison({ content, contract }: { content: ClosingContent['comparison']; contract: ReactNode }) {
  return (
    <ComparisonSection content={content}>
      <div className="mt-14 sm:mt-24">{contract}</div>
      <div className="mt-16 text-center">
        <p className="mx-auto max-w-xl font-display text-3xl text-balance italic">{content.close}</p>
        <ApplyLink look="primary" className="mt-8" />
      </div>
    </ComparisonSection>
  );
}
