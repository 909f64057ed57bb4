import { agency } from '@blue-peony/agency';
import { useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

let badge = 0;
const { tell, subscribe } = listeners();

/** Shows a number in the tab's title and as a badge on the installed app's icon; 0 removes it. */
export function setBadge(count: number): void {
  badge = count;
  tell();
  // Not all browsers support badges, and they may refuse them.
  void navigator.setAppBadge?.(count).catch(() => {});
}

/** The tab's title, most specific part first: "Ada · Review · Blue Peony". */
export function PageTitle({ parts }: { parts: readonly (string | undefined)[] }) {
  const count = useSyncExternalStore(subscribe, () => badge);
  return <title>{`${count > 0 ? `(${count}) ` : ''}${[...parts, agency.name].filter(Boolean).join(' · ')}`}</title>;
}
