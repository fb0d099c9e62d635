import styled from 'styled-components'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import type { CardLook } from 'src/features/account/ConnectedCard'
import { ConnectedList } from 'src/features/account/ConnectedList'
import type { Region } from 'src/features/account/connectedSlice'
import { inGroups } from 'src/messages/format'
import { useLanguage, useMessages } from 'src/messages/useMessages'

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

const Count = styled.span`
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.font.medium};
`

export const Empty = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`

interface ConnectedRegionProps extends CardLook {
  region: Region
}

/**
 * Shows the connected devices or apps as a list, as 'none', or as a problem. A failed call must never show 'none'
 * (password-change/none-connected).
 */
export function ConnectedRegion({ region, ...look }: ConnectedRegionProps) {
  const t = useMessages()
  const language = useLanguage()
  const { kind } = look
  const id = `connected-${kind}s`
  return (
    <Section aria-labelledby={id}>
      <Row>
        <Title id={id}>{t(kind === 'device' ? 'connected.devices' : 'connected.apps')}</Title>
        {region.state === 'listed' && region.list.length > 0 && (
          <Count>{inGroups(region.list.length, language)}</Count>
        )}
      </Row>
      <DelayedFallback ready={region.state !== 'loading'} waiting={<Status>{t('screen.loading')}</Status>}>
        {region.state === 'failed' && <ProblemAlert id={`${id}-problem`} problem={region.problem} stays />}
        {region.state === 'listed' && region.list.length === 0 && (
          <Empty>{t(kind === 'device' ? 'connected.noDevices' : 'connected.noApps')}</Empty>
        )}
        {region.state === 'listed' && region.list.length > 0 && (
          <ConnectedList labelledBy={id} list={region.list} {...look} />
        )}
      </DelayedFallback>
    </Section>
  )
}
