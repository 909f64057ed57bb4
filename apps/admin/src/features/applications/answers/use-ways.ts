import type { ReviewedApplication } from '@blue-peony/contracts';
import type { KeyboardEvent } from 'react';
import { useKeysEnabled } from '../use-keys.ts';
import { whatsappHref } from './contact-links.ts';
import { decisionByKey } from './decision-choice.tsx';
import type { Composer } from './use-composer.ts';

export type Ways = ReturnType<typeof useWays>;

export function useWays({ words, ready, sending, send, choose }: Composer, application: ReviewedApplication) {
  const keysEnabled = useKeysEnabled();
  const open = ready && !sending;
  const chat = words ? whatsappHref(application, words.text) : undefined;

  const byMail = () => void (open && send('mail'));
  const inWhatsapp = () => {
    if (!open || !chat) return;
    // During the click event, because the browser blocks later pop-ups.
    window.open(chat, '_blank', 'noopener,noreferrer');
    send('whatsapp');
  };
  const byCopy = () => {
    if (open && words) void navigator.clipboard.writeText(words.text).then(() => send('copied'));
  };

  function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey)) return byMail();
    const typing = target instanceof Element && target.matches('input:not([type=radio]), textarea, select');
    if (typing || !keysEnabled || ctrlKey || metaKey || altKey) return;
    const decision = decisionByKey(key);
    if (decision) choose({ decision });
    if (key === 'w') inWhatsapp();
    if (key === 'c') byCopy();
  }

  return { open, sending, chat, byMail, inWhatsapp, byCopy, onKeyDown };
}
