import { FormDialog } from '../../ui/form-dialog.tsx';
import { problemOf } from '../../ui/problem-of.ts';
import { useMerge, type Part } from './use-person.ts';
import { people } from './words.ts';

const text = people.merge;

/** What is to be merged, and the id of the merge, so that a second attempt is the same one. */
export type Asked = Pick<Part, 'kind' | 'id'> & { mergeId: string; name: string };

/** Asks before two become one person. */
export function MergeDialog({ part, asked, onClose }: { part: Part; asked: Asked; onClose: () => void }) {
  const { mutate, error, isPending } = useMerge(onClose);
  const { mergeId, name, kind, id } = asked;
  return (
    <FormDialog
      words={{ ...text, heading: text.heading(name) }}
      error={problemOf(error, { version_conflict: text.conflict }, text.failed)}
      busy={isPending}
      onSubmit={() => mutate({ id: mergeId, one_kind: part.kind, one_id: part.id, other_kind: kind, other_id: id })}
      onClose={onClose}
    />
  );
}
