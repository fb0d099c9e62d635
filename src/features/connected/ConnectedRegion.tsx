import styled from 'styled-components'
import { DelayedFallback } from 'src/components/feedback/DelayedFallback'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { Status } from 'src/components/feedback/Status'
import { ConnectedCard } from 'src/features/connected/ConnectedCard'
import type { Region } from 'src/features/connected/connectedSlice'
import { useIncrementalList } from 'src/features/connected/useIncrementalList'
import { useMessages } from 'src/messages/useMessages'
import type { Connected } from 'src/services/api/connectedService'

const Section = styled.section`
  margin-block-end: ${({ theme }) => theme.space.l};
`

const Title = styled.h2`
  margin-block-end: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.body};
  font-weight: ${({ theme }) => theme.font.bold};
`

const List = styled.ul`
  max-height: 20rem;
  margin: 0;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`

const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`

interface ConnectedRegionProps {
  kind: 'device' | 'app'
  region: Region
  culture: string | undefined
  nowMs: number
}

/** The connected devices, or apps: a list, nothing, or what went wrong; never 'none' for what could not be read (password-change/none-connected). */
export function ConnectedRegion({ kind, region, ...time }: ConnectedRegionProps) {
  const say = useMessages()
  const id = `connected-${kind}s`
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{say(kind === 'device' ? 'connected.devices' : 'connected.apps')}</Title>
      <DelayedFallback ready={region.state !== 'loading'} waiting={<Status>{say('screen.loading')}</Status>}>
        {region.state === 'failed' && <ProblemAlert id={`${id}-problem`} problem={region.problem} />}
        {region.state === 'listed' && region.list.length === 0 && (
          <Empty>{say(kind === 'device' ? 'connected.noDevices' : 'connected.noApps')}</Empty>
        )}
        {region.state === 'listed' && region.list.length > 0 && (
          <ConnectedList labelledBy={id} list={region.list} kind={kind} {...time} />
        )}
      </DelayedFallback>
    </Section>
  )
}

interface ConnectedListProps extends Omit<ConnectedRegionProps, 'region'> {
  labelledBy: string
  list: Connected[]
}

function ConnectedList({ labelledBy, list, ...card }: ConnectedListProps) {
  const shown = useIncrementalList(list.length)
  return (
    // A list that scrolls has to be reachable by the keyboard that scrolls it.
    <List aria-labelledby={labelledBy} tabIndex={0}>
      {list.slice(0, shown).map((item, index) => (
        <ConnectedCard key={`${item.id} ${index}`} item={item} {...card} />
      ))}
    </List>
  )
}
