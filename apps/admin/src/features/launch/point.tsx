import { launchEndpoints, type LaunchPoint } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Link } from '../../router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Tag } from '../../ui/tag.tsx';
import { launch as text } from './words.ts';

/** The page of the desk that mends a point: facts and texts are fields of the site. */
function mendOf(where: string) {
  if (/^(facts|texts)\//.test(where)) return { pathname: '/site', search: `${new URLSearchParams({ at: where })}` };
  return where === 'SECOND_FACTOR' ? '/staff' : undefined;
}
const tones = { sample: 'warning', missing: 'danger', contradictory: 'danger', unknown: 'plain' } as const;

export function Point({ point, acceptable }: { point: LaunchPoint; acceptable: boolean }) {
  const { kind, what, where, accepted } = point;
  const mend = mendOf(where);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
      <Tag tone={accepted ? 'plain' : tones[kind]} className="w-26 text-center">
        {text.kinds[kind]}
      </Tag>
      <span className="min-w-0 grow basis-60 wrap-anywhere">
        <span className="block first-letter:uppercase">{what}</span>
        {!mend && <span className="block text-xs text-muted">{where}</span>}
        {accepted && (
          <span className="block text-xs text-success">
            {text.accepted(accepted.by)} <Moment at={accepted.at} />
          </span>
        )}
      </span>
      {mend && !accepted && (
        <Link className="text-link" aria-label={text.mendNamed(what)} to={mend}>
          {text.mend}
        </Link>
      )}
      {acceptable && <Acceptance point={point} />}
    </li>
  );
}

function Acceptance({ point: { id, what } }: { point: LaunchPoint }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => call(launchEndpoints.acceptLaunchPoint, { body: { point: id } }),
    onSuccess: async (data) => {
      client.setQueryData(['launch'], data);
      await Promise.all(['indexing', 'audit'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
  });
  return (
    <>
      <Button aria-label={text.acceptNamed(what)} onClick={() => setAsking(true)}>
        {text.accept}
      </Button>
      {asking && (
        <FormDialog
          words={{ ...text.ask, explain: text.ask.explain(what.replace(/^./, (first) => first.toUpperCase())) }}
          error={isError ? text.ask.failed : undefined}
          busy={isPending}
          onSubmit={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
