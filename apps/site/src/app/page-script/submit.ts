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

/** Milliseconds after which a form that waits for the line is tried again where the browser does not tell that it is back. */
const pause = 15_000;

/** Sends a sleeping form once the line is back, until it is stopped: then `data-press` is no longer `waiting`. */
export async function sendLater(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  wake: () => Promise<void>,
): Promise<void> {
  form.dataset.press = 'waiting';
  await new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, pause);
  });
  if (form.dataset.press !== 'waiting') return;
  await sendAwake(form, submitter, wake);
  if (form.matches('[data-press=unsent]')) await sendLater(form, submitter, wake);
}
