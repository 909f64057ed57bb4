import { mailsEndpoints, staffMailContents, type MailSettings } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { privacy } from '../../i18n/privacy.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemText } from './use-staff-list.ts';

const text = privacy.mails;
const queryKey = ['mail settings'];

export function MailSetting() {
  const client = useQueryClient();
  const { data, error } = useCall(queryKey, mailsEndpoints.readMailSettings);
  const change = useMutation({
    mutationFn: (body: MailSettings) => call(mailsEndpoints.changeMailSettings, { body }),
    onSuccess: async (settings) => {
      client.setQueryData(queryKey, settings);
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
  const chosen = change.isPending ? change.variables.staff_mails : data?.staff_mails;
  return (
    <Panel heading={text.heading}>
      <fieldset className="grid gap-2" disabled={!data || change.isPending}>
        <legend className="mb-2 text-xs text-muted">{text.explain}</legend>
        {staffMailContents.map((content) => (
          <label key={content} className="flex items-start gap-2.5">
            <input
              type="radio"
              name="staff_mails"
              className="mt-0.5 size-4 shrink-0"
              checked={chosen === content}
              onChange={() => change.mutate({ staff_mails: content })}
            />
            {text.choices[content]}
          </label>
        ))}
      </fieldset>
      <ErrorText>{problemText(error ?? change.error)}</ErrorText>
    </Panel>
  );
}
