import { auditEndpoints } from '@blue-peony/contracts';
import { saveFile } from '@blue-peony/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { open } from '../../../api/call.ts';
import { audit as text } from './words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/messages.tsx';
import { queryOf, type LogFilter } from './filter.ts';

const timeLimitMs = 120_000;

export function ExportAuditButton({ filter }: { filter: LogFilter }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async () => {
      const signal = AbortSignal.timeout(timeLimitMs);
      const response = await open(auditEndpoints.exportAudit, { query: queryOf(filter), signal });
      saveFile(await response.blob(), `audit-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['audit'] }),
  });
  return (
    <>
      <Button className="md:ml-auto" disabled={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? text.exporting : text.export}
      </Button>
      <ErrorText>{save.isError && text.exportFailed}</ErrorText>
    </>
  );
}
