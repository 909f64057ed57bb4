import { button } from './button.ts';

/** What the page is for, in reach on a phone. The page script and the styles decide when it is visible. */
export function PhoneBar({ href, children }: { href: string; children: string }) {
  return (
    <nav aria-label={children} className="phone-bar fixed inset-x-0 bottom-0 z-30 bg-ink/90 px-4 py-3 backdrop-blur-md">
      <a href={href} className={`${button('primary')} w-full`}>
        {children}
      </a>
    </nav>
  );
}
