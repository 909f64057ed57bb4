import { staffEndpoints, staffRoles, type StaffMember, type StaffRole } from '@blue-peony/contracts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { staff as text } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { Panel } from '../../ui/panel.tsx';
import { changeStaff, problemText, useStaffAction, useStaffList } from './use-staff-list.ts';

const roles = staffRoles.map((role): Option => [role, text.roles[role]]);

type Run = () => Promise<unknown>;
type Question = { words: { heading: string; explain: string; confirm: string }; danger?: boolean; run: Run };

export function StaffTable() {
  const { data, isPending, isError } = useStaffList();
  const action = useStaffAction((run: Run) => run());
  const [asked, setAsked] = useState<Question>();
  const leave = () => {
    setAsked(undefined);
    action.reset();
  };
  return (
    <Panel heading={text.heading}>
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError ? text.failed : !asked && problemText(action.error)}</ErrorText>
      {data && (
        <DataTable caption={text.caption} columns={Object.values(text.columns)}>
          {data.items.map((member) => (
            <Row
              key={member.id}
              member={member}
              busy={action.isPending}
              onAction={(run) => action.mutate(run)}
              onAsk={setAsked}
            />
          ))}
        </DataTable>
      )}
      {asked && (
        <FormDialog
          {...asked}
          error={problemText(action.error)}
          busy={action.isPending}
          onSubmit={() => action.mutate(asked.run, { onSuccess: leave })}
          onClose={leave}
        />
      )}
    </Panel>
  );
}

type RowProps = {
  member: StaffMember;
  busy: boolean;
  onAction: (run: Run) => void;
  /** For what ends sessions or changes rights. */
  onAsk: (question: Question) => void;
};

function Row(props: RowProps) {
  const { member, busy } = props;
  const { id, email, name, last_sign_in_at, state, factors } = member;
  const own = useStaff().id === id;
  return (
    <tr className="*:align-middle!">
      <td className="min-w-44 wrap-anywhere">
        {name && <span className="block font-medium">{name}</span>}
        {email} {own && <span className="text-muted">{text.you}</span>}
      </td>
      <td>
        <RoleSelect {...props} busy={busy || own} />
      </td>
      <td>{text.states[state]}</td>
      <td>{last_sign_in_at ? <Moment at={last_sign_in_at} /> : text.never}</td>
      <td>{factors.map((factor) => text.factors[factor]).join(', ') || text.noFactor}</td>
      <td>{!own && <Actions {...props} />}</td>
    </tr>
  );
}

function RoleSelect({ member: { id, email, role }, busy, onAsk }: RowProps) {
  const ask = (chosen: StaffRole) =>
    onAsk({
      words: text.asking.role(email, text.roles[chosen], text.explainRoles[chosen]),
      run: () => changeStaff(id, { role: chosen }),
    });
  return (
    <Select
      aria-label={text.roleOf(email)}
      className="min-h-9 rounded-lg border border-control bg-surface px-2"
      value={role}
      disabled={busy}
      options={roles}
      onChoose={(chosen) => ask(chosen as StaffRole)}
    />
  );
}

function Actions({ member, busy, onAction, onAsk }: RowProps) {
  const { id, email, state, second_factor } = member;
  const params = { id };
  const isInvited = state === 'invited' || state === 'expired';
  const repeat = () => call(staffEndpoints.repeatInvitation, { params });
  const withdraw = () => call(staffEndpoints.withdrawInvitation, { params });
  const unban = () => changeStaff(id, { banned: false });
  const ban = () => changeStaff(id, { banned: true });
  const removeFactors = () => call(staffEndpoints.removeStaffFactors, { params });
  const act = (shown: string, label: string, press: () => void) => (
    <Button aria-label={label} disabled={busy} onClick={press}>
      {shown}
    </Button>
  );
  const askTo = (words: Question['words'], run: Run) => () => onAsk({ words, danger: true, run });
  return (
    <div className="flex flex-wrap gap-2">
      {isInvited && act(text.again, text.againNamed(email), () => onAction(repeat))}
      {isInvited && act(text.withdraw, text.withdrawNamed(email), () => onAction(withdraw))}
      {state === 'banned' && act(text.unban, text.unbanNamed(email), () => onAction(unban))}
      {state === 'active' && act(text.ban, text.banNamed(email), askTo(text.asking.ban(email), ban))}
      {second_factor &&
        act(text.removeFactors, text.removeFactorsNamed(email), askTo(text.asking.removeFactors(email), removeFactors))}
    </div>
  );
}
