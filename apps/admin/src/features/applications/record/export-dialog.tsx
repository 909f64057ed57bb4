import { erasureEndpoints } from '@blue-peony/contracts';
import { saveFile } from '@blue-peony/ui';
import { useMutation } from '@tanstack/react-query';
import { open } from '../../../api/call.ts';
import { privacy } from '../../../i18n/privacy.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonSelect } from './reason-select.tsx';
import { problemText } from './use-record.ts';

const text = privacy.export;
const timeLimit = 5 * 60_000;

export function ExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const saving = useMutation({
    mutationFn: async (reason: string) => {
      const signal = AbortSignal.timeout(timeLimit);
      const response = await open(erasureEndpoints.exportApplication, { params: { id }, query: { reason }, signal });
      saveFile(await response.blob(), `application-${id}.zip`);
    },
    onSuccess: onClose,
  });
  return (
    <FormDialog
      words={text}
      error={problemText(saving.error)}
      busy={saving.isPending}
      onSubmit={(fields) => saving.mutate(fields['reason'] ?? '')}
      onClose={onClose}
    >
      <ReasonSelect reasons={text.reasons} />
    </FormDialog>
  );
}
