import { useState, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { useMay } from '../../api/session.ts';
import { filters } from '../../i18n/filters.ts';
import { application as words } from '../../i18n/application.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { exportApplications, type ExportFilter } from './api.ts';

const text = filters;
const FormDialog = later(async () => (await import('../../ui/form-dialog.tsx')).FormDialog);

type Props = {
  filter: ExportFilter;
  className?: string;
  label?: string;
} & Pick<ComponentProps<typeof Button>, 'look'>;

/**
 * Exports the filtered list: safe for spreadsheets or, after an explanation of the risk, with the text exactly as
 * typed.
 */
export function ExportButton({ filter, className, label = text.export, look = 'quiet' }: Props) {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const mayExport = useMay('applications.export');

  async function save(chosen: ExportFilter) {
    setAsking(false);
    setBusy(true);
    try {
      const response = await exportApplications(chosen);
      saveFile(await response.blob(), `applications-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      window.alert(text.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  if (!mayExport) return null;
  return (
    <>
      <Button look={look} className={className} disabled={busy} onClick={() => void save(filter)}>
        {busy ? text.exporting : label}
      </Button>
      <Button look={look} className={className} disabled={busy} onClick={() => setAsking(true)}>
        {text.typed.open}
      </Button>
      {/* Outside of the search form, because it has a form of its own. */}
      {asking &&
        createPortal(
          <FormDialog
            words={text.typed}
            cancel={words.cancel}
            error={undefined}
            busy={busy}
            onSubmit={() => void save({ ...filter, text: 'typed' })}
            onClose={() => setAsking(false)}
          />,
          document.body,
        )}
    </>
  );
}
