export const staffRoles = ['owner', 'manager', 'reviewer', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everybody = staffRoles;
const desk = ['owner', 'manager', 'reviewer'] as const;
const managers = ['owner', 'manager'] as const;
const shop = ['owner', 'manager', 'support'] as const;

/** What a call of staff needs, and the roles that have it. A role gets what its work needs, nothing more. */
export const rights = {
  /** One's own account, and which part is away. */
  account: everybody,
  /** Lists, one application, its photos, the numbers. */
  'applications.read': desk,
  /** Score, note, reply; seal, which must wait for nobody. */
  'applications.review': desk,
  /** Correct, close, open again, send a mail once more. */
  'applications.manage': managers,
  'applications.export': managers,
  'applications.erase': managers,
  /** Legal holds, and the end of a seal. */
  'applications.hold': ['owner'],
  /** How the team keeps up. */
  'team.read': managers,
  /** The ledger of mails, and what could not be sent. */
  'mails.read': managers,
  'mails.replay': managers,
  'orders.read': shop,
  /** Links, the buyer's address, notes about a session. */
  'orders.manage': shop,
  /** Cases of payments that match no order. */
  'money.decide': ['owner', 'support'],
  'money.refund': ['owner'],
  'staff.manage': ['owner'],
  'settings.manage': ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Right = keyof typeof rights;

export const may = (role: StaffRole, right: Right): boolean => (rights[right] as readonly StaffRole[]).includes(role);
