import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useRefresh } from './use-applications.ts';

export function RefreshButton() {
  const refresh = useRefresh();
  return (
    <Button look="onInk" onClick={refresh}>
      <Icon name="refresh" className="xl:hidden" />
      <span className="max-xl:sr-only">{messages.list.refresh}</span>
    </Button>
  );
}
