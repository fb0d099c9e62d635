import { memo, useDeferredValue, useState, startTransition, useEffect } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Status } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { List, type OwnTime, timeAgo } from 'src/features/account/cardParts'
import type { PartState } from 'src/features/account/ownPartsSlice'
import { Empty, OwnItem, Region } from 'src/features/account/Region'
import { matching, mostRelevantFirst, SHOWN_AT_ONCE } from 'src/features/account/shortList'
import { inGroups } from 'src/messages/format'
import { useLanguage, useMessages } from 'src/messages/useMessages'
import type { Connected } from 'src/services/api/account/connectedService'

const Count = styled.span`
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.font.medium};
`

interface CardLook extends OwnTime {
  kind: 'device' | 'app'
}

/** Shows the devices or apps, 'none', or a problem. A failed call must never show 'none' (password-change/none-connected). */
export function ConnectedRegion({ region, ...look }: CardLook & { region: PartState<Connected[]> }) {
  const t = useMessages()
  const language = useLanguage()
  const { kind } = look
  const id = `connected-${kind}s`
  return (
    <Region
      id={id}
      heading={t(kind === 'device' ? 'connected.devices' : 'connected.apps')}
      count={
        region.state === 'told' &&
        region.facts.length > 0 && <Count>{inGroups(region.facts.length, language)}</Count>
      }
      part={region}
    >
      {list =>
        list.length === 0 ? (
          <Empty>{t(kind === 'device' ? 'connected.noDevices' : 'connected.noApps')}</Empty>
        ) : (
          <ConnectedList labelledBy={id} list={list} {...look} />
        )
      }
    </Region>
  )
}

const ScrolledList = styled(List)`
  max-height: 20rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Found = styled(Status)`
  font-size: ${({ theme }) => theme.font.small};
`

interface ConnectedListProps extends CardLook {
  labelledBy: string
  list: Connected[]
}

/** Lists a few devices or apps in full; more as three first, then all with a filter (password-change/long-lists). */
function ConnectedList({ labelledBy, list, ...look }: ConnectedListProps) {
  const t = useMessages()
  const [all, setAll] = useState(false)
  const ordered = mostRelevantFirst(list)
  if (all) return <FilteredList labelledBy={labelledBy} list={ordered} {...look} />
  const long = list.length > SHOWN_AT_ONCE
  return (
    <>
      <List aria-labelledby={labelledBy}>
        {(long ? ordered.slice(0, 3) : ordered).map((item, index) => (
          <ConnectedCard key={`${item.id} ${index}`} item={item} {...look} />
        ))}
      </List>
      {long && (
        <LinkButton type="button" aria-describedby={labelledBy} onClick={() => setAll(true)}>
          {t('connected.showAll', { n: list.length })}
        </LinkButton>
      )}
    </>
  )
}

function FilteredList({ labelledBy, list, ...look }: ConnectedListProps) {
  const t = useMessages()
  const [wanted, setWanted] = useState('')
  const found = matching(list, useDeferredValue(wanted))
  const shown = useIncrementalList(found.length)
  return (
    <>
      <TextField
        id={`${labelledBy}-filter`}
        label={t('connected.filter')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoFocus
        aria-describedby={labelledBy}
        onInput={event => setWanted(event.currentTarget.value)}
        below={<Found>{t('connected.found', { n: found.length, total: list.length })}</Found>}
      />
      {/* A list that scrolls must be reachable by keyboard. */}
      <ScrolledList as="div" role="list" aria-labelledby={labelledBy} tabIndex={0}>
        <GroupedCards list={found.slice(0, shown)} {...look} />
      </ScrolledList>
    </>
  )
}

const IN_A_GROUP = 20

/** Groups rows so that the browser lays out only the visible groups. It would check thousands of single rows in every frame. */
const Group = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto ${5.375 * IN_A_GROUP}rem;
  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`

/** Renders the rows of a very long list in groups, in a parent with the role `list` (password-change/long-lists). */
function GroupedCards({ list, ...look }: CardLook & { list: Connected[] }) {
  const groups = Array.from({ length: Math.ceil(list.length / IN_A_GROUP) }, (_, nth) =>
    list.slice(nth * IN_A_GROUP, (nth + 1) * IN_A_GROUP),
  )
  return groups.map((group, nth) => (
    <Group key={nth} role="presentation">
      {group.map((item, index) => (
        <ConnectedCard key={`${item.id} ${index}`} item={item} grouped {...look} />
      ))}
    </Group>
  ))
}

const FIRST = 30
const MORE = 400

/** Returns how many items of a long list to show: one screenful first, then more in steps, so that the page can handle input in between. */
function useIncrementalList(count: number): number {
  const [shown, setShown] = useState(FIRST)
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + MORE))
  }, [shown, count])
  return Math.min(shown, count)
}

/** Shows a device or an app: its icon, name and place, and when it was last seen or how far it has been wiped (password-change/intro, password-change/wipe-status). */
const ConnectedCard = memo(function ConnectedCard({
  item: { name, family, location, nearby, remoteWipe, seenMs },
  kind,
  culture,
  nowMs,
  grouped = false,
}: CardLook & { item: Connected; grouped?: boolean }) {
  const t = useMessages()
  return (
    <OwnItem
      kind={kind === 'app' ? 'app' : (family ?? 'unknown')}
      name={name}
      badge={nearby && t('item.nearby')}
      details={[
        location && <bdi translate="no">{location}</bdi>,
        remoteWipe
          ? t(`connected.wipe.${remoteWipe}`)
          : seenMs !== undefined && <bdi lang={culture}>{timeAgo(seenMs, nowMs, culture)}</bdi>,
      ]}
      grouped={grouped}
    />
  )
})
