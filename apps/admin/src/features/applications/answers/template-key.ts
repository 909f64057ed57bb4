import { answerKinds, type AnswerKind } from '@blue-peony/contracts';
import type { KeyboardEvent } from 'react';

export const isMac = /Mac/.test(navigator.platform);

/** Held down with the digit of a template. Alone it types nothing, which Option does on a Mac and Ctrl with Alt elsewhere. */
export const templateKey = isMac ? 'Ctrl' : 'Alt';

const isHeld = ({ ctrlKey, altKey }: Held) => (isMac ? ctrlKey && !altKey : altKey && !ctrlKey);
type Held = Pick<KeyboardEvent, 'ctrlKey' | 'altKey'>;

/** Of the key that takes an answer back, by the names that ARIA has for keys. */
export const takeBackShortcut = isMac ? 'Control+Z' : 'Alt+Z';

/** Takes back the answer that leaves next; no letter alone does, as the next answer may be written already. */
export const isTakeBack = (event: Held & { code: string }): boolean => isHeld(event) && event.code === 'KeyZ';

/** The template whose digit is pressed, by its place on the keyboard, whatever the layout types there. */
export function chosenBy(event: KeyboardEvent): AnswerKind | undefined {
  const { code } = event;
  return isHeld(event) && code.startsWith('Digit') ? answerKinds[Number(code.slice(5)) - 1] : undefined;
}
