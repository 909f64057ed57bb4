const fields = 'input:not([type=checkbox]), textarea';
let held: { keys: KeyboardEvent[]; onEscape: () => void; to: string } | undefined;

/**
 * Keeps the keys that are pressed from now on for what is about to open, whose script or words may still be on the way:
 * the page of before would act by them. A field gets the letters with the focus, and another element the keys.
 * @param onEscape what Escape does meanwhile
 * @param to the selector of what gets them
 */
export function holdKeys(onEscape: () => void, to = fields): void {
  held = { keys: [], onEscape, to };
  look();
}

const lettersOf = (events: readonly KeyboardEvent[]) =>
  events.reduce(
    (text, { key }) => (key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : text),
    '',
  );

const letGo = () => (held = undefined);

function giveIfThere(): void {
  if (!held || !document.activeElement!.matches(held.to)) return;
  give(held.keys);
  letGo();
}

/** A window that is not in front tells nobody of a focus, so each frame and each key looks for it. */
function look(): void {
  giveIfThere();
  if (held) requestAnimationFrame(look);
}

/** Each after React, which would put back what it knows of a field, and after what the key before has changed. */
function give(keys: KeyboardEvent[]): void {
  if (keys.length === 0) return;
  queueMicrotask(() => {
    const at = document.activeElement as HTMLInputElement;
    if (at.matches(fields)) {
      at.setRangeText(lettersOf(keys.splice(0)), at.selectionStart!, at.selectionEnd!, 'end');
      at.dispatchEvent(new Event('input', { bubbles: true }));
    } else at.dispatchEvent(new KeyboardEvent('keydown', keys.shift()));
    give(keys);
  });
}

addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Tab') letGo();
    giveIfThere();
    if (!held || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key !== 'Escape') return void held.keys.push(event);
    held.onEscape();
    letGo();
  },
  true,
);
addEventListener('pointerdown', letGo);
addEventListener('focusin', giveIfThere);
