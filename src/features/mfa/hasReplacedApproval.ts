import { approval } from 'src/features/mfa/approval/approval'
import type { FactorDestination } from 'src/features/mfa/factor'

/** Returns whether a step that a poll reads has replaced the approval: it offers the approval, so the approval is not passed (alternatives/second-tab). */
export const hasReplacedApproval = (destination: FactorDestination): boolean =>
  destination.kind === 'screen' &&
  approval.types.some(type => destination.extras?.alternatives?.includes(type))
