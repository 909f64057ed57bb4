import { useState } from 'react';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { exportApplications } from './api.ts';
import type { Filter } from './filter.ts';

const text = messages.filters;

/** Saves the filtered list as a file. The call carries the token, so the file comes by script and not by a link. */
export function ExportButton({ filter, className }: { filter: Filter; className: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const response = await exportApplications(filter);
      const url = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = url;
      link.download = `applications-${new Date().toISOString().slice(0, 10)}.csv`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch {
      window.alert(text.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="quiet" className={`md:ml-auto ${className}`} disabled={busy} onClick={() => void save()}>
      {busy ? text.exporting : text.export}
    </Button>
  );
}
