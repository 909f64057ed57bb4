import { useStaff } from '../api/session.ts';
import { DraftsPanel } from '../features/account/drafts-panel.tsx';
import { FactorsPanel } from '../features/account/factors-panel.tsx';
import { PasskeysPanel } from '../features/account/passkeys-panel.tsx';
import { PasswordPanel } from '../features/account/password-panel.tsx';
import { ProfilePanel } from '../features/account/profile-panel.tsx';
import { RecoveryCodesPanel } from '../features/account/recovery-codes-panel.tsx';
import { OwnReadingPanel } from '../features/reading/own-reading-panel.tsx';
import { SessionsPanel } from '../features/account/sessions-panel.tsx';
import { account } from '../features/account/words.ts';
import { staff } from '../features/staff/words.ts';

export function AccountPage() {
  const { email, role } = useStaff();
  return (
    <>
      <p className="mb-3 text-sm text-muted">{account.you(email, staff.roles[role])}</p>
      <div className="gap-3 lg:columns-3 [&>*]:mb-3 [&>*]:break-inside-avoid">
        <PasskeysPanel />
        <FactorsPanel />
        <RecoveryCodesPanel />
        <PasswordPanel />
        <ProfilePanel />
        <SessionsPanel />
        <DraftsPanel />
        <OwnReadingPanel />
      </div>
    </>
  );
}
