import { launch } from '../features/launch/words.ts';
import { ReadingPanel } from '../features/reading/reading-panel.tsx';
import { InviteForm } from '../features/staff/invite-form.tsx';
import { LinkPanel } from '../features/staff/link-panel.tsx';
import { MailSetting } from '../features/staff/mail-setting.tsx';
import { FactorSetting } from '../features/staff/factor-setting.tsx';
import { StaffTable } from '../features/staff/staff-table.tsx';
import { TagsPanel } from '../features/staff/tags-panel.tsx';
import { templates } from '../i18n/templates.ts';

export function StaffPage() {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <StaffTable />
      <div className="grid gap-3 lg:row-span-2">
        <InviteForm />
        <FactorSetting />
        <MailSetting />
        <TagsPanel />
        <LinkPanel heading={templates.heading} to="/templates" link={templates.edit} />
        <LinkPanel heading={launch.panel.heading} to="/launch" link={launch.panel.link} />
      </div>
      <ReadingPanel />
    </div>
  );
}
