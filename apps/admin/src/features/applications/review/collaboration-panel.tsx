import { collaborationEndpoints, may, type ReviewedApplication } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useColleagues } from '../../../api/colleagues.ts';
import { useStaff } from '../../../api/session.ts';
import { collaboration as text } from '../collaboration-words.ts';
import { useCommands } from '../../../ui/commands.ts';
import { ErrorText } from '../../../ui/messages.tsx';
import { Select, type Option } from '../../../ui/select.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { commands } from '../commands-words.ts';
import { patchApplication } from '../pages.ts';
import { useKeys } from '../use-keys.ts';
import { useCollaboration } from './use-collaboration.ts';

export function CollaborationPanel({ application: { id, assignee_id } }: { application: ReviewedApplication }) {
  const { id: own } = useStaff();
  const { colleagues, nameOf } = useColleagues();
  const others = useCollaboration(id);
  const client = useQueryClient();
  const assigning = useMutation({
    mutationFn: (assignee_id: string | null) =>
      call(collaborationEndpoints.assignApplication, { params: { id }, body: { assignee_id } }),
    onSuccess: ({ assignee_id: to }) => patchApplication(client, id, { assignee_id: to }),
  });
  useKeys({ m: () => assigning.mutate(assignee_id === own ? null : own) });

  const assignee = assignee_id ?? '';
  const choices = colleagues.filter(
    (each) => each.id === assignee || (!each.away && may(each.role, 'applications.review')),
  );
  const unlisted = [own, assignee].filter((each) => each && !choices.some((choice) => choice.id === each));
  const options = [
    ...[...new Set(unlisted)].map((each): Option => [each, nameOf(each)]),
    ...choices.map(({ id, away }): Option => [id, away ? text.assigned.away(nameOf(id)) : nameOf(id)]),
  ];
  useCommands(
    [...options, ['', text.assigned.nobody] as const].map(([to, shown]) => ({
      name: commands.assign(shown),
      keys: to === own ? 'm' : '',
      run: to !== assignee && !assigning.isPending && (() => assigning.mutate(`${to}` || null)),
      deep: to !== own,
    })),
  );
  return (
    <div className="grid gap-2">
      <div role="status" className="grid gap-1 empty:hidden">
        {others.map(({ staff_id, since }) => (
          <p key={staff_id} className="rounded-lg bg-warning-tint px-3 py-1.5 text-warning">
            {text.here(nameOf(staff_id))} {text.since} <Moment at={since} />
          </p>
        ))}
      </div>
      <label className="flex flex-wrap items-center gap-2">
        {text.assigned.label}
        <Select
          className="field field-small max-w-56"
          value={assignee}
          disabled={assigning.isPending}
          options={options}
          onChoose={(to) => assigning.mutate(to || null)}
        >
          <option value="">{text.assigned.nobody}</option>
        </Select>
      </label>
      <ErrorText>{assigning.isError && text.assigned.failed}</ErrorText>
    </div>
  );
}
