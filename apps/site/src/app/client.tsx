import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../styles/site.css';
import { routes } from './routes.tsx';

const router = createBrowserRouter(routes);

function App({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <RouterProvider router={router} />;
}

/** Resolves when the route's code is here: until then React would not find the prerendered page again. */
const loaded = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

/** Resolves when the page answers to React; the page script then replays what the visitor did meanwhile. */
export async function start(): Promise<void> {
  await loaded;
  await new Promise<void>((resolve) => {
    const root = document.getElementById('root')!;
    const app = <App onAwake={resolve} />;
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// The development server has no page script that would call it.
if (import.meta.env.DEV) void start();
