/**
 * `staff` is the agency's shared address, `member` a staff member about their own account, `new_address` the address
 * that an applicant wants to change to, `coach` the one who gives a session.
 */
export type Recipient = 'staff' | 'applicant' | 'new_address' | 'member' | 'buyer' | 'previous_buyer' | 'coach';
/**
 * Every state but `claimed` is final. `failed`: the recipient's server refuses it for good; `suppressed`: held
 * back until a mail gathers it; `erased`: its subject is deleted.
 */
export type DeliveryStatus = 'claimed' | 'sent' | 'failed' | 'suppressed' | 'erased';
