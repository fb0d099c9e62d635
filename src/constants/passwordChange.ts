/** The reasons for which a server may require a new password before a sign-in continues (password-change/required). */
export const CHANGE_REASONS = ['expired', 'temporary', 'policy'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]
