import './jitless.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createDeskRouter } from './router.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={createDeskRouter()} />
  </StrictMode>,
);
