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

/** React cannot hydrate before. @throws the loading error, on pages that are complete without React */
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

/** The import that starts while the styles still load; undefined after it failed. */
const early = load().catch(() => undefined);

/** Resolves when React has hydrated the page; the page script then replays the visitor's clicks and presses. */
export async function start(): Promise<void> {
  // After a failure the next call tries again.
  const router = (await early) ?? (await load());
  await new Promise<void>((resolve) => {
    const root = document.getElementById('root')!;
    const app = <App router={router} onAwake={resolve} />;
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

const toasts = () => import('./toasts.ts');
/** A toast that cannot be shown must not fail the action that it reports. */
const quietly = () => undefined;
addEventListener('news', ({ detail }) => void toasts().then(({ show }) => show(detail), quietly));
addEventListener('online', () => void toasts().then(({ showOnline }) => showOnline(), quietly));

// The development server has no page script, which would call this and control the form's steps.
if (import.meta.env.DEV)
  void Promise.all([import('./page-script/steps.ts'), import('./page-script/leave.ts')]).then(
    ([{ walkSteps }, { watchLeaving }]) => {
      walkSteps();
      watchLeaving();
      return start();
    },
  );
