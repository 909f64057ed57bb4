import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../styles/site.css';
import { routes } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

function App({ router, onAwake }: { router: Router; onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return <RouterProvider router={router} />;
}

/**
 * Resolves when the route's code is here: until then React would not find the prerendered page again.
 * @throws what kept the code away, where the page says everything without React; elsewhere React shows the failure
 */
async function load(): Promise<Router> {
  const router = createBrowserRouter(routes);
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  const { errors } = router.state;
  if (!errors || document.querySelector('[data-wake=now]')) return router;
  router.dispose();
  throw Object.values(errors)[0];
}

/** Begun while the styles are on their way; undefined when it has failed. */
const early = load().catch(() => undefined);

/** Resolves when the page answers to React; the page script then replays what the visitor did meanwhile. */
export async function start(): Promise<void> {
  // Code that did not come is asked for again.
  const router = (await early) ?? (await load());
  await new Promise<void>((resolve) => {
    const root = document.getElementById('root')!;
    const app = <App router={router} onAwake={resolve} />;
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const toasts = () => import('./toasts.ts');
/** News that cannot be shown is no failure of what it is about. */
const quietly = () => undefined;
addEventListener('news', ({ detail }) => void toasts().then(({ show }) => show(detail), quietly));
addEventListener('online', () => void toasts().then(({ showOnline }) => showOnline(), quietly));

// The development server has no page script that would call it, and walk through the form's steps.
if (import.meta.env.DEV)
  void import('./page-script/steps.ts').then(({ walkSteps }) => {
    walkSteps();
    return start();
  });
