export function Spacer({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, hidden from readers, and no control */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
