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
