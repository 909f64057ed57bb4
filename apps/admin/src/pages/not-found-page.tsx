import { Link } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-content-center gap-4 px-4 text-center">
      <title>{messages.errors.notFound}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{messages.errors.notFound}</h1>
      <Link className="text-link" to="/">
        {messages.errors.toApplications}
      </Link>
    </main>
  );
}
