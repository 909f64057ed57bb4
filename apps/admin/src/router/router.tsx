import { Component, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { followPlace, navigate, placeNow, PlaceContext, type Place } from './place.ts';

type Guarded = { place: Place; failed: ReactNode; children: ReactNode };
type Guarding = { place: Place; thrown: boolean };

/** Shows `failed` instead of a page that throws or cannot be loaded, until another one is opened. */
class Guard extends Component<Guarded, Guarding> {
  override state: Guarding = { place: this.props.place, thrown: false };

  static getDerivedStateFromError = () => ({ thrown: true });

  static getDerivedStateFromProps = ({ place }: Guarded, state: Guarding) =>
    state.place === place ? null : { place, thrown: false };

  override render() {
    return this.state.thrown ? this.props.failed : this.props.children;
  }
}

/** Keeps what it draws in step with the address. */
export function Router({ failed, children }: Omit<Guarded, 'place'>) {
  const [place, setPlace] = useState(placeNow);
  useLayoutEffect(
    () =>
      followPlace((next, atOnce) => {
        if (atOnce) setPlace(next);
        else startTransition(() => setPlace((shown) => (shown.key === next.key ? shown : next)));
      }),
    [],
  );
  return (
    <PlaceContext value={place}>
      <Guard place={place} failed={failed}>
        {children}
      </Guard>
    </PlaceContext>
  );
}

export function Navigate({ to }: { to: string }) {
  useLayoutEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
