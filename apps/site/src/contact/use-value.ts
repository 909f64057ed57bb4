import { useSyncExternalStore } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What stands in a field, also when the browser, a draft or a reset has put it there. */
export function useValue(field: Field | null | undefined): string {
  const subscribe = (changed: () => void) => {
    const later = () => queueMicrotask(changed);
    for (const type of ['input', 'change']) field?.addEventListener(type, changed);
    field?.form?.addEventListener('reset', later);
    return () => {
      for (const type of ['input', 'change']) field?.removeEventListener(type, changed);
      field?.form?.removeEventListener('reset', later);
    };
  };
  return useSyncExternalStore(subscribe, () => field?.value ?? '');
}

export function put(field: Field, value: string): void {
  field.value = value;
}

/** Writes into a field as typing does. */
export function write(field: Field, value: string): void {
  put(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
