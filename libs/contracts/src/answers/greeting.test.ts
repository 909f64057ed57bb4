import { describe, expect, it } from '@jest/globals';
import { greetingOf } from './greeting.ts';

describe('the first line of an answer', () => {
  it.each([
    ['en', 'Ada Lovelace', 'Hi Ada,'],
    ['de', 'Łucja', 'Hallo Łucja,'],
    ['pl', 'Katarzyna Nowak', 'Dzień dobry!'],
    ['ukr', 'Олена', 'Вітаємо!'],
    ['th', 'พลอย ใจดี', 'สวัสดีคุณพลอย'],
    ['th', 'Ploy', 'สวัสดีคุณ Ploy'],
    ['en', 'https://evil.example', 'Hello,'],
    ['th', '123', 'เรียน ผู้สมัคร'],
  ] as const)('in %s greets %s with “%s”', (language, name, greeting) => {
    expect(greetingOf(language, name)).toBe(greeting);
  });
});
