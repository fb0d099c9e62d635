import { useRef, useLayoutEffect, useState } from 'react'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { useFocusAfterRemoval } from 'src/components/layout/useFocusAfterRemoval'
import { AccountList, AccountRow, OtherAccountRow } from 'src/features/signIn/accounts/AccountList'
import { useMessages } from 'src/messages/useMessages'

/** Appears a little later than the form, in space that the collapsed step reserves, so that nothing moves (frame.css). */
const Section = styled.section`
  margin-block-start: ${({ theme }) => theme.space.s};
  .card[data-folded]:has(> &) {
    margin-block-end: calc(
      ${({ theme }) => `${theme.size.room} - ${theme.size.target} - ${theme.space.s}`} - 3.875rem
    );
  }
  .card[data-folded]:has(> &[data-open]) {
    margin-block-end: 0;
  }
  /* 'Use another account' removes the name in the field, so it is hidden beside 'Another account', which removes none. */
  form:has(+ &[data-open]) label + button {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 160ms;
    @starting-style {
      opacity: 0;
    }
  }
`

const Toggle = styled(LinkButton)`
  gap: ${({ theme }) => theme.space.s};
  /* The turned corner is wider than its box. */
  padding-inline-end: 0.25em;
  text-align: start;
  &::after {
    width: 0.5em;
    height: 0.5em;
    border: solid;
    border-width: 0 2px 2px 0;
    translate: 0 -0.125em;
    rotate: 45deg;
    content: '';
  }
  &[aria-expanded='true']::after {
    translate: 0 0.125em;
    rotate: 225deg;
  }
`

const Forget = styled(LinkButton)`
  margin-inline-start: auto;
  padding-inline: ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.font.small};
`

interface AccountChoiceProps {
  names: string[]
  /** The names that can be chosen while the list is collapsed. */
  others: string[]
  open: boolean
  onToggled: () => void
  onChosen: (name: string) => void
  onForgotten: (name: string) => void
  /** Called if the person's name is not in the list. */
  onOther: () => void
}

/**
 * Lists the accounts that this browser remembers. One press chooses another account; the open list also removes single
 * names or starts with a new one (sign-in/accounts).
 */
export function AccountChoice({
  names,
  others,
  open,
  onToggled,
  onChosen,
  onForgotten,
  onOther,
}: AccountChoiceProps) {
  const t = useMessages()
  const section = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // If no name is left to choose, the list closes.
  useFocusAfterRemoval(section, 'input')
  const forget = (name: string) => {
    // The focused button disappears with its name.
    toggle.current?.focus()
    onForgotten(name)
  }
  return (
    <Section ref={section} aria-label={t('accounts.label')} data-open={open || undefined}>
      <Toggle type="button" ref={toggle} aria-expanded={open} onClick={onToggled}>
        {t('accounts.label')}
      </Toggle>
      {open ? (
        <AccountList>
          {names.map(name => (
            <AccountRow
              key={name}
              name={name}
              onChosen={onChosen}
              aside={
                <Forget
                  type="button"
                  aria-label={t('accounts.forgetName', { name })}
                  onClick={() => forget(name)}
                >
                  {t('accounts.forget')}
                </Forget>
              }
            />
          ))}
          <OtherAccountRow onChosen={onOther}>{t('accounts.other')}</OtherAccountRow>
        </AccountList>
      ) : (
        others.length > 0 && <FittingAccounts key={others.join()} names={others} onChosen={onChosen} />
      )}
    </Section>
  )
}

/** Shows as many people as fit, so that nothing moves (forms/nothing-shifts). The collapsed step reserves space for one. */
function FittingAccounts({
  names,
  onChosen,
}: {
  names: readonly string[]
  onChosen: (name: string) => void
}) {
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
