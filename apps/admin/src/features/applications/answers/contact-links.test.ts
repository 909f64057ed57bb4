import { describe, expect, it } from '@jest/globals';
import { mailtoHref, telHref, whatsappHref } from './contact-links.ts';

describe('links to an applicant', () => {
  it.each(['+48 559 789 202', '48559789202', '0048 559-789-202', '+48 (559) 789202'])(
    'open %s in WhatsApp',
    (whatsapp) => {
      expect(whatsappHref({ whatsapp })).toBe('https://wa.me/48559789202');
      expect(telHref({ whatsapp })).toBe('tel:+48559789202');
    },
  );

  it.each(['089 123 456', '123', 'call me', '+1234567890123456'])('do not guess a country for %s', (whatsapp) => {
    expect([whatsappHref({ whatsapp }), telHref({ whatsapp })]).toEqual([undefined, undefined]);
  });

  it('dial the number that is known where the typed one lacks its country', () => {
    const numbers = { whatsapp: '081 234 5678', phone_e164: '+66812345678' };
    expect([whatsappHref(numbers), telHref(numbers)]).toEqual(['https://wa.me/66812345678', 'tel:+66812345678']);
  });

  it('carry the text with every character of it', () => {
    const href = whatsappHref({ whatsapp: '+48559789202' }, 'Hi & bye?\n#1 สวัสดี')!;
    expect(new URL(href).searchParams.get('text')).toBe('Hi & bye?\n#1 สวัสดี');
  });

  it('let no address add a recipient, a subject or a text', () => {
    expect(mailtoHref('a@b.example')).toBe('mailto:a@b.example');
    expect(mailtoHref('a?bcc=x@b.example&body=y')).toBe('mailto:a%3Fbcc%3Dx@b.example%26body%3Dy');
  });
});
