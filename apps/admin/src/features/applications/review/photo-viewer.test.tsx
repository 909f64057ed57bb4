import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { application, linked } from '../../../test/applications.ts';
import { signIn, stageDesk } from '../../../test/desk.tsx';
import { json } from '../../../test/server.ts';

const stage = stageDesk();
const withPhotos = (id: string, name: string, ...paths: string[]) =>
  application({ id: `018f3c1e-7a2b-7c3d-8e4f-00000000000${id}`, name, ...linked(paths) });
const anna = withPhotos('1', 'Anna Nowak', '17-a-one.jpg', '17-a-two.jpg');
const berta = withPhotos('2', 'Berta Next', '17-b-one.jpg', '17-b-two.jpg');
const cora = withPhotos('3', 'Cora Bare');

const viewer = (name: string) => screen.findByRole('dialog', { name });
const loaded = () => [...document.querySelectorAll('img')].map((image) => /17-\w-\w+/.exec(image.src)?.[0]);

async function openFirstPhoto() {
  const items = [anna, berta, cora];
  stage.shows(...items);
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  await user.keyboard('o');
  await viewer('Photo 1 of 2 of Anna Nowak');
  return user;
}

it('goes on from the last photo to the next applicant’s first one with the arrow or j, back to the last, and closes at one who sent none', async () => {
  const user = await openFirstPhoto();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await viewer('Photo 1 of 2 of Berta Next');
  expect(location.pathname).toBe(`/admin/review/${berta.id}`);
  await user.keyboard('{ArrowLeft}');
  await viewer('Photo 2 of 2 of Anna Nowak');
  await user.keyboard('j');
  await viewer('Photo 1 of 2 of Berta Next');
  await user.keyboard('j');
  await screen.findByRole('heading', { name: cora.name });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the next photo and the next applicant by swipes, and not while it is enlarged', async () => {
  const user = await openFirstPhoto();
  const swipe = (x: number) => {
    const stageOf = screen.getByRole('dialog').querySelector('.touch-none')!;
    const at = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 300 };
    fireEvent.pointerDown(stageOf, at);
    fireEvent.pointerUp(stageOf, { ...at, clientX: 200 + x });
  };
  swipe(-90);
  await viewer('Photo 2 of 2 of Anna Nowak');
  swipe(-90);
  await viewer('Photo 1 of 2 of Berta Next');
  swipe(90);
  await viewer('Photo 2 of 2 of Anna Nowak');
  await user.keyboard('+');
  swipe(90);
  await viewer('Photo 2 of 2 of Anna Nowak');
});

it('shows the tile that is loaded until the photo is there', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(60);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(80);
  const drawn: unknown[] = [];
  const context = { drawImage: (image: unknown) => void drawn.push(image) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  stage.shows(anna);
  const { user } = await signIn(`/review/${anna.id}`);
  await screen.findByRole('heading', { name: anna.name });
  await user.keyboard('p');
  const tile = document.querySelector('[data-tile]');
  await user.keyboard('o');
  const dialog = await viewer('Photo 1 of 2 of Anna Nowak');
  expect([drawn, dialog.querySelectorAll('canvas').length]).toEqual([[tile], 1]);
  fireEvent.load(within(dialog).getByAltText('Photo 1 of Anna Nowak'));
  expect(dialog.querySelector('canvas')).toBeNull();
  jest.restoreAllMocks();
});

it('gives the focus to the applicant whose photos were moved on to when it is closed, and covers the photos again for a later return', async () => {
  const user = await openFirstPhoto();
  await user.keyboard('j');
  await viewer('Photo 1 of 2 of Berta Next');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: berta.name }));
  expect(location.pathname).toBe(`/admin/review/${berta.id}`);
  await user.keyboard('jk');
  await screen.findByRole('heading', { name: berta.name });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loaded()).toEqual([]);
});

it('loads the next photo of an opened applicant once the shown one is there, and nobody else’s', async () => {
  const user = await openFirstPhoto();
  const dialog = await viewer('Photo 1 of 2 of Anna Nowak');
  expect(new Set(loaded())).toEqual(new Set(['17-a-one']));
  fireEvent.load(within(dialog).getByAltText('Photo 1 of Anna Nowak'));
  expect(new Set(loaded())).toEqual(new Set(['17-a-one', '17-a-two']));
  const ahead = dialog.querySelector('img[hidden]');
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByAltText('Photo 2 of Anna Nowak')).toBe(ahead);
  fireEvent.load(within(dialog).getByAltText('Photo 2 of Anna Nowak'));
  expect(loaded()).not.toContain('17-b-one');
});

it('takes a score by key and marks as replied while a photo is open, turns it by key and by button, and shows the next one upright', async () => {
  stage.server.answer(`PATCH /api/admin/applications/${anna.id}`, () => json({ ...anna, score: 7 }));
  stage.server.answer(`PUT /api/admin/applications/${anna.id}/replied`, () => json(anna));
  const user = await openFirstPhoto();
  await user.keyboard('7r');
  const dialog = await viewer('Photo 1 of 2 of Anna Nowak');
  await within(dialog).findByText('Scored 7');
  expect(stage.server.bodies(`PATCH /api/admin/applications/${anna.id}`)).toEqual([{ score: 7, seen: null }]);
  expect(stage.server.asked(`PUT /api/admin/applications/${anna.id}/replied`)).toHaveLength(1);

  const photo = () => document.querySelector<HTMLElement>('[role=dialog] img:not([hidden])')!.style.transform;
  await user.keyboard('t');
  expect(photo()).toContain('rotate(90deg)');
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(photo()).toContain('rotate(180deg)');
  await user.keyboard('{ArrowRight}');
  expect(photo()).toContain('rotate(0deg)');
});

it('tiles are uncovered all at once by key, as small renditions, and covered again; one that cannot be loaded says so in words', async () => {
  const user = await openFirstPhoto();
  await user.keyboard('{Escape}');
  await user.keyboard('p');
  const tile = (index: number) =>
    within(screen.getByRole('button', { name: `Open photo ${index}` })).queryByRole('img');
  // The viewer has already loaded the first photo.
  expect(tile(1)?.getAttribute('src')).toMatch(/17-a-one\.jpg\?signature=1$/);
  expect(tile(2)?.getAttribute('src')).toMatch(/17-a-two\.jpg\/tile\?signature=1$/);
  await user.click(screen.getByRole('button', { name: 'Cover the photos' }));
  expect([tile(1), tile(2)]).toEqual([null, null]);
  await user.keyboard('p');
  fireEvent.error(tile(2)!);
  expect(screen.getByRole('alert').textContent).toBe('This photo could not be opened.');
});
