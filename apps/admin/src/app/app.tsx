import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { onStaffLeft } from '../api/session.ts';
import { forgetList } from '../features/applications/cache.ts';
import { queryClient } from './query-client.ts';

onStaffLeft(() => {
  queryClient.clear();
  forgetList();
});

export function App({ router }: { router: DataRouter }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
