import { messages } from '../../i18n/messages.ts';
import { Button } from '../../ui/button.tsx';
import { useRefresh } from './use-applications.ts';

export function RefreshButton() {
  const refresh = useRefresh();
  return (
    <Button look="onInk" onClick={refresh}>
      {messages.list.refresh}
    </Button>
  );
}
