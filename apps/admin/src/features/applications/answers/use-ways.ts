import type { ReviewedApplication } from '@blue-peony/contracts';
import type { KeyboardEvent } from 'react';
import { whatsappHref } from './contact-links.ts';
import { decisionByKey } from './decision-choice.tsx';
import type { Composer } from './use-composer.ts';

const isMac = /Mac/.test(navigator.platform);
/** What is held down with the digit of a template. */
export const templateKey = isMac ? 'Ctrl' : 'Alt';

export type Ways = ReturnType<typeof useWays>;

export function useWays(
  { words, ready, sending, send, choose, ask, templates }: Composer,
  application: ReviewedApplication,
) {
  const open = ready && !sending;
  const chat = words ? whatsappHref(application, words.text) : undefined;

  const byMail = () => void (open && send('mail'));
  const inWhatsapp = () => {
    if (!open || !chat) return;
    // During the click event, because the browser blocks later pop-ups.
    window.open(chat, '_blank', 'noopener,noreferrer');
    ask('whatsapp');
  };
  const byCopy = () => {
    if (open && words) void navigator.clipboard.writeText(words.text).then(() => ask('copied'));
  };

  /** No key without another one held down: what is typed is text, wherever the focus is. */
  function onKeyDown(event: KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault();
      return byMail();
    }
    // Ctrl with Alt is AltGr, and Option is it on a Mac: both type.
    const isHeld = isMac ? ctrlKey && !altKey : altKey && !ctrlKey;
    const decision = isHeld && templates.data ? decisionByKey(code) : undefined;
    if (!decision) return;
    event.preventDefault();
    choose({ decision });
  }

  return { open, sending, chat, byMail, inWhatsapp, byCopy, onKeyDown };
}
