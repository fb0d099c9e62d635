import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { type Country, PREFERRED_COUNTRIES, pickerChoices } from 'src/components/phone/countries'
import { movedTo, TYPEAHEAD_MS, typedTo } from 'src/components/phone/listNavigation'
import { useLanguage } from 'src/messages/useMessages'

const List = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline: 0;
  z-index: 5;
  max-height: 18.5rem;
  padding: ${({ theme }) => theme.space.xs};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.borderStrong};
  border-radius: ${({ theme }) => theme.radius.m};
  box-shadow: ${({ theme }) => theme.shadow};
  [dir='rtl'] & {
    direction: rtl;
  }
  &:focus-visible {
    outline-offset: 0;
  }
`

const Option = styled.li<{ $last: boolean }>`
  display: flex;
  align-items: center;
  /* Large text leaves a phone less room than a name has letters. */
  gap: min(0.75rem, 3.2vw);
  min-height: ${({ theme }) => theme.size.target};
  padding-inline: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.s};
  cursor: pointer;
  ${({ $last, theme }) => $last && `margin-block-end: 9px; box-shadow: 0 5px 0 -4px ${theme.color.border};`}
  &[aria-selected='true'] {
    font-weight: ${({ theme }) => theme.font.bold};
  }
  &[data-active] {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
  ${({ theme }) => theme.media.forcedColors} {
    &[data-active] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  .flag {
    flex: none;
  }
`

const Called = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Code = styled.span`
  opacity: 0.85;
`

const LAST_PREFERRED = PREFERRED_COUNTRIES.length - 1

interface CountryListProps {
  id: string
  label: string
  selected: Country | undefined
  onPick: (country: Country) => void
  /** Called when the list closes without a choice; `back` if the focus must return to the button that opened it. */
  onClose: (back: boolean) => void
}

/** The open list of countries: it has the focus, and its keys are those of a list box. */
export function CountryList({ id, label, selected, onPick, onClose }: CountryListProps) {
  const language = useLanguage()
  const choices = useMemo(() => pickerChoices(language), [language])
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const [active, setActive] = useState(() =>
    Math.max(
      choices.findIndex(({ country }) => country === selected),
      0,
    ),
  )
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const pick = (index: number) => {
    const choice = choices[index]
    if (choice) onPick(choice.country)
  }
  const type = (letter: string, atMs: number) => {
    const { text, at } = typed.current
    typed.current = { text: atMs - at < TYPEAHEAD_MS ? text + letter : letter, at: atMs }
    const found = typedTo(
      typed.current.text,
      active,
      choices.map(({ called }) => called),
    )
    if (found !== undefined) setActive(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code } = event
    // With Shift, WebKitGTK reports only the `code` of Tab correctly.
    if (event.ctrlKey || event.metaKey || event.altKey || [key, code].includes('Tab')) return
    // Neither the form nor a dialog around it may receive the keys of the list.
    event.stopPropagation()
    event.preventDefault()
    const moved = movedTo(key, active, choices.length)
    const typing = key === ' ' && event.timeStamp - typed.current.at < TYPEAHEAD_MS
    if (moved !== undefined) setActive(moved)
    else if (key === 'Escape') onClose(true)
    else if (key === 'Enter' || (key === ' ' && !typing)) pick(active)
    else if (key.length === 1) type(key, event.timeStamp)
  }
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${choices[active]?.country.iso2 ?? ''}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => onClose(false)}
    >
      {choices.map(({ country, called }, index) => (
        // The list handles the keys: no option ever has the focus.
        <Option
          key={country.iso2}
          id={`${id}-${country.iso2}`}
          className="country"
          role="option"
          aria-selected={country === selected}
          data-active={index === active || undefined}
          data-country-code={country.iso2}
          $last={index === LAST_PREFERRED}
          // The list would lose the focus, and close, before the click.
          onMouseDown={event => event.preventDefault()}
          onClick={() => pick(index)}
        >
          <span className={`flag ${country.iso2}`} />
          <Called>{called}</Called>
          <Code dir="ltr" translate="no">
            +{country.dialCode}
          </Code>
        </Option>
      ))}
    </List>
  )
}
