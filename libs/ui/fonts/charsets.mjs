/**
 * The coverage of the font files. `range` is the CSS unicode-range, `text` the characters in the file: those of
 * our own texts and those that people commonly type. All others fall back to a system font.
 */
const from = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const ascii = from(0x20, 0x7e);
// With ó (Latin-1) in this file, a Polish page needs one file less.
const punctuation = 'óÓ\u00a0©·×–—‘’“”„«»•…€−';
const western = 'ÄÖÜäöüßéèàçñáíúôêÉ';
const polish = 'ĄĆĘŃŚŹŻąćęńśźż';
// Only ł, because the currency zł is also on pages in other languages.
const zloty = 'Łł';
const ukrainian = from(0x410, 0x44f) + 'ЁёЄєІіЇїҐґ₴№';
const thai = from(0xe01, 0xe3a) + from(0xe3f, 0xe5b);
// The italic is used for a few words of headings: letters and punctuation.
const words = from(0x41, 0x5a) + from(0x61, 0x7a) + " ,.!?-'’–" + 'ÄÖÜäöüßóÓ';

export const charsets = {
  latin: {
    text: ascii + punctuation,
    range: 'U+0-7F, U+A0-BF, U+D3, U+D7, U+F3, U+2000-206F, U+20AC, U+2190-2193, U+2212, U+2713',
  },
  western: { text: western, range: 'U+C0-D2, U+D4-D6, U+D8-F2, U+F4-FF' },
  polish: { text: polish, range: 'U+100-140, U+143-17F' },
  zloty: { text: zloty, range: 'U+141-142' },
  polishWords: { text: polish + zloty, range: 'U+100-17F' },
  words: {
    text: words,
    range:
      'U+20-21, U+27, U+2C-2E, U+3F, U+41-5A, U+61-7A, U+C4, U+D3, U+D6, U+DC, U+DF, U+E4, U+F3, U+F6, U+FC, U+2013, U+2019',
  },
  cyrillic: { text: ukrainian, range: 'U+400-4FF, U+20B4, U+2116' },
  thai: { text: thai, range: 'U+E00-E7F' },
};
