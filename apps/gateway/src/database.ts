import type { DatabaseOptions } from '@blue-peony/service-kit';
import { RefreshTokenEntity } from './auth/sessions/refresh-token.entity.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';
import { AuditEntity } from './shared/audit.ts';
import { maintainAudit } from './audit/chain/upkeep.ts';
import { SigningKeyEntity } from './shared/keys/signing-key.entity.ts';
import { FactorEntity, PasskeyEntity, RecoveryCodesEntity, StaffMemberEntity } from './shared/identity/staff.entity.ts';
import { CreateGateway1766000000000 } from './migrations/1766000000000-create-gateway.ts';
import { AddLaunch1767000000000 } from './migrations/1767000000000-add-launch.ts';
import { AddSite1768000000000 } from './migrations/1768000000000-add-site.ts';
import { AddLegalVersion1769000000000 } from './migrations/1769000000000-add-legal-version.ts';
import { AddWantedDraft1770000000000 } from './migrations/1770000000000-add-wanted-draft.ts';
import { AddTeamViews1771000000000 } from './migrations/1771000000000-add-team-views.ts';
import { AddNoticeMails1771200000000 } from './migrations/1771200000000-add-notice-mails.ts';

/** Options for the migration and the connection, except the URL. */
export const gatewayDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'gateway',
  entities: [
    StaffMemberEntity,
    FactorEntity,
    PasskeyEntity,
    RecoveryCodesEntity,
    SessionEntity,
    RefreshTokenEntity,
    SigningKeyEntity,
    AuditEntity,
  ],
  migrations: [
    CreateGateway1766000000000,
    AddLaunch1767000000000,
    AddSite1768000000000,
    AddLegalVersion1769000000000,
    AddWantedDraft1770000000000,
    AddTeamViews1771000000000,
    AddNoticeMails1771200000000,
  ],
  appendOnly: ['audit', 'audit_checkpoints', 'site_revisions'],
  readOnly: ['audit_chain', 'audit_head', 'proofs'],
  upkeep: maintainAudit,
  startsWithout: true,
};
