import { describe, expect, test } from '@jest/globals';
import { phoneNumberOf } from './phone-number.ts';

const numberOf = (whatsapp: string, country = 'Poland', phone_country?: string) =>
  phoneNumberOf({ whatsapp, country, phone_country });

describe('the number of an application', () => {
  test.each([
    ['+48 600 100 200', '+48600100200'],
    ['0048600100200', '+48600100200'],
    ['48600100200', '+48600100200'],
    ['+1 (307) 555-0123', '+13075550123'],
    ['+66812345678', '+66812345678'],
    ['+66 ๘๑ ๒๓๔ ๕๖๗๘', '+66812345678'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['WhatsApp: +48 600 100 200', '+48600100200'],
    // WhatsApp once wrote Mexican numbers like this.
    ['+52 1 55 1234 5678', '+525512345678'],
    // Not assigned to anybody, but dialable.
    ['+380 00 000 0000', '+380000000000'],
  ])('%s with its country code is %s, wherever she lives', (whatsapp, e164) => {
    for (const country of ['Thailand', 'USA', 'Nowhere']) expect(numberOf(whatsapp, country)).toBe(e164);
  });

  test.each(['abc', '+', '12', 'x'.repeat(32), '@ada_peony', '+48 1', '+44 20 1', '+1234567890123456'])(
    'cannot be %s',
    (whatsapp) => {
      const errors = [{ field: 'whatsapp', code: 'phone_invalid' }];
      for (const country of ['Poland', 'Nowhere'])
        expect(() => numberOf(whatsapp, country)).toThrow(
          expect.objectContaining({ code: 'validation_failed', errors }),
        );
    },
  );

  test.each([
    ['600 100 200', 'Poland', undefined, '+48600100200'],
    ['600 100 200', 'polska', undefined, '+48600100200'],
    ['081 234 5678', 'ไทย', undefined, '+66812345678'],
    ['050 123 4567', 'Україна', undefined, '+380501234567'],
    ['(307) 555-0123', 'USA', undefined, '+13075550123'],
    ['07911 123456', 'UK', undefined, '+447911123456'],
    ['0151 23456789', 'de', undefined, '+4915123456789'],
    ['050 123 4567', 'Poland', 'UA', '+380501234567'],
    // The international dialing prefixes of Thailand and the United States.
    ['001 48 600 100 200', 'Thailand', undefined, '+48600100200'],
    ['011 48 600 100 200', 'USA', undefined, '+48600100200'],
  ])('%s of %s, with %s as its country, is %s', (whatsapp, country, phone_country, e164) => {
    expect(numberOf(whatsapp, country, phone_country)).toBe(e164);
  });

  test('is taken as it was typed where no country is known', () => {
    expect(numberOf('600 100 200', 'Middle-earth')).toBeNull();
    expect(numberOf('600 100 200', 'Middle-earth', 'ZZ')).toBeNull();
  });

  test('keeps its country when a digit of it is corrected', () => {
    const corrected = { whatsapp: '600 100 201', country: 'Germany', phone_e164: '+48600100200' };
    expect(phoneNumberOf(corrected)).toBe('+48600100201');
  });
});
