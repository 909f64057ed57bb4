import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { application, linked } from '../../test/applications.ts';
import { scrolledView } from '../../test/browser.ts';
import { signIn, stageDesk } from '../../test/desk.tsx';
import { page } from '../../test/server.ts';

const stage = stageDesk();
const path = '17-a-one.jpg';
const photos = { ...linked([path]), file_urls: [path, '17-a-two.jpg'] };
const sources = () => [...document.querySelectorAll('td img')].map((image) => image.getAttribute('src'));

/** Opens a list with one application and chooses how its thumbnail looks. @returns a function that reports what is in view */
async function openWith(look: string, changes: Parameters<typeof application>[0] = photos) {
  const report = scrolledView();
  stage.server.answer('GET /api/admin/applications', () => page([application(changes)]));
  const { user } = await signIn();
  await user.selectOptions(await screen.findByLabelText('Photos'), look);
  return (isIntersecting: boolean) => act(() => report(isIntersecting));
}

it('a thumbnail is covered until the person chooses otherwise, and a blurred one asks only for its blurred pixels', async () => {
  await openWith('Covered');
  expect(sources()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { value: 'blurred' } });
  expect(sources()).toEqual([expect.stringMatching(/17-a-one\.jpg\/blur\?signature=1$/)]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('blue-peony-thumbnails '))).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { value: 'covered' } });
  expect(sources()).toEqual([]);
});

it('a shown thumbnail is asked for once it has been in view for a second, not when it is scrolled past', async () => {
  const see = await openWith('Shown');
  see(true);
  see(false);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(sources()).toEqual([]);
  see(true);
  await waitFor(() => expect(sources()).toEqual([expect.stringMatching(/17-a-one\.jpg\/thumb\?signature=1$/)]));
  // Sealed, erased, or a right that is gone: the server refuses, and the cover is back.
  fireEvent.error(document.querySelector('td img')!);
  expect(sources()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { value: 'covered' } });
});

it('locked photos stay covered, however the person wants thumbnails', async () => {
  const see = await openWith('Blurred', { file_urls: photos.file_urls, signedUrls: undefined });
  expect(sources()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { value: 'shown' } });
  see(true);
  expect(sources()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Photos'), { target: { value: 'covered' } });
});
