import { spamEndpoints, type ReviewedApplication } from '@blue-peony/contracts';
import { tellFailure } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { spam as text } from './spam-words.ts';
import { Button } from '../../ui/button.tsx';
import { useCommands } from '../../ui/commands.ts';
import { patchApplication } from './pages.ts';

type Props = { application: ReviewedApplication };

export function SpamMark({ application: { spam } }: Props) {
  if (!spam) return null;
  return (
    <span className="rounded-md bg-sunken px-1.5 text-xs font-medium text-body">{text.mark(text.reasons[spam])}</span>
  );
}

export function SpamPanel({ application }: Props) {
  const client = useQueryClient();
  const { id, spam } = application;
  const clearing = useMutation({
    mutationFn: () => call(spamEndpoints.clearSpamMark, { params: { id } }),
    onError: () => tellFailure(text.failed),
    onSuccess: () => patchApplication(client, id, { spam: null }),
  });
  useCommands([{ name: text.clear, run: Boolean(spam) && !clearing.isPending && (() => clearing.mutate()) }]);
  if (!spam) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <SpamMark application={application} />
      <Button disabled={clearing.isPending} onClick={() => clearing.mutate()}>
        {text.clear}
      </Button>
    </p>
  );
}
