import { useSelector } from 'react-redux'
import type { FactorKind } from 'src/constants/factorKinds'
import { Rail } from 'src/components/layout/Rail'
import { selectPerson } from 'src/features/session/personSlice'
import { useMessages } from 'src/messages/useMessages'

/** What is done of a sign-in at a factor: how many are to come nobody knows, so it says no number (sign-in/rail). */
export function FactorRail({ now }: { now: FactorKind }) {
  const say = useMessages()
  const { done } = useSelector(selectPerson)
  return (
    <Rail
      label={say('rail.label')}
      doneWord={say('rail.done')}
      done={done.map(kind => say(`rail.${kind}`))}
      now={say(`rail.${now}`)}
    />
  )
}
