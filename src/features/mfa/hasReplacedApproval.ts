import { approval } from 'src/features/mfa/approval/approval'
import type { FactorDestination } from 'src/features/mfa/factor'

/**
 * Returns whether a step read by a poll has replaced the approval. Such a step offers the approval as an alternative,
 * so the approval does not count as passed (alternatives/second-tab).
 */
export const hasReplacedApproval = (destination: FactorDestination): boolean =>
  destination.kind === 'screen' &&
  approval.types.some(type => destination.extras?.alternatives?.includes(type))
