let end = () => {};

/**
 * Keeps the letters that are typed from now on for the field that is about to open, whose script or words may still be on
 * the way: as keys of the page they would act. The field gets them with the focus.
 * @param leave what Escape does meanwhile
 */
export function holdLetters(leave: () => void): void {
  end();
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') {
      end();
      leave();
    } else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
  };
  const give = ({ target: field }: FocusEvent) => {
    end();
    if (!typed || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    // After React, which would put back what it knows of the field.
    queueMicrotask(() => {
      field.setRangeText(typed, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  end = () => {
    removeEventListener('keydown', keep, true);
    removeEventListener('focusin', give);
    removeEventListener('pointerdown', end);
  };
  addEventListener('keydown', keep, true);
  addEventListener('focusin', give);
  addEventListener('pointerdown', end);
}
