import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { application, detail } from '../../test/applications.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { json, page } from '../../test/server.ts';

const stage = stageDesk();
const anna = application({
  message: `${'I have thought about it for long. '.repeat(8)}My horse is called Blue.`,
  matching_note: 'Rides a horse, call after six',
  matching_reply: 'May I bring the horse?',
});

/** The text of each hit, with brackets around marked words. */
async function places() {
  const list = await screen.findByRole('list', { name: 'Found in' });
  return within(list)
    .getAllByRole('listitem')
    .map((place) => {
      for (const mark of place.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`;
      return place.textContent;
    });
}

describe('a search', () => {
  it('says in the list where it found an applicant, in notes, her emails and at the end of a long message too', async () => {
    stage.server.answer('GET /api/admin/applications?q=horse', () => page([anna]));
    await signIn('?q=horse');
    expect(await places()).toEqual([
      'Message: …thought about it for long. My [horse] is called Blue.',
      'Their email: May I bring the [horse]?',
      'Note: Rides a [horse], call after six',
    ]);
  });

  it('says in the review where it found an applicant by her phone number in another spelling', async () => {
    stage.server.answer('GET /api/admin/applications?q=0048+600+100+200', () => page([anna]));
    stage.server.answer(`GET /api/admin/applications/${anna.id}`, () => json(detail(anna)));
    await signIn(`/review/${anna.id}?q=0048+600+100+200`);
    expect((await places())[0]).toBe('WhatsApp: +48 [600 100 200]');
  });

  it('that has no words marks nothing', async () => {
    stage.server.answer('GET /api/admin/applications', () => page([application()]));
    await signIn();
    await screen.findByText('Anna Nowak');
    expect(screen.queryByRole('list', { name: 'Found in' })).toBeNull();
  });
});
