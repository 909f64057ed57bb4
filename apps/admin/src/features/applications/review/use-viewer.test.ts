import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { application, linked } from '../../../test/applications.ts';
import { useViewer } from './use-viewer.ts';

const paths = ['17-a-one.jpg', '17-b-two.jpg'];
const hrefOf = (path: string, signature: number) => `http://localhost/api/admin/photos/${path}?signature=${signature}`;
const signed = (signature: number) => application(linked(paths, signature));

it('keeps the link of an opened photo when fresh ones come, for each loading is logged as a look', () => {
  const { result, rerender } = renderHook(useViewer, { initialProps: signed(1) });
  act(() => result.current.view(0));
  rerender(signed(2));
  expect(result.current.hrefs).toEqual([hrefOf(paths[0]!, 1), hrefOf(paths[1]!, 2)]);
});

it('takes the fresh link of an opened photo when the one before has failed', () => {
  const { result, rerender } = renderHook(useViewer, { initialProps: signed(1) });
  act(() => result.current.view(0));
  rerender(signed(2));
  act(() => result.current.renew(0, hrefOf(paths[0]!, 1)));
  expect(result.current.hrefs[0]).toBe(hrefOf(paths[0]!, 2));
});
