import { expect, it } from '@jest/globals';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../app/query-client.ts';
import { signIn, stageDesk } from '../test/desk.tsx';
import { staff } from '../test/server.ts';
import { useColleagues } from './colleagues.ts';

const stage = stageDesk();
const ada = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a01';
const gone = '0192d1c2-7b0c-4b0e-9d7b-0d6f6a3c1a99';

it('calls oneself You, others by their names, and those without an account former colleagues', async () => {
  stage.colleagues({ id: ada, name: 'Ada', role: 'manager' });
  await signIn();
  await screen.findByRole('button', { name: 'Log Out' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useColleagues(), { wrapper });
  await waitFor(() => expect(result.current.nameOf(ada)).toBe('Ada'));
  expect([result.current.nameOf(staff().id), result.current.nameOf(gone)]).toEqual(['You', 'a former colleague']);
  unmount();
});
