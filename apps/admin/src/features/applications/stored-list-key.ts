/** In session storage, so that applicants' data stays on a shared device no longer than the browser session. */
export const storedListKey = 'cachedApps';
