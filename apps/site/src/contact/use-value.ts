import { useSyncExternalStore } from 'react';

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

export function useValue(field: TextControl | null | undefined): string {
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

export function put(field: TextControl, value: string): void {
  field.value = value;
}

/** Sets a field's value and fires the same event as typing. */
export function write(field: TextControl, value: string): void {
  put(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
