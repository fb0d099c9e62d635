import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { ConnectedIcon, type ConnectedKind } from 'src/components/icons/ConnectedIcon'
import { Badge, Detail, Item, Name, shortName } from 'src/features/account/cardParts'
import type { PartState } from 'src/features/account/ownPartsSlice'
import { useMessages } from 'src/messages/useMessages'

export const Section = styled.section`
  margin-block-end: ${({ theme }) => theme.space.l};
`

export const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s};
  margin-block-end: ${({ theme }) => theme.space.s};
`

export const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.body};
  font-weight: ${({ theme }) => theme.font.bold};
`

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`

interface RegionProps<T> {
  id: string
  heading: string
  /** Shown beside the heading. */
  count?: ReactNode
  /** The heading, for a caller that moves the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>
  part: PartState<T>
  /** Content that is shown regardless of the server's answer. Without it, the region is shown only if the company has the extension. */
  always?: ReactNode
  children: (facts: T) => ReactNode
}

/** A region of the page with the server's answer about one topic, or with the problem that prevented it (security-page/regions). */
export function Region<T>({ id, heading, count, titleRef, part, always, children }: RegionProps<T>) {
  const t = useMessages()
  if (part.state === 'off' && always === undefined) return null
  return (
    <Section aria-labelledby={id}>
      <Row>
        <Title id={id} ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
          {heading}
        </Title>
        {count}
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
  /** Whether the item is inside a group of a long list, whose elements have explicit roles. */
  grouped?: boolean
}

/** Shows one of the person's items, such as a device: its icon, its name and its known details. */
export function OwnItem({ kind, name, badge, details, act, grouped }: OwnItemProps) {
  return (
    <Item {...(grouped && { as: 'div', role: 'listitem' })}>
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

/** Returns the reference of a heading that takes the focus with each new value: the button that had it has disappeared. */
export function useFocusedTitle(news: unknown) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) title.current?.focus()
  }, [news])
  return title
}
