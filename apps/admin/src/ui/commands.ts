import { useEffect, useRef } from 'react';

/** An action of what is on the screen, by its name. */
export type Command = {
  name: string;
  /** Missing while the action is not possible. */
  run: (() => void) | undefined | false;
  /** The key that does the same. */
  keys?: string;
  /** One of many of its kind, offered only to those who search for it. */
  deep?: boolean;
};

const announced = new Set<{ readonly current: readonly Command[] }>();

/** Offers actions in the palette for as long as the component that owns them is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    announced.add(latest);
    return () => void announced.delete(latest);
  }, []);
}

const possible = () => [...announced].flatMap(({ current }) => current.filter(({ run }) => run));

/** What is offered now; each does nothing once it is no longer offered. */
export const possibleCommands = () =>
  possible().map((command) => ({
    ...command,
    run() {
      const now = possible().find(({ name }) => name === command.name);
      if (now?.run) now.run();
    },
  }));

/** The buttons of the page by their accessible names, the first of each. */
function buttons(): Map<string, HTMLElement> {
  const all = [...document.querySelectorAll<HTMLElement>('main button:enabled')];
  return new Map(
    all.toReversed().map((button) => [(button.getAttribute('aria-label') ?? button.textContent).trim(), button]),
  );
}

/** What else the page can do: the button gets the focus, so that one more press does it. */
export function otherButtons(): (Command & { run: () => void })[] {
  const announcedNames = new Set(possible().map(({ name }) => name));
  const names = [...buttons().keys()].filter((name) => name !== '' && !announcedNames.has(name));
  return names.toReversed().map((name) => ({ name, deep: true, run: () => buttons().get(name)?.focus() }));
}
