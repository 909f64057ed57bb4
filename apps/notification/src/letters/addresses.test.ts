import { expect, test } from '@jest/globals';
import { languages } from '@blue-peony/contracts';
import { mailsIn, publicUrl, staffMails } from '../../test/samples.ts';

test.each(languages)(
  'every mail in %s leads to the public address, and to no other address of the site',
  (language) => {
    const mails = Object.values({ ...mailsIn(language), ...staffMails() });
    const origins = mails.flatMap(({ text, html }) => `${text} ${html}`.match(/\b[a-z]+:\/\/[^/\s"<]+/g) ?? []);
    // A chat with an applicant is not on the site.
    expect(new Set(origins)).toEqual(new Set([publicUrl, 'https://wa.me']));
  },
);
