import { useMay } from '../api/session.ts';
import { ApplicationsDesk } from '../features/applications/applications-desk.tsx';
import { Navigate } from '../router/router.tsx';

export function DeskPage() {
  return useMay('applications.read') ? <ApplicationsDesk /> : <Navigate to="/orders" />;
}
