import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, navigate, usePlace, type To } from './place.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  replace?: boolean;
  /** Called when it is followed within the desk. */
  onFollow?: () => void;
};

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link within the desk, followed without loading the desk again. */
export function Link({ to, replace = false, onFollow, onClick, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={addressOf(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
        event.preventDefault();
        onFollow?.();
        navigate(to, { replace });
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when its page, or one below it unless `end`, is open. */
export function NavLink({ to, end, ...rest }: Props & { to: string; end: boolean }) {
  const { pathname } = usePlace();
  const open = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={open ? 'page' : undefined} />;
}
