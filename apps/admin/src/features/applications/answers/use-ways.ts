import type { ReviewedApplication } from '@blue-peony/contracts';
import { tellFailure } from '@blue-peony/ui';
import type { KeyboardEvent } from 'react';
import { copying, copyText } from '../../../ui/copy-text.ts';
import { whatsappHref } from './contact-links.ts';
import { chosenBy } from './template-key.ts';
import type { Composer } from './use-composer.ts';

export type Ways = ReturnType<typeof useWays>;

export function useWays(
  { draft, words, ready, sending, send, choose, ask, templates }: Composer,
  application: ReviewedApplication,
  onClose: () => void,
) {
  const open = ready && !sending && !draft.asked;
  // A locked screen shows the beginning of a message: to who wants to stay discreet, staff write the first words themselves.
  const chat = words ? whatsappHref(application, application.discreet ? undefined : words.text) : undefined;

  const byMail = () => void (open && send('mail'));
  const inWhatsapp = () => {
    if (!open || !chat) return;
    // During the click event, because the browser blocks later pop-ups.
    window.open(chat, '_blank', 'noopener,noreferrer');
    ask('whatsapp');
  };
  const byCopy = () => {
    if (open && words) void copyText(words.text).then((done) => (done ? ask('copied') : tellFailure(copying.refused)));
  };

  /** No key without another one held down: what is typed is text, wherever the focus is. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return byMail();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    const decision = templates.data && !draft.asked && chosenBy(event);
    if (!decision) return;
    event.preventDefault();
    choose({ decision });
  }

  return { open, sending, chat, byMail, inWhatsapp, byCopy, onKeyDown };
}
