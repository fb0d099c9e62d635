import { useSelector } from 'react-redux'
import type { FactorKind } from 'src/constants/factorKinds'
import { Rail } from 'src/components/layout/Rail'
import { selectDone } from 'src/features/record/selectors'
import { useMessages } from 'src/messages/useMessages'

/**
 * Shows the passed steps of a sign-in above a factor. It shows no total, because only the server knows how many
 * factors follow (sign-in/rail).
 */
export function FactorRail({ now }: { now: FactorKind }) {
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
