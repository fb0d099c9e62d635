import { Step } from 'src/components/layout/step/Step'
import type { StepProps } from 'src/components/layout/step/StepCard'
import { AccountChip } from 'src/features/person/AccountChip'

/** A step that shows whose sign-in it is. */
export const PersonStep = (step: StepProps) => <Step who={<AccountChip />} {...step} />
