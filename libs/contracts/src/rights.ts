export const staffRoles = ['owner', 'manager', 'reviewer', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everybody = staffRoles;
const desk = ['owner', 'manager', 'reviewer'] as const;
const managers = ['owner', 'manager'] as const;
const shop = ['owner', 'manager', 'support'] as const;

/** Rights that staff calls need, and the roles that have each. A role has only the rights that its work needs. */
export const rights = {
  /** One's own account, and the names of dependencies that are away. */
  account: everybody,
  /** Lists, single applications, photos and figures. */
  'applications.read': desk,
  /** Score, note, reply; also seal, which must be possible at once. */
  'applications.review': desk,
  /** Correct, close, reopen, send a mail again. */
  'applications.manage': managers,
  'applications.export': managers,
  'applications.erase': managers,
  /** Legal holds, and removing a seal. */
  'applications.hold': ['owner'],
  /** Figures about the team's work. */
  'team.read': managers,
  /** The mail ledger and failed mails. */
  'mails.read': managers,
  'mails.replay': managers,
  'orders.read': shop,
  /** Links, the buyer's address, notes about a session. */
  'orders.manage': shop,
  /** Coaches and their hours. */
  'sessions.manage': managers,
  /** Cases of payments that match no order. */
  'money.decide': ['owner', 'support'],
  'money.refund': ['owner'],
  'staff.manage': ['owner'],
  'settings.manage': ['owner'],
  /** The site's facts and words as a draft, its preview and check. */
  'site.draft': managers,
  /** What visitors see. */
  'site.publish': ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const may = (role: StaffRole, right: Right): boolean => (rights[right] as readonly StaffRole[]).includes(role);
