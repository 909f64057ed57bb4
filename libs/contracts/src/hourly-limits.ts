/** Hourly limits of calls per client address; for IPv6, per /64 prefix. */
export const hourlyLimits = {
  applications: 10,
  uploads: 60,
  checkouts: 30,
  downloads: 120,
  freshLinks: 10,
  myLinks: 10,
  /** Forms of withdrawal, opened from an order or sent. */
  withdrawals: 20,
  /** Pages on which buyers choose the time of a session, and calendars of coaches. */
  bookings: 240,
  /** Calls with a wrong secret or id of an application or order. */
  wrongSecrets: 60,
  /** Steps on pages; generous, because many phones share an address of their network. */
  funnel: 600,
} as const;
export type HourlyLimit = keyof typeof hourlyLimits;
/** The limits that count every call of a row; `wrongSecrets` counts only refusals. */
export type RowLimit = Exclude<HourlyLimit, 'wrongSecrets'>;
