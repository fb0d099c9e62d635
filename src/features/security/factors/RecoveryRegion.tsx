import { useDispatch, useSelector } from 'react-redux'
import { Text } from 'src/components/layout/Text'
import { Below } from 'src/components/layout/Small'
import { Detail, timeAgo, type OwnTime } from 'src/features/account/cardParts'
import type { PartState } from 'src/features/account/ownPartsSlice'
import { CodesToSave } from 'src/features/authenticator/CodesToSave'
import { recoveryCodesActions, selectRecoveryCodes } from 'src/features/authenticator/recoveryCodesSlice'
import { Empty, Region, useFocusedTitle } from 'src/features/account/Region'
import { ConfirmedAct } from 'src/features/security/ConfirmedAct'
import { useMessages } from 'src/messages/useMessages'
import type { OwnRecovery } from 'src/services/api/account/securityService'

const HEADING = 'own-recovery-codes'

/** Shows the number of recovery codes, and creates new ones (security-page/recovery-codes, security-page/new-codes). */
export function RecoveryRegion({ recovery, culture, nowMs }: OwnTime & { recovery: PartState<OwnRecovery> }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const shown = useSelector(selectRecoveryCodes).step === 'shown'
  const title = useFocusedTitle(shown)
  const go = () => {
    dispatch(recoveryCodesActions.left())
    title.current?.focus()
  }
  return (
    <Region
      id={HEADING}
      heading={t('security.recovery')}
      titleRef={title}
      part={recovery}
      always={
        shown ? (
          <>
            <Text>{t('recovery.text')}</Text>
            <CodesToSave headingId={HEADING} onContinue={go} />
          </>
        ) : undefined
      }
    >
      {facts =>
        !shown &&
        (facts.kind === 'later' ? (
          <Empty>{t('security.codesLater')}</Empty>
        ) : (
          <>
            <p>{facts.left === 0 ? t('security.noCodes') : t('security.codesLeft', { n: facts.left })}</p>
            {facts.madeMs !== undefined && (
              <Detail>{t('security.codesMade', { time: timeAgo(facts.madeMs, nowMs, culture) })}</Detail>
            )}
            <Below>
              <ConfirmedAct
                kind="newCodes"
                act={t('security.newCodes')}
                question={t('security.newCodesSure')}
                id="new-codes"
              />
            </Below>
          </>
        ))
      }
    </Region>
  )
}
