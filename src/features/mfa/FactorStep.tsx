import { useSelector } from 'react-redux'
import type { FactorKind } from 'src/constants/factorKinds'
import { Rail } from 'src/components/layout/Rail'
import type { StepProps } from 'src/components/layout/step/StepCard'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { PersonStep } from 'src/features/person/PersonStep'
import { selectDone, selectExtras } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'
import { Notice } from 'src/components/feedback/ProblemAlert'

/** A step that belongs to a factor. */
export const FactorStep = ({ now, ...step }: StepProps & { now: FactorKind }) => (
  <PersonStep rail={<FactorRail now={now} />} out={<BackToSignIn />} {...step} />
)

/** Shows the passed steps above a factor, without a total: only the server knows how many factors follow (sign-in/rail). */
function FactorRail({ now }: { now: FactorKind }) {
  const t = useMessages()
  const done = useSelector(selectDone)
  return (
    <Rail
      label={t('rail.label')}
      doneWord={t('rail.done')}
      done={done.map(kind => t(`rail.${kind}`))}
      now={t(`rail.${now}`)}
    />
  )
}

const MESSAGE_ID = 'step-message'

/**
 * Shows the server's own text for the current step (factors/step-message). `described`: the text describes the field
 * of the step, so that a screen reader reads it with the field.
 */
export function StepMessage({ described }: { described?: boolean }) {
  const { message } = useSelector(selectExtras)
  if (message === undefined) return null
  return (
    <Notice {...(described && { id: MESSAGE_ID })}>
      <bdi>{message}</bdi>
    </Notice>
  )
}

/** Returns the id of that text for the field that it describes. */
export const useStepMessage = (): string | undefined =>
  useSelector(selectExtras).message === undefined ? undefined : MESSAGE_ID
