import { applicationsEndpoints } from '@blue-peony/contracts';
import { saveFile, tellFailure } from '@blue-peony/ui';
import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { open } from '../../api/call.ts';
import { useMay } from '../../api/session.ts';
import { filters as text } from '../../i18n/filters.ts';
import { useCommands } from '../../ui/commands.ts';
import { Button } from '../../ui/button.tsx';
import { queryOf, type Filter } from './filter.ts';

const timeLimit = 10 * 60_000;

type Props = {
  /** `ids`: only these, separated by commas. */
  filter: Filter & { ids?: string };
  className?: string;
  label?: string;
} & Pick<ComponentProps<typeof Button>, 'look'>;

export function ExportButton({ filter, className, label = text.export, look = 'secondary' }: Props) {
  const mayExport = useMay('applications.export');
  const { mutate: save, isPending: busy } = useMutation({
    mutationFn: async () => {
      const signal = AbortSignal.timeout(timeLimit);
      const response = await open(applicationsEndpoints.exportApplications, { query: queryOf(filter), signal });
      saveFile(await response.blob(), `applications-${new Date().toISOString().slice(0, 10)}.csv`);
    },
    onError: () => tellFailure(text.exportFailed),
  });
  useCommands([{ name: label, run: mayExport && !busy && (() => save()) }]);
  if (!mayExport) return null;
  return (
    <Button look={look} className={className} disabled={busy} onClick={() => save()}>
      {busy ? text.exporting : label}
    </Button>
  );
}
