import type { ReactNode, Ref } from 'react'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Status } from 'src/components/feedback/Status'
import { Row, Section, Title } from 'src/features/account/ConnectedRegion'
import type { Told } from 'src/features/security/securitySlice'
import { useMessages } from 'src/messages/useMessages'

/** In which culture times are told, and the present time in milliseconds since the epoch. */
export interface OwnTime {
  told: string
  nowMs: number
}

interface OwnRegionProps<T> {
  id: string
  heading: string
  /** The heading, for what takes the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  part: Told<T>
  /** Is there whatever the server says; without it the region is there only where the company has the extension. */
  always?: ReactNode
  children: (facts: T) => ReactNode
}

/** A region of the page with what the server tells of one thing, or with the problem that has kept it from that (security-page/regions). */
export function OwnRegion<T>({ id, heading, titleRef, part, always, children }: OwnRegionProps<T>) {
  const say = useMessages()
  if (part.state === 'off' && always === undefined) return null
  return (
    <Section aria-labelledby={id}>
      <Row>
        <Title id={id} ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
          {heading}
        </Title>
      </Row>
      <DelayedFallback ready={part.state !== 'loading'} waiting={<Status>{say('screen.loading')}</Status>}>
        {part.state === 'failed' && <ProblemAlert id={`${id}-problem`} problem={part.problem} stays />}
        {part.state === 'told' && children(part.facts)}
      </DelayedFallback>
      {always}
    </Section>
  )
}
