import { CopyButton } from './copy-button.tsx';
import { Field } from './field.tsx';

/** A line to copy by its button or by hand, where a browser refuses: over plain HTTP, or too long after a press. */
export const CopyField = ({ label, value }: { label: string; value: string }) => (
  <div className="flex grow items-end gap-1 [&>label]:grow">
    <Field readOnly label={label} value={value} onFocus={({ currentTarget }) => currentTarget.select()} />
    <CopyButton label={label} value={value} />
  </div>
);
