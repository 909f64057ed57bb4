import type { ReactNode } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';

export const stepCount = 4;

/**
 * The page script sets `data-current`, before and after hydration; React never updates it. While the form is `busy`,
 * only the last step, which says so and can stop it, is alive.
 */
export function Step({ number, busy, children }: { number: number; busy: boolean; children: ReactNode }) {
  const text = useText();
  return (
    <div className="step space-y-10" data-current={number === 1 ? '' : undefined} inert={busy && number < stepCount}>
      {children}
      <div className="steps-only flex-wrap gap-3">
        {number > 1 && (
          <button type="button" data-act="back" disabled={busy} className={`${button('quiet')} grow`}>
            {text('application.back')}
          </button>
        )}
        {number < stepCount && (
          <button type="button" data-act="next" className={`${button('primary')} grow-[2]`}>
            {text('application.next')}
          </button>
        )}
      </div>
    </div>
  );
}
