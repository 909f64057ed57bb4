/** Calls that one client address may make in an hour; an IPv6 client is its /64. */
export const hourlyLimits = {
  applications: 10,
  uploads: 60,
  checkouts: 30,
  downloads: 120,
  freshLinks: 10,
  myLinks: 10,
  /** Secrets and ids, of applications and orders, that open nothing. */
  wrongSecrets: 60,
  /** Steps on pages; many phones share an address of their network. */
  funnel: 600,
} as const;
export type HourlyLimit = keyof typeof hourlyLimits;
