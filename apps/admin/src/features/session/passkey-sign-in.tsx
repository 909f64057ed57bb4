import { useState } from 'react';
import { hasPasskeys, logInWithPasskey } from '../../api/passkeys.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/messages.tsx';

type Props = { label: string; look?: 'primary' | 'secondary'; onDone?: () => void };

export function PasskeySignIn({ label, look = 'secondary', onDone }: Props) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  if (!hasPasskeys()) return null;

  async function confirm() {
    setPending(true);
    setError(undefined);
    const refusal = await logInWithPasskey();
    setPending(false);
    setError(refusalText(refusal));
    if (!refusal) onDone?.();
  }

  return (
    <>
      <Button look={look} className="min-h-11" busy={pending} onClick={() => void confirm()}>
        {label}
      </Button>
      <ErrorText>{error}</ErrorText>
    </>
  );
}
