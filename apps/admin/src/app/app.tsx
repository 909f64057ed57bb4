import { QueryClientProvider } from '@tanstack/react-query';
import { useAgency } from '../api/agency.ts';
import { onStaffChange } from '../api/session.ts';
import { forgetList } from '../features/applications/cache.ts';
import { queryClient } from './query-client.ts';
import { DeskRouter } from './router.tsx';

onStaffChange((change) => {
  if (change === 'back') return void queryClient.invalidateQueries();
  // A page that is kept for the next sign-in keeps its data.
  if (change !== 'waiting') queryClient.clear();
  forgetList();
});

export function App() {
  useAgency();
  return (
    <QueryClientProvider client={queryClient}>
      <DeskRouter />
    </QueryClientProvider>
  );
}
