import { flower } from '@blue-peony/agency';

/** The flower of the first screen. */
export function Bloom({ className }: { className?: string }) {
  return (
    <svg
      viewBox={flower.viewBox}
      className={className}
      aria-hidden="true"
      focusable="false"
      // oxlint-disable-next-line react/no-danger -- a drawing from the agency's own sources
      dangerouslySetInnerHTML={{ __html: flower.drawing }}
    />
  );
}
