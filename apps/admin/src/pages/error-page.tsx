import { Mark } from '@blue-peony/ui';
import { messages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';

export function ErrorPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-4 text-center">
      <title>{messages.errors.unexpected}</title>
      <Mark className="size-16" />
      <h1 className="font-display text-3xl text-balance">{messages.errors.unexpected}</h1>
      <Button look="primary" onClick={() => location.reload()}>
        {messages.errors.reload}
      </Button>
    </main>
  );
}
