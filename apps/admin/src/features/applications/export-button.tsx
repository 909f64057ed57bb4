import { useState, type ComponentProps } from 'react';
import { useMay } from '../../api/session.ts';
import { filters as text } from '../../i18n/filters.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { exportApplications, type ExportFilter } from './api.ts';

type Props = {
  filter: ExportFilter;
  className?: string;
  label?: string;
} & Pick<ComponentProps<typeof Button>, 'look'>;

export function ExportButton({ filter, className, label = text.export, look = 'quiet' }: Props) {
  const [busy, setBusy] = useState(false);
  const mayExport = useMay('applications.export');

  async function save() {
    setBusy(true);
    try {
      const response = await exportApplications(filter);
      saveFile(await response.blob(), `applications-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      window.alert(text.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  if (!mayExport) return null;
  return (
    <Button look={look} className={className} disabled={busy} onClick={() => void save()}>
      {busy ? text.exporting : label}
    </Button>
  );
}
