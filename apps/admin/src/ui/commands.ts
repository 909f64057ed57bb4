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

/** For an action that nothing asks about: its button gets the focus, so that one more press does it. */
export const focusButton = (name: string): void =>
  document.querySelector<HTMLElement>(`[data-command="${name}"]`)?.focus();
