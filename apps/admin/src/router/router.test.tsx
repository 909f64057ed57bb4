import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, NavLink } from './link.tsx';
import { navigate, setParams, useParams, usePlace } from './place.ts';
import { Router } from './router.tsx';

function Page() {
  const { pathname } = usePlace();
  if (pathname === '/broken') throw new Error('It is broken');
  return (
    <>
      <h1>{`${pathname} ${useParams()}`}</h1>
      <Link to="/orders?q=ann">Orders</Link>
      <NavLink to="/orders" end={false}>
        All orders
      </NavLink>
    </>
  );
}

const heading = () => screen.getByRole('heading').textContent;
const { error } = console;

beforeEach(() => {
  history.replaceState(null, '', '/admin/today');
  render(
    <Router failed={<h1>Failed</h1>}>
      <Page />
    </Router>,
  );
});
afterEach(() => {
  cleanup();
  console.error = error;
});

it('follows a link without loading, and leaves one with a key held down to the browser', () => {
  const link = screen.getByRole('link', { name: 'Orders' });
  expect(link.getAttribute('href')).toBe('/admin/orders?q=ann');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(heading()).toBe('/today ');
  expect(fireEvent.click(link)).toBe(false);
  expect(heading()).toBe('/orders q=ann');
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('aria-current')).toBe('page');
});

it('adds no step to the way back for the page that is open, or where one is replaced', () => {
  const before = history.length;
  act(() => navigate('/today'));
  act(() => setParams({ days: '7' }, { replace: true }));
  expect(heading()).toBe('/today days=7');
  expect(history.length).toBe(before);
  act(() => setParams({}));
  expect(location.href).toMatch(/\/admin\/today$/);
  expect(history.length).toBe(before + 1);
});

it('shows a failure in the place of a page that throws, until another is opened', () => {
  console.error = jest.fn();
  act(() => navigate('/broken'));
  expect(heading()).toBe('Failed');
  act(() => navigate('/'));
  expect(heading()).toBe('/ ');
});
