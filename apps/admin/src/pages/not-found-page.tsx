import { Mark } from '@blue-peony/ui';
import { Link } from '../router/link.tsx';
import { messages } from '../i18n/messages.ts';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 text-center">
      <title>{messages.errors.notFound}</title>
      <Mark className="size-16" />
      <h1 className="font-display text-3xl text-balance">{messages.errors.notFound}</h1>
      <Link className="text-link" to="/">
        {messages.errors.toApplications}
      </Link>
    </main>
  );
}
