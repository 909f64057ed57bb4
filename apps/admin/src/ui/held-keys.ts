let held: KeyboardEvent[] | undefined;
let leave: () => void;

/**
 * Keeps the keys that are pressed from now on for what is about to open, whose script or words may still be on the way:
 * the page of before would act by them. With the focus a field gets the letters, and anything else the keys.
 * @param onEscape what Escape does meanwhile
 */
export function holdKeys(onEscape: () => void): void {
  held = [];
  leave = onEscape;
}

const lettersOf = (events: readonly KeyboardEvent[]) =>
  events.reduce(
    (text, { key }) => (key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text),
    '',
  );

const letGo = () => {
  const keys = held ?? [];
  held = undefined;
  return keys;
};

/** Each after React, which would put back what it knows of a field, and after what the key before has changed. */
function give(keys: KeyboardEvent[]): void {
  if (keys.length === 0) return;
  queueMicrotask(() => {
    const { activeElement: at } = document;
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) {
      at.setRangeText(lettersOf(keys.splice(0)), at.selectionStart ?? 0, at.selectionEnd ?? 0, 'end');
      at.dispatchEvent(new Event('input', { bubbles: true }));
    } else at?.dispatchEvent(new KeyboardEvent('keydown', keys.shift()));
    give(keys);
  });
}

addEventListener(
  'keydown',
  (event) => {
    if (!held || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key !== 'Escape') return void held.push(event);
    letGo();
    leave();
  },
  true,
);
addEventListener('pointerdown', letGo);
addEventListener('focusin', () => give(letGo()));
