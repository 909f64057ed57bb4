import { Team } from '../features/dashboard/team.tsx';

export function TeamPage() {
  return <Team />;
}
