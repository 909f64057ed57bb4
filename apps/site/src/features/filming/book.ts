import type { ReactNode } from 'react';
import type { SessionHours } from '@blue-peony/contracts';
import type { button } from '../../ui/button.ts';

type Booking = { hours?: SessionHours; look: Parameters<typeof button>[0]; className?: string };

/** Makes a Book Now button: one hour, unless a row of the price table names its own. */
export type Book = (booking: Booking) => ReactNode;
