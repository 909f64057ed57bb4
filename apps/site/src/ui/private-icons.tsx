import { drawn } from './icons.tsx';

// Apart from the other icons, which every page carries.
export const LockIcon = drawn(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
  </>,
);
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
