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
