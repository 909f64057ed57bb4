type Props = { of: { viewBox: string; drawing: string }; className?: string };

/** A drawing of the agency. Hidden from screen readers, because words beside it say as much. */
export const Drawing = ({ of: { viewBox, drawing }, className }: Props) => (
  <svg
    viewBox={viewBox}
    className={className}
    aria-hidden="true"
    focusable="false"
    // oxlint-disable-next-line react/no-danger -- a drawing from the agency's own sources
    dangerouslySetInnerHTML={{ __html: drawing }}
  />
);
