import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { onStaffLeft } from '../api/session.ts';
import { forgetList } from '../features/applications/cache.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

onStaffLeft(() => {
  queryClient.clear();
  forgetList();
});

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
