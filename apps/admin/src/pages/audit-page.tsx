import { AuditLog } from '../features/staff/audit/audit-log.tsx';

export const AuditPage = () => <AuditLog />;
