import type { ComponentType, ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useLimit } from 'src/components/actions/Button'
import { List, type OwnTime } from 'src/features/account/cardParts'
import { PasskeyCard, type PasskeyCardProps } from 'src/features/account/PasskeyCard'
import { passkeyListActions, selectPasskeyList } from 'src/features/account/passkeyListSlice'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import { Empty, Row, Section, Title, useFocusedTitle } from 'src/features/account/Region'
import { useMessages } from 'src/messages/useMessages'

const HEADING = 'passkeys'
const PROBLEM_ID = 'passkeys-problem'

interface PasskeyRegionProps extends OwnTime {
  card?: ComponentType<PasskeyCardProps>
  children?: ReactNode
}

/** Lists the person's passkeys, each with a button that removes it. Renders nothing if the company has no passkeys (passkeys/list). */
export function PasskeyRegion({ card: Card = PasskeyCard, children, ...time }: PasskeyRegionProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const passkeys = useSelector(selectPasskeyList)
  const limit = useLimit(passkeys.state === 'listed' ? passkeys.problem : undefined)
  const removed = passkeys.state === 'listed' ? passkeys.removed : 0
  const heading = useFocusedTitle(removed)
  if (passkeys.state === 'off') return null
  return (
    <Section aria-labelledby={HEADING}>
      <Row>
        <Title id={HEADING} ref={heading} tabIndex={-1}>
          {t('passkeys.heading')}
        </Title>
      </Row>
      <VisuallyHidden role="status">{removed > 0 && t('passkeys.removed')}</VisuallyHidden>
      <DelayedFallback ready={passkeys.state !== 'loading'} waiting={<Status>{t('screen.loading')}</Status>}>
        {passkeys.state !== 'loading' && (
          <ProblemAlert id={PROBLEM_ID} problem={passkeys.problem} stays={passkeys.state === 'failed'} />
        )}
        {passkeys.state === 'listed' && passkeys.list.length === 0 && <Empty>{t('passkeys.none')}</Empty>}
        {passkeys.state === 'listed' && passkeys.list.length > 0 && (
          <List aria-labelledby={HEADING}>
            {passkeys.list.map(passkey => (
              <Card
                key={passkey.id}
                passkey={passkey}
                {...time}
                busy={passkeys.removing === passkey.id}
                limit={limit}
                waits={passkeys.removing !== undefined && passkeys.removing !== passkey.id}
                onRemove={() => dispatch(passkeyListActions.removePressed(passkey.id))}
              />
            ))}
          </List>
        )}
        <ProvenNotice place="removePasskey" />
        {children}
      </DelayedFallback>
    </Section>
  )
}
