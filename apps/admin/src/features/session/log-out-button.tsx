import { useState, type ComponentProps } from 'react';
import { logOut } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';

export function LogOutButton({ look = 'onInk' }: Pick<ComponentProps<typeof Button>, 'look'>) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut().finally(() => setLeaving(false));
  }

  return (
    <Button look={look} disabled={leaving} onClick={() => void leave()}>
      {messages.session.logOut}
    </Button>
  );
}
