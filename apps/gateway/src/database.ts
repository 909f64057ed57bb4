import type { DatabaseOptions } from '@blue-peony/service-kit';
import { RefreshTokenEntity } from './auth/sessions/refresh-token.entity.ts';
import { SessionEntity } from './auth/sessions/session.entity.ts';
import { CreateGateway1763650000000 } from './migrations/1763650000000-create-gateway.ts';
import { CompleteSignIn1763800000000 } from './migrations/1763800000000-complete-sign-in.ts';
import { KeepAuditOpaque1764500000000 } from './migrations/1764500000000-keep-audit-opaque.ts';
import { FindAuditEntries1764500100000 } from './migrations/1764500100000-find-audit-entries.ts';
import { EndAudit1764500200000 } from './migrations/1764500200000-end-audit.ts';
import { ChooseSecondFactor1764600100000 } from './migrations/1764600100000-choose-second-factor.ts';
import { AllowFourRoles1764600101000 } from './migrations/1764600101000-allow-four-roles.ts';
import { AddPasskeys1764600200000 } from './migrations/1764600200000-add-passkeys.ts';
import { KeepAccounts1764600300000 } from './migrations/1764600300000-keep-accounts.ts';
import { KnowDevices1764600400000 } from './migrations/1764600400000-know-devices.ts';
import { GatherRecoveries1764600410000 } from './migrations/1764600410000-gather-recoveries.ts';
import { CountReading1764600420000 } from './migrations/1764600420000-count-reading.ts';
import { ReadyAuditForMonths1764600500000 } from './migrations/1764600500000-ready-audit-for-months.ts';
import { FindAuditSubjects1764600510000 } from './migrations/1764600510000-find-audit-subjects.ts';
import { ChainAudit1764600520000 } from './migrations/1764600520000-chain-audit.ts';
import { SaveViews1764700600000 } from './migrations/1764700600000-save-views.ts';
import { SealDrafts1764700800000 } from './migrations/1764700800000-seal-drafts.ts';
import { StampStaff1765200000000 } from './migrations/1765200000000-stamp-staff.ts';
import { AuditEntity } from './shared/audit.ts';
import { maintainAudit } from './audit/chain/upkeep.ts';
import { SigningKeyEntity } from './shared/keys/signing-key.entity.ts';
import { FactorEntity, PasskeyEntity, RecoveryCodesEntity, StaffMemberEntity } from './shared/identity/staff.entity.ts';

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
    CreateGateway1763650000000,
    CompleteSignIn1763800000000,
    KeepAuditOpaque1764500000000,
    FindAuditEntries1764500100000,
    EndAudit1764500200000,
    ChooseSecondFactor1764600100000,
    AllowFourRoles1764600101000,
    AddPasskeys1764600200000,
    KeepAccounts1764600300000,
    KnowDevices1764600400000,
    GatherRecoveries1764600410000,
    CountReading1764600420000,
    ReadyAuditForMonths1764600500000,
    FindAuditSubjects1764600510000,
    ChainAudit1764600520000,
    SaveViews1764700600000,
    SealDrafts1764700800000,
    StampStaff1765200000000,
  ],
  appendOnly: ['audit', 'audit_checkpoints'],
  readOnly: ['audit_chain', 'audit_head'],
  upkeep: maintainAudit,
};
