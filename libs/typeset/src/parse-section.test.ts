import { expect, test } from '@jest/globals';
import { parseSection } from './parse-section.ts';

test('a section has a title, a lead and blocks', () => {
  const source = '# Title\n\nLead.\n\n- [ ] one\n- [ ] **two**\n\n```grid 3\nA | B\n```\n';
  expect(parseSection('a', 'Part 1', source)).toEqual({
    id: 'a',
    label: 'Part 1',
    title: 'Title',
    lead: 'Lead.',
    blocks: [
      { kind: 'checklist', items: [[{ text: 'one', style: 'plain' }], [{ text: 'two', style: 'bold' }]] },
      { kind: 'grid', rows: 3, head: ['A', 'B'] },
    ],
  });
});

test.each([
  ['no lead', '# Title\n\n## Next'],
  ['a block of code', '# Title\n\nLead.\n\n```js\nlet x\n```'],
  ['raw HTML', '# Title\n\nLead.\n\n<div></div>'],
])('a section with %s is refused with its name in the error', (_what, source) => {
  expect(() => parseSection('first-steps', '', source)).toThrow('first-steps');
});
