import { agency } from '@blue-peony/agency';
import type { FailureCode } from '@blue-peony/ui';
import { useText } from '../../i18n/localized.tsx';
import { problemText } from '../../i18n/problem-text.ts';

export function useFailureText(): (code: FailureCode) => string {
  const text = useText();
  return (code) => {
    if (code === 'application_held') return text('my.held', { email: agency.email });
    if (code === 'fresh_link_required') return text('my.oldText');
    return text('my.failed', { message: text(problemText(code)) });
  };
}

export function Failure({ code }: { code: FailureCode | undefined }) {
  const failureText = useFailureText();
  return (
    <p role="alert" className="font-medium text-danger not-empty:mt-3">
      {code && failureText(code)}
    </p>
  );
}
