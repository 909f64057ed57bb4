import { ReadingPanel } from '../features/reading/reading-panel.tsx';
import { InviteForm } from '../features/staff/invite-form.tsx';
import { MailSetting } from '../features/staff/mail-setting.tsx';
import { FactorSetting } from '../features/staff/factor-setting.tsx';
import { StaffTable } from '../features/staff/staff-table.tsx';
import { TemplatesLink } from '../features/staff/templates-link.tsx';

export function StaffPage() {
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <StaffTable />
      <div className="grid content-start gap-3">
        <InviteForm />
        <FactorSetting />
        <MailSetting />
        <TemplatesLink />
      </div>
      <ReadingPanel />
    </div>
  );
}
