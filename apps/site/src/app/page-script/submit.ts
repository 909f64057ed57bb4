/** Milliseconds that a press waits for the form to wake: the loading time of its script at 8 kB a second. */
const patience = 20_000;

/** Submits a sleeping form once it is awake. `data-press` selects the form's message in the styles. */
export async function sendAwake(form: HTMLFormElement, submitter: HTMLElement | null, wake: () => Promise<void>) {
  if (form.dataset.press === 'sending') return;
  form.dataset.press = 'sending';
  // Not `disabled`, because a disabled button loses the focus.
  submitter?.setAttribute('aria-disabled', 'true');
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  // The load may have begun before the press, without a connection: then it begins once more.
  const awake = await Promise.race([wake().catch(wake), late]).then(
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

/** Milliseconds between attempts while offline, for browsers that fire no `online` event. */
const pause = 15_000;

/** Submits a sleeping form when the connection is back. Ends when `data-press` is no longer `waiting`. */
export async function sendLater(form: HTMLFormElement, submitter: HTMLElement | null, wake: () => Promise<void>) {
  form.dataset.press = 'waiting';
  await new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, pause);
  });
  if (form.dataset.press !== 'waiting') return;
  await sendAwake(form, submitter, wake);
  if (form.matches('[data-press=unsent]')) await sendLater(form, submitter, wake);
}
