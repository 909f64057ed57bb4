import '@blue-peony/contracts/jitless';
// Before words that name the agency.
import '../api/agency.ts';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { laterModule } from '../ui/later.tsx';
import { App } from './app.tsx';
import { endFirstRows } from './first-rows.ts';

/** Without a line there is no script, and nothing else to show it with. */
const quietly = () => undefined;
const toasts = laterModule(() => import('./toasts.ts'));
addEventListener('news', ({ detail }) => void toasts().then(({ show }) => show(detail), quietly));

endFirstRows();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
