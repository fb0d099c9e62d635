import { useSelector } from 'react-redux'
import type { FactorKind } from 'src/constants/factorKinds'
import { Rail } from 'src/components/layout/Rail'
import { selectDone } from 'src/features/session/record/selectors'
import { useMessages } from 'src/messages/useMessages'

/** What is done of a sign-in at a factor: how many are to come nobody knows, so it says no number (sign-in/rail). */
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
