import type { Application, ProfileLink } from '@blue-peony/contracts';

type Socials = Pick<Application, 'instagram' | 'tiktok' | 'onlyfans_username' | 'other_socials'>;

type Network = { label: string; host: string; handle: RegExp; url: (handle: string) => string };

const networks = {
  instagram: {
    label: 'Instagram',
    host: 'instagram.com',
    handle: /^[\w.]{1,30}$/,
    url: (handle) => `https://www.instagram.com/${handle}/`,
  },
  tiktok: {
    label: 'TikTok',
    host: 'tiktok.com',
    handle: /^[\w.]{2,24}$/,
    url: (handle) => `https://www.tiktok.com/@${handle}`,
  },
  onlyfans_username: {
    label: 'OnlyFans',
    host: 'onlyfans.com',
    handle: /^[\w.-]{3,64}$/,
    url: (handle) => `https://onlyfans.com/${handle}`,
  },
} as const satisfies Record<string, Network>;

const mostLinks = 10;
const longestUrl = 500;

/** An address becomes a link only over http or https, labeled with its real host. Everything else remains text. */
export function profileLinks(socials: Socials): ProfileLink[] {
  const links = [
    ...handleLinks(networks.instagram, socials.instagram),
    ...handleLinks(networks.tiktok, socials.tiktok),
    ...handleLinks(networks.onlyfans_username, socials.onlyfans_username),
    ...webLinks(socials.other_socials),
  ];
  const once = new Map(links.map((link) => [link.url, link]));
  return [...once.values()].slice(0, mostLinks);
}

function handleLinks({ label, host, handle, url }: Network, given: string | null): ProfileLink[] {
  const text = given?.trim() ?? '';
  const bare = text.replace(/^@/, '');
  if (handle.test(bare)) return [{ label, url: url(bare) }];
  const address = webAddress(text) ?? webAddress(`https://${text}`);
  const named = address?.pathname.split('/')[1]?.replace(/^@/, '') ?? '';
  const own = address && (address.hostname === host || address.hostname.endsWith(`.${host}`));
  if (own && handle.test(named)) return [{ label, url: url(named) }];
  return webLinks(text);
}

function webLinks(text: string | null): ProfileLink[] {
  const written = text?.match(/\bhttps?:\/\/[^\s<>"'`\\]+/giu) ?? [];
  return written.flatMap((candidate) => {
    const address = webAddress(candidate.replace(/[),.;:!?\]}]+$/, ''));
    return address ? [{ label: address.hostname, url: address.href }] : [];
  });
}

/** @returns undefined for other schemes and for addresses with a user name before the host */
function webAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || !address.hostname.includes('.')) return undefined;
  return address.username || address.password || address.href.length > longestUrl ? undefined : address;
}
