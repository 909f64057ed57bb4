import { expect, test } from '@jest/globals';
import { html } from './html.ts';

test('escapes what is put in, in text and in attributes', () => {
  const evil = `"><script>alert('&')</script>`;
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;';
  expect(String(html`<a title="${evil}">${evil}</a>`)).toBe(`<a title="${escaped}">${escaped}</a>`);
});

test('keeps markup that it made itself, joins lists and leaves out what is absent', () => {
  const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`);
  expect(String(html`<p>${items}${null}${undefined}${false}${0}</p>`)).toBe('<p><i>a</i><i>&lt;b&gt;</i>0</p>');
});
