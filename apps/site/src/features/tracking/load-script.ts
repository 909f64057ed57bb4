/** Loads a provider's script; the content security policy names its host. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

export function dropCookies(names: readonly string[]): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `;domain=.${labels.slice(index).join('.')}`);
  for (const name of names)
    for (const domain of ['', ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
}
