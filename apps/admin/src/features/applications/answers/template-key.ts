import { answerKinds, type AnswerKind } from '@blue-peony/contracts';
import type { KeyboardEvent } from 'react';

const isMac = /Mac/.test(navigator.platform);

/** Held down with the digit of a template. Alone it types nothing, which Option does on a Mac and Ctrl with Alt elsewhere. */
export const templateKey = isMac ? 'Ctrl' : 'Alt';

/** The template whose digit is pressed, by its place on the keyboard, whatever the layout types there. */
export function chosenBy({ code, ctrlKey, altKey }: KeyboardEvent): AnswerKind | undefined {
  const isHeld = isMac ? ctrlKey && !altKey : altKey && !ctrlKey;
  return isHeld && code.startsWith('Digit') ? answerKinds[Number(code.slice(5)) - 1] : undefined;
}
