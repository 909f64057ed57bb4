import { expect, test } from '@jest/globals';
import { passwordWeaknesses } from './password-rules.ts';

const person = { email: 'Marianne.Fox@example.com', userMetadata: { name: 'Marianne Fox-Ólafsdóttir', photos: 3 } };

test.each([
  ['short 1a', ['length']],
  ['1234567890', ['pwned']],
  ['Password2025!', ['pwned']],
  ['P@ssw0rd!2025', ['pwned']],
  ['BluePeony#1', ['pwned']],
  ['aaaaaaaaaaaa', ['characters']],
  ['marianne.fox@example.com', ['characters']],
  ['Marianne2025', ['characters']],
  ['ÓLAFSDÓTTIR1', ['characters']],
  ['qwerty', ['length', 'pwned']],
])('refuses %s as weak because of %j', (password, reasons) => {
  expect(passwordWeaknesses(password, person)).toEqual(reasons);
});

test.each(['a long enough password', 'rainy-otter-62-violin', 'Marianne plays the violin', 'Żółta gęś nad wodą'])(
  '%s is taken',
  (password) => {
    expect(passwordWeaknesses(password, person)).toEqual([]);
  },
);
