import type { ReactNode } from 'react';

export type IconProps = { className?: string };

export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}

/* @__NO_SIDE_EFFECTS__ */
export const drawn = (drawing: ReactNode) => (props: IconProps) => <Icon {...props}>{drawing}</Icon>;

export const CrossIcon = drawn(<path d="M6 6l12 12M18 6L6 18" />);
export const CheckIcon = drawn(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const MenuIcon = drawn(<path d="M4 8h16M4 16h16" />);
export const PauseIcon = drawn(<path d="M9 6v12M15 6v12" />);
export const PlayIcon = drawn(<path d="M8 5.5v13l10.5-6.5z" />);
export const ChevronIcon = drawn(<path d="M6 9.5l6 6 6-6" />);
export const ArrowUpIcon = drawn(<path d="M12 19V5M6 11l6-6 6 6" />);
export const ImageIcon = drawn(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="3" />
    <circle cx="9" cy="10" r="1.75" />
    <path d="M4 17l5-4.5 3.5 3 3-2.5 4.5 4" />
  </>,
);
export const PinIcon = drawn(
  <>
    <path d="M12 21c4-4.2 6.5-7.6 6.5-11a6.5 6.5 0 1 0-13 0c0 3.4 2.5 6.8 6.5 11z" />
    <circle cx="12" cy="10" r="2.25" />
  </>,
);
export const CoinIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.5 9.2c-.5-.8-1.4-1.2-2.5-1.2-1.5 0-2.6.8-2.6 2s1 1.7 2.6 2 2.7.8 2.7 2-1.2 2-2.7 2c-1.2 0-2.2-.5-2.7-1.3M12 6.5v11" />
  </>,
);
export const CalendarIcon = drawn(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="3" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4M9 15l2 2 4-4" />
  </>,
);
export const KeyIcon = drawn(
  <>
    <circle cx="8" cy="15.5" r="4" />
    <path d="M11 12.5l8-8M15.5 8l3 3M13 10.5l2 2" />
  </>,
);
export const HeartIcon = drawn(
  <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />,
);
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </>,
);
export const MaskIcon = drawn(
  <>
    <path d="M3.5 8c2.8-1.3 5.6-1.3 8.5 0 2.9-1.3 5.7-1.3 8.5 0 .3 5-1.7 8-4.8 8-1.7 0-2.5-1.5-3.7-1.5S10 16 8.3 16c-3.1 0-5.1-3-4.8-8z" />
    <path d="M7.5 11.3h2M14.5 11.3h2" />
  </>,
);
export const LinkIcon = drawn(
  <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />,
);
export const DownloadIcon = drawn(<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />);
export const BookIcon = drawn(
  <path d="M12 6.5C10 5 7 4.5 4 4.7v13.6c3-.2 6 .3 8 1.7 2-1.4 5-1.9 8-1.7V4.7c-3-.2-6 .3-8 1.8zM12 6.5V20" />,
);
export const MailIcon = drawn(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="3" />
    <path d="M4 8l8 5.5L20 8" />
  </>,
);
