import { useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Status } from 'src/components/feedback/Status'
import { TextField } from 'src/components/fields/TextField'
import { List } from 'src/features/account/cardParts'
import { type CardLook, ConnectedCard } from 'src/features/account/ConnectedCard'
import { GroupedCards } from 'src/features/account/GroupedCards'
import { matching, mostRelevantFirst, SHOWN_AT_ONCE } from 'src/features/account/shortList'
import { useIncrementalList } from 'src/features/account/useIncrementalList'
import { useMessages } from 'src/messages/useMessages'
import type { Connected } from 'src/services/api/account/connectedService'

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

/**
 * Lists the devices or the apps. A short list is shown in full; a long one shows its first three, then all of them
 * with a filter (password-change/long-lists).
 */
export function ConnectedList({ labelledBy, list, ...look }: ConnectedListProps) {
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
