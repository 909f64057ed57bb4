import { mark } from '@blue-peony/agency';

/** The agency's mark. It says nothing to screen readers; the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={mark.viewBox}
      className={className}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a drawing of the agency's own sources
      dangerouslySetInnerHTML={{ __html: mark.drawing }}
    />
  );
}
