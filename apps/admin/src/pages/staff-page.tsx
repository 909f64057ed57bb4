import { useStaff } from '../api/session.ts';
import { AuditLog } from '../features/staff/audit-log.tsx';
import { InviteForm } from '../features/staff/invite-form.tsx';
import { MailSetting } from '../features/staff/mail-setting.tsx';
import { PhotoSetting } from '../features/staff/photo-setting.tsx';
import { StaffTable } from '../features/staff/staff-table.tsx';
import { messages } from '../i18n/messages.ts';
import { ErrorText } from '../ui/messages.tsx';

export function StaffPage() {
  const { role } = useStaff();
  // The server refuses all of it; this spares a reviewer who typed the address five error texts.
  if (role !== 'owner') return <ErrorText>{messages.staff.problems['forbidden']}</ErrorText>;
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <StaffTable />
      <div className="grid content-start gap-3">
        <InviteForm />
        <PhotoSetting />
        <MailSetting />
      </div>
      <AuditLog />
    </div>
  );
}
