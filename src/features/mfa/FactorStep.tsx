import { useSelector } from 'react-redux'
import type { FactorKind } from 'src/constants/factorKinds'
import { Rail } from 'src/components/layout/Rail'
import type { StepProps } from 'src/components/layout/step/StepCard'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { PersonStep } from 'src/features/person/PersonStep'
import { selectDone } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

/** A step that belongs to a factor. */
export const FactorStep = ({ now, ...step }: StepProps & { now: FactorKind }) => (
  <PersonStep rail={<FactorRail now={now} />} out={<BackToSignIn />} {...step} />
)

/**
 * Shows the passed steps of a sign-in above a factor. It shows no total, because only the server knows how many
 * factors follow (sign-in/rail).
 */
function FactorRail({ now }: { now: FactorKind }) {
  const say = useMessages()
  const done = useSelector(selectDone)
  return (
    <Rail
      label={say('rail.label')}
      doneWord={say('rail.done')}
      done={done.map(kind => say(`rail.${kind}`))}
      now={say(`rail.${now}`)}
    />
  )
}
