// Types of columns of promotions and invitations.
export type PromotionState = 'draft' | 'live' | 'paused' | 'ended';

/** The reason why staff has to check an invitation before it pays. */
export type InvitationMark = 'same_device' | 'same_address' | 'many_today' | 'many_of_member';
