import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import { ChevronIcon } from 'src/components/icons/Icon'
import { CountryList } from 'src/components/phone/CountryList'
import { type Country, countryName } from 'src/components/phone/countries'
import { useLanguage, useMessages } from 'src/messages/useMessages'

/** The class three times, to outweigh the library's own rules. */
const Trigger = styled.button`
  &&& {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.25rem;
    width: 3.25rem;
    padding: 0;
    /* The edge is the field's; where colours are forced, its own. */
    border: 1px solid transparent;
    border-inline-end-color: ${({ theme }) => theme.color.border};
    background-clip: padding-box;
    border-start-start-radius: calc(${({ theme }) => theme.radius.m} - 1px);
    border-end-start-radius: calc(${({ theme }) => theme.radius.m} - 1px);
    background-color: ${({ theme }) => theme.color.surfaceSunken};
    cursor: pointer;
    &:focus-visible {
      outline-offset: 0;
      z-index: 2;
    }
    svg {
      width: 1rem;
      height: 1rem;
      color: ${({ theme }) => theme.color.textMuted};
    }
  }
`

/** While the list is open, a press outside only closes it, as with the browser's own lists. */
const Shield = styled.div`
  position: fixed;
  inset: 0;
  z-index: 4;
`

/** For a country code that the picker does not have. */
const Unknown = styled.span`
  width: 16px;
  height: 11px;
  border: 1px dashed ${({ theme }) => theme.color.textMuted};
`

const OPENING = ['ArrowDown', 'ArrowUp', ' ', 'Enter']

interface CountryPickerProps {
  id: string
  country: Country | undefined
  disabled: boolean
  /** Gets the focus after the choice of a country, because the number is entered next. */
  input: RefObject<HTMLElement | null>
  onPick: (country: Country) => void
}

/** The country of a phone number: a button with the flag, and its list (in place of the library's own, which keyboards and screen readers can't use). */
export function CountryPicker({ id, country, disabled, input, onPick }: CountryPickerProps) {
  const t = useMessages()
  const language = useLanguage()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.key)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Trigger
        ref={trigger}
        id={id}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-label={
          country
            ? t('phone.country', { name: countryName(country, language), code: country.dialCode })
            : t('phone.countryOther')
        }
        disabled={disabled}
        // Else the open list loses the focus and closes, and the click opens it again.
        onMouseDown={event => open && event.preventDefault()}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {country ? <span className={`flag ${country.iso2}`} /> : <Unknown />}
        <ChevronIcon />
      </Trigger>
      {open && (
        <>
          <Shield />
          <CountryList
            id={`${id}-list`}
            label={t('phone.countries')}
            selected={country}
            onPick={picked => {
              setOpen(false)
              input.current?.focus()
              onPick(picked)
            }}
            onClose={back => {
              setOpen(false)
              if (back) trigger.current?.focus()
            }}
          />
        </>
      )}
    </>
  )
}
