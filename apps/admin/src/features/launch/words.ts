export const launch = {
  loading: 'Looking at what is there...',
  failed: 'Failed to look at what is there. Try again in a moment.',
  open: (count: number) =>
    count === 1
      ? '1 point is open: search engines are kept away.'
      : `${count} points are open: search engines are kept away.`,
  done: 'No point is open. Search engines may list the site.',
  local: (count: number) =>
    `Only this machine or a private network reaches this address, so nothing is held back. At a public address ${count === 1 ? '1 point' : `${count} points`} would keep search engines away.`,
  lead: 'Mend a point, or accept it as it is. What is in a file or a setting is changed on the server; what a name server has to say is asked again every ten minutes.',
  countries: (country: string, open: number) => (open > 0 ? `${country}: ${open} open` : country),
  kinds: { sample: 'Sample', missing: 'Missing', contradictory: 'Contradiction', unknown: 'Not known' },
  mend: 'Mend it',
  mendNamed: (what: string) => `Mend it: ${what}`,
  accept: 'Accept',
  acceptNamed: (what: string) => `Accept: ${what}`,
  accepted: (by: string | null) => `Accepted by ${by ?? 'a former owner'},`,
  ask: {
    heading: 'Accept this point as it is?',
    explain: (what: string) =>
      `${what}. Visitors will see the site like this. The audit log keeps that you accepted it.`,
    confirm: 'Accept it',
    failed: 'It was not accepted. Try again.',
  },
  banner: 'The site is not ready for strangers yet: search engines are kept away.',
  link: 'See what is open',
  panel: { heading: 'Launch', link: 'See what stands against a launch' },
} as const;
