import { collaborationEndpoints } from '@blue-peony/contracts';
import { useMutation } from '@tanstack/react-query';
import { navigate, useParams } from '../../router/place.ts';
import { call } from '../../api/call.ts';
import { list } from './list-words.ts';
import { queryOf, readFilter, workMode } from './filter.ts';
import { Button } from '../../ui/button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { useKeys } from './use-keys.ts';

const text = list.next;

export function TakeNext({ after }: { after?: string }) {
  const params = useParams();
  const taking = useMutation({
    mutationFn: () => {
      const { sort: _, ...filter } = queryOf(readFilter(params));
      return call(collaborationEndpoints.takeNext, { body: { after, filter } });
    },
    onSuccess: ({ id }) => {
      if (!id) return;
      const search = new URLSearchParams(params);
      search.set(workMode, '1');
      navigate({ pathname: `/review/${id}`, search: search.toString() });
    },
  });
  const take = () => {
    if (!taking.isPending) taking.mutate();
  };
  useKeys({ g: take });
  useCommands([{ name: text.take, keys: 'g', run: take }]);
  return (
    <>
      <Button disabled={taking.isPending} onClick={take}>
        {text.take}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {taking.data?.id === null && text.none}
        {taking.isError && text.failed}
      </p>
    </>
  );
}
