import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Text } from 'src/components/layout/Text'
import { Below } from 'src/components/layout/Small'
import { Detail } from 'src/features/account/cardParts'
import { Empty } from 'src/features/account/ConnectedRegion'
import { OwnRegion, type OwnTime } from 'src/features/security/OwnRegion'
import type { PartState } from 'src/features/security/securitySlice'
import { SureAct } from 'src/features/security/SureAct'
import { timeAgo } from 'src/features/account/timeAgo'
import { CodesToSave } from 'src/features/authenticator/CodesToSave'
import { recoveryCodesActions, selectRecoveryCodes } from 'src/features/authenticator/recoveryCodesSlice'
import { useMessages } from 'src/messages/useMessages'
import type { OwnRecovery } from 'src/services/api/account/securityService'

const HEADING = 'own-recovery-codes'

/**
 * Shows how many recovery codes are left, and creates new ones, which are shown once (security-page/recovery-codes,
 * security-page/new-codes).
 */
export function RecoveryRegion({ recovery, told, nowMs }: OwnTime & { recovery: PartState<OwnRecovery> }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const shown = useSelector(selectRecoveryCodes).step === 'shown'
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown) title.current?.focus()
  }, [shown])
  const go = () => {
    dispatch(recoveryCodesActions.left())
    title.current?.focus()
  }
  return (
    <OwnRegion
      id={HEADING}
      heading={say('security.recovery')}
      titleRef={title}
      part={recovery}
      always={
        shown ? (
          <>
            <Text>{say('recovery.text')}</Text>
            <CodesToSave headingId={HEADING} onContinue={go} />
          </>
        ) : undefined
      }
    >
      {facts =>
        !shown &&
        (facts.kind === 'later' ? (
          <Empty>{say('security.codesLater')}</Empty>
        ) : (
          <>
            <p>{facts.left === 0 ? say('security.noCodes') : say('security.codesLeft', { n: facts.left })}</p>
            {facts.madeMs !== undefined && (
              <Detail>{say('security.codesMade', { time: timeAgo(facts.madeMs, nowMs, told) })}</Detail>
            )}
            <Below>
              <SureAct
                kind="newCodes"
                act={say('security.newCodes')}
                question={say('security.newCodesSure')}
                id="new-codes"
              />
            </Below>
          </>
        ))
      }
    </OwnRegion>
  )
}
