import { accountEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { logOut, useStaff } from '../../api/session.ts';
import { forgetDrafts } from '../../drafts/drafts.ts';
import { draftsKey } from '../../drafts/use-kept-drafts.ts';
import { drafts as text } from './drafts-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText, StatusText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';

export function DraftsPanel() {
  const { id } = useStaff();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => call(accountEndpoints.endDraftKey),
    onSuccess: () => {
      forgetDrafts(id);
      // Later drafts have a new key.
      return client.invalidateQueries({ queryKey: draftsKey(id) });
    },
  });

  function forgetDevice(): void {
    forgetDrafts(id);
    void logOut();
  }

  return (
    <Panel heading={text.heading}>
      <p className="text-ink/75">{text.explain}</p>
      <ErrorText>{ending.isError && text.notEnded}</ErrorText>
      <StatusText>{ending.isSuccess && text.ended}</StatusText>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={forgetDevice}>
          {text.forgetDevice}
        </Button>
        <Button look="quiet" disabled={ending.isPending} onClick={() => ending.mutate()}>
          {text.end}
        </Button>
      </div>
      <p className="text-ink/65">{text.hint}</p>
    </Panel>
  );
}
