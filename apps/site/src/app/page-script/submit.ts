/** Milliseconds that a press waits for the form to wake: its script takes that long at 8 kB a second. */
const patience = 20_000;

/**
 * Sends a sleeping form when it is awake: once, however often it is pressed meanwhile. `data-press` tells the styles which
 * of the form's words to show: `sending` until then, `unsent` when it does not wake in time.
 */
export async function sendAwake(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  wake: () => Promise<void>,
): Promise<void> {
  if (form.dataset.press === 'sending') return;
  form.dataset.press = 'sending';
  // Not `disabled`: that would take the focus away.
  submitter?.setAttribute('aria-disabled', 'true');
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  const awake = await Promise.race([wake(), late]).then(
    () => true,
    () => false,
  );
  submitter?.removeAttribute('aria-disabled');
  if (!awake) {
    form.dataset.press = 'unsent';
    return;
  }
  delete form.dataset.press;
  form.requestSubmit(submitter);
}
