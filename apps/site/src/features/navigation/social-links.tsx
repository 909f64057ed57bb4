import type { ReactNode } from 'react';
import { agency } from '@blue-peony/agency';
import { Icon } from '../../ui/icons.tsx';

type Network = keyof typeof agency.social;

const networks: readonly { id: Network; name: string; drawing: ReactNode }[] = [
  {
    id: 'instagram',
    name: 'Instagram',
    drawing: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="5" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.6 7.4h.01" />
      </>
    ),
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    drawing: <path d="M13.500 4v10.500a3.500 3.500 0 1 1-3.500-3.500M13.500 4c.3 2.600 2 4.300 4.500 4.500" />,
  },
  { id: 'x', name: 'X', drawing: <path d="M5 5l14 14M19 5L5 19" /> },
  { id: 'telegram', name: 'Telegram', drawing: <path d="M20 5L3.500 11.500l5.500 2 2 6L20 5zM9 13.500l5-4" /> },
];

export function SocialLinks() {
  const shown = networks.filter(({ id }) => agency.social[id]);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-5 flex gap-3">
      {shown.map(({ id, name, drawing }) => (
        <li key={id}>
          <a
            href={agency.social[id]}
            rel="me noreferrer"
            aria-label={name}
            data-tooltip={name}
            className="grid size-11 place-items-center rounded-full bg-white/10 text-white transition hover:bg-white/20"
          >
            <Icon className="size-5">{drawing}</Icon>
          </a>
        </li>
      ))}
    </ul>
  );
}
