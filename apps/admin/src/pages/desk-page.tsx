import { Navigate } from 'react-router-dom';
import { useMay } from '../api/session.ts';
import { ApplicationsDesk } from '../features/applications/applications-desk.tsx';

export function DeskPage() {
  return useMay('applications.read') ? <ApplicationsDesk /> : <Navigate to="/orders" replace />;
}
