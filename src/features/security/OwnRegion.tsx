import type { ReactNode, Ref } from 'react'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Status } from 'src/components/feedback/Status'
import { Row, Section, Title } from 'src/features/account/ConnectedRegion'
import type { PartState } from 'src/features/security/securitySlice'
import { useMessages } from 'src/messages/useMessages'

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
