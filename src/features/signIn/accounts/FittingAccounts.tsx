import { useLayoutEffect, useRef, useState } from 'react'
import { AccountList, AccountRow } from 'src/features/signIn/accounts/AccountList'

interface FittingAccountsProps {
  names: readonly string[]
  onChosen: (name: string) => void
}

/**
 * Shows as many people as fit, so that the content below the card does not move (forms/nothing-shifts). The collapsed
 * step reserves space for one.
 */
export function FittingAccounts({ names, onChosen }: FittingAccountsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(names.length)
  useLayoutEffect(() => {
    if (list.current) setFitting(countFitting(list.current))
  }, [])
  return (
    <AccountList ref={list}>
      {names.slice(0, fitting).map(name => (
        <AccountRow key={name} name={name} onChosen={onChosen} />
      ))}
    </AccountList>
  )
}

function countFitting(list: HTMLUListElement): number {
  const [, ...others] = list.children as HTMLCollectionOf<HTMLElement>
  const below = list.closest('.door')?.lastElementChild
  const top = () => below?.getBoundingClientRect().top
  for (const row of others) row.hidden = true
  const topWithOne = top()
  const moving = others.findIndex(row => {
    row.hidden = false
    return top() !== topWithOne
  })
  return moving < 0 ? others.length + 1 : moving + 1
}
