import type { ReactNode, Ref } from 'react'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { Row, Section, Title } from 'src/features/account/ConnectedRegion'
import type { PartState } from 'src/features/security/securitySlice'
import { useMessages } from 'src/messages/useMessages'
import { ConnectedIcon, type ConnectedKind } from 'src/components/icons/ConnectedIcon'
import { Badge, Detail, Item, Name, shortName } from 'src/features/account/cardParts'
import { useDispatch, useSelector } from 'react-redux'
import { SecondaryButton, useLimit } from 'src/components/actions/Button'
import { ConfirmButtons, useConfirm } from 'src/components/actions/ConfirmButtons'
import { accountEvents } from 'src/features/account/accountEvents'
import { ProvenNotice } from 'src/features/account/proof/ProofModal'
import { selectOwnActs } from 'src/features/security/ownActSlice'

/** The culture in which times are written, and the current time in milliseconds since the epoch. */
export interface OwnTime {
  culture: string
  nowMs: number
}

interface OwnRegionProps<T> {
  id: string
  heading: string
  /** The heading, for a caller that moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  part: PartState<T>
  /** Content that is shown regardless of the server's answer. Without it, the region is shown only if the company has the extension. */
  always?: ReactNode
  children: (facts: T) => ReactNode
}

/** A region of the page with the server's answer about one topic, or with the problem that prevented it (security-page/regions). */
export function OwnRegion<T>({ id, heading, titleRef, part, always, children }: OwnRegionProps<T>) {
  const t = useMessages()
  if (part.state === 'off' && always === undefined) return null
  return (
    <Section aria-labelledby={id}>
      <Row>
        <Title id={id} ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
          {heading}
        </Title>
      </Row>
      <DelayedFallback ready={part.state !== 'loading'} waiting={<Status>{t('screen.loading')}</Status>}>
        {part.state === 'failed' && <ProblemAlert id={`${id}-problem`} problem={part.problem} stays />}
        {part.state === 'told' && children(part.facts)}
      </DelayedFallback>
      {always}
    </Section>
  )
}

interface OwnItemProps {
  kind: ConnectedKind
  name: string
  badge?: string | false
  /** One line each; a false entry is omitted. */
  details: ReactNode[]
  act?: ReactNode
}

/** Shows one of the person's items, such as a device: its icon, its name and its known details. */
export function OwnItem({ kind, name, badge, details, act }: OwnItemProps) {
  return (
    <Item>
      <ConnectedIcon kind={kind} />
      <div>
        <Name>
          <bdi title={name} translate="no">
            {shortName(name)}
          </bdi>
          {badge && <Badge>{badge}</Badge>}
        </Name>
        {details.map((detail, index) => detail && <Detail key={index}>{detail}</Detail>)}
        {act}
      </div>
    </Item>
  )
}

interface ConfirmedActProps {
  kind: 'newCodes' | 'signOutElsewhere'
  act: string
  question: string
  /** The beginning of the ids of its problem and of its wait. */
  id: string
  /** Called when the person presses the button, before the question. */
  onAsk?: () => void
}

/** A button whose act begins only after a question. */
export function ConfirmedAct({ kind, act, question, id, onAsk }: ConfirmedActProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectOwnActs)[kind]
  const { sure, first, ask, cancel } = useConfirm(state?.step === 'done')
  const problem = state?.step === 'failed' ? state.problem : undefined
  const limit = useLimit(problem)
  const press = () => {
    onAsk?.()
    ask()
  }
  return (
    <>
      {!sure && (
        <SecondaryButton type="button" ref={first} onClick={press}>
          {act}
        </SecondaryButton>
      )}
      {sure && <p>{question}</p>}
      <ProvenNotice place={kind} />
      <ProblemAlert id={`${id}-problem`} problem={problem} />
      {sure && (
        <ConfirmButtons
          cancel={t('security.cancel')}
          act={act}
          first={first}
          waitId={`${id}-wait`}
          busy={state?.step === 'doing'}
          limit={limit}
          onCancel={cancel}
          onAct={() => dispatch(accountEvents.actPressed({ kind }))}
        />
      )}
    </>
  )
}
