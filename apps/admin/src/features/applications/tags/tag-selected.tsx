import type { ReviewedApplication } from '@blue-peony/contracts';
import { useTags } from '../../../api/tags.ts';
import { useCommands } from '../../../ui/commands.ts';
import { Select } from '../../../ui/select.tsx';
import { tagging as text } from './tag-words.ts';

type Props = {
  applications: readonly ReviewedApplication[];
  busy: boolean;
  onTag: (change: { tag: string; on: boolean }) => void;
};

/** Tags that one of the applications lacks, to put on; and those that one has, to take off. */
export function TagSelected({ applications, busy, onTag }: Props) {
  const { tags } = useTags();
  const having = (tag: string) => applications.filter((application) => application.tags.includes(tag)).length;
  const changes = [true, false].flatMap((on) =>
    tags
      .filter(({ id }) => (on ? having(id) < applications.length : having(id) > 0))
      .map(({ id, name }) => ({ key: `${on} ${id}`, shown: on ? text.put(name) : text.takeOff(name), tag: id, on })),
  );
  useCommands(
    changes.map(({ shown, tag, on }) => ({
      name: text.ofSelected(shown, applications.length),
      run: !busy && (() => onTag({ tag, on })),
      deep: true,
    })),
  );
  if (tags.length === 0) return null;
  return (
    <Select
      aria-label={text.selected}
      className="min-h-9 max-w-40 rounded-lg bg-surface px-2 text-body"
      value=""
      disabled={busy}
      options={changes.map(({ key, shown }) => [key, shown])}
      onChoose={(chosen) => onTag(changes.find(({ key }) => key === chosen)!)}
    >
      <option value="" disabled>
        {text.selected}
      </option>
    </Select>
  );
}
