/**
 * What each font file of the site covers. `range` is the CSS unicode-range, `text` the characters that go into the file:
 * all that our own texts use, and what people commonly type. Anything else falls back to a system font.
 */
const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ascii = from(0x20, 0x7e);
const punctuation = '\u00a0§©®°±·×–—‘’‚“”„«»•…‹›€→←↑↓−✓';
const western = 'ÄÖÜäöüßéèàçñáíóúôêÉ';
const polish = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż';
const ukrainian = from(0x410, 0x44f) + 'ЁёЄєІіЇїҐґ₴№';
const thai = from(0xe01, 0xe3a) + from(0xe3f, 0xe5b);

export const charsets = {
  latin: { text: ascii + punctuation + western, range: 'U+0-FF, U+2000-206F, U+20AC, U+2190-2193, U+2212, U+2713' },
  polish: { text: polish, range: 'U+100-17F' },
  cyrillic: { text: ukrainian, range: 'U+400-4FF, U+20B4, U+2116' },
  thai: { text: thai, range: 'U+E00-E7F' },
};
