import type { DatabaseOptions } from '@blue-peony/service-kit';
import { RefreshToken } from './auth/sessions/refresh-token.entity.ts';
import { Session } from './auth/sessions/session.entity.ts';
import { CreateGateway1763650000000 } from './migrations/1763650000000-create-gateway.ts';
import { CompleteSignIn1763800000000 } from './migrations/1763800000000-complete-sign-in.ts';
import { AuditEntry } from './shared/audit.ts';
import { SigningKey } from './shared/keys/signing-key.entity.ts';
import { Factor, StaffMember } from './shared/identity/staff.entity.ts';

/** What `migrate` and the connection need to know, all but the URL. */
export const gatewayDatabase: Omit<DatabaseOptions, 'url'> = {
  schema: 'gateway',
  entities: [StaffMember, Factor, Session, RefreshToken, SigningKey, AuditEntry],
  migrations: [CreateGateway1763650000000, CompleteSignIn1763800000000],
};
