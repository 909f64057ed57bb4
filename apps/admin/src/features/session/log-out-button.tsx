import { useState, type ComponentProps } from 'react';
import { logOut } from '../../api/session.ts';
import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export function LogOutButton({ look = 'onInk' }: Pick<ComponentProps<typeof Button>, 'look'>) {
  const folds = look === 'onInk';
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut().finally(() => setLeaving(false));
  }

  return (
    <Button look={look} disabled={leaving} onClick={() => void leave()}>
      {folds && <Icon name="leave" className="xl:hidden" />}
      <span className={folds ? 'max-xl:sr-only' : ''}>{messages.pages.logOut}</span>
    </Button>
  );
}
