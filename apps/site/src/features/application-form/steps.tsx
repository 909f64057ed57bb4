import type { ReactNode } from 'react';
import { useText } from '../../i18n/localized.tsx';
import { button } from '../../ui/button.ts';

export const stepCount = 4;

/**
 * One of the form's steps. On narrow screens the styles show the current one alone; the page script makes another one current
 * (`data-current`), before and after React has come. React never changes what it has written here first.
 */
export function Step({ number, children }: { number: number; children: ReactNode }) {
  const text = useText();
  return (
    <div className="step space-y-10" data-current={number === 1 ? '' : undefined}>
      {children}
      <div className="steps-only gap-3">
        {number > 1 && (
          <button type="button" data-act="back" className={`${button('quiet')} grow`}>
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
