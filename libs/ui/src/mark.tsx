import { mark } from '@blue-peony/agency';

/** The agency's logo. Hidden from screen readers, because the name stands next to it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={mark.viewBox}
      className={className}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a drawing from the agency's own sources
      dangerouslySetInnerHTML={{ __html: mark.drawing }}
    />
  );
}
