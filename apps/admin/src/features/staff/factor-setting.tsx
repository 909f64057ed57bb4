import { staffEndpoints } from '@blue-peony/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../api/auth.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { staff } from './words.ts';
import { ErrorText } from '../../ui/messages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { problemText } from './use-staff-list.ts';

const text = staff.settings;
const queryKey = ['settings'];

export function FactorSetting() {
  const client = useQueryClient();
  // The mutation's state changes after the click's render, and the box would jump back in between.
  const [chosen, setChosen] = useState<boolean>();
  const { data, error } = useCall(queryKey, staffEndpoints.readSettings);
  const change = useMutation({
    mutationFn: (required: boolean) =>
      call(staffEndpoints.changeSettings, { body: { second_factor_required: required } }),
    onSuccess: async (settings) => {
      client.setQueryData(queryKey, settings);
      // It applies to the owner's own session too.
      await auth.refreshSession();
      await client.invalidateQueries({ queryKey: ['audit'] });
    },
    onSettled: () => setChosen(undefined),
  });
  return (
    <Panel heading={text.heading}>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0"
          checked={chosen ?? data?.second_factor_required ?? false}
          disabled={!data || chosen !== undefined}
          onChange={({ target }) => {
            setChosen(target.checked);
            change.mutate(target.checked);
          }}
        />
        <span>
          {text.require}
          <span className="block text-xs text-muted">{text.explain}</span>
        </span>
      </label>
      <ErrorText>{problemText(error ?? change.error)}</ErrorText>
    </Panel>
  );
}
