import { ApplicationsDesk } from '../features/applications/applications-desk.tsx';

export function DeskPage() {
  return <ApplicationsDesk />;
}
