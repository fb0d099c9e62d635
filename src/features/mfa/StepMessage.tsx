import { useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { selectExtras } from 'src/features/record/selectors'

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
