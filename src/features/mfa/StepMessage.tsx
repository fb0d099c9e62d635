import { useSelector } from 'react-redux'
import { Notice } from 'src/components/feedback/Status'
import { selectExtras } from 'src/features/record/selectors'

const MESSAGE_ID = 'step-message'

/** Shows the server's own text for the step that is due (factors/step-message). `described`: the field of the step has the text as its description, which a screen reader reads with the field. */
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
