import { staffEndpoints, staffRoles, type StaffMember, type StaffRole } from '@blue-peony/contracts';
import { call } from '../../api/call.ts';
import { useStaff } from '../../api/session.ts';
import { staff as text } from './words.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { ErrorText } from '../../ui/messages.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Select, type Option } from '../../ui/select.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { changeStaff, problemText, useStaffAction, useStaffList } from './use-staff-list.ts';

const roles = staffRoles.map((role): Option => [role, text.roles[role]]);

export function StaffTable() {
  const { data, isPending, isError } = useStaffList();
  const action = useStaffAction((run: () => Promise<unknown>) => run());
  return (
    <Panel heading={text.heading}>
      {isPending && <p role="status">{text.loading}</p>}
      <ErrorText>{isError ? text.failed : problemText(action.error)}</ErrorText>
      {data && (
        <DataTable caption={text.caption} columns={Object.values(text.columns)}>
          {data.items.map((member) => (
            <Row key={member.id} member={member} busy={action.isPending} onAction={(run) => action.mutate(run)} />
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

type RowProps = { member: StaffMember; busy: boolean; onAction: (run: () => Promise<unknown>) => void };

function Row({ member, busy, onAction }: RowProps) {
  const { id, email, name, last_sign_in_at, state, factors } = member;
  const own = useStaff().id === id;
  return (
    <tr>
      <td className="min-w-44 wrap-anywhere">
        {name && <span className="block font-medium">{name}</span>}
        {email} {own && <span className="text-muted">{text.you}</span>}
      </td>
      <td>
        <RoleSelect member={member} busy={busy || own} onAction={onAction} />
      </td>
      <td>{text.states[state]}</td>
      <td>{last_sign_in_at ? <Moment at={last_sign_in_at} /> : text.never}</td>
      <td>{factors.map((factor) => text.factors[factor]).join(', ') || text.noFactor}</td>
      <td>{!own && <Actions member={member} busy={busy} onAction={onAction} />}</td>
    </tr>
  );
}

function RoleSelect({ member: { id, email, role }, busy, onAction }: RowProps) {
  return (
    <Select
      aria-label={text.roleOf(email)}
      className="min-h-9 rounded-lg border border-control bg-surface px-2"
      value={role}
      disabled={busy}
      options={roles}
      onChoose={(chosen) => onAction(() => changeStaff(id, { role: chosen as StaffRole }))}
    />
  );
}

function Actions({ member, busy, onAction }: RowProps) {
  const { id, email, state, second_factor } = member;
  // Actions that end sessions need a confirmation.
  function sure(action: string, run: () => Promise<unknown>) {
    if (window.confirm(text.sure(action))) onAction(run);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {(state === 'invited' || state === 'expired') && (
        <InvitationActions member={member} busy={busy} onAction={onAction} />
      )}
      {state === 'banned' ? (
        <Button
          aria-label={text.unbanNamed(email)}
          disabled={busy}
          onClick={() => onAction(() => changeStaff(id, { banned: false }))}
        >
          {text.unban}
        </Button>
      ) : (
        state === 'active' && (
          <Button
            aria-label={text.banNamed(email)}
            disabled={busy}
            onClick={() => sure(text.banNamed(email), () => changeStaff(id, { banned: true }))}
          >
            {text.ban}
          </Button>
        )
      )}
      {second_factor && (
        <Button
          aria-label={text.removeFactorsNamed(email)}
          disabled={busy}
          onClick={() =>
            sure(text.removeFactorsNamed(email), () => call(staffEndpoints.removeStaffFactors, { params: { id } }))
          }
        >
          {text.removeFactors}
        </Button>
      )}
    </div>
  );
}
