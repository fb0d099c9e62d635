import type { KeyboardEvent, MouseEvent } from 'react'
import { PrimaryButton } from 'src/components/actions/Button'
import { useMessages } from 'src/messages/useMessages'

interface ContactSupportProps {
  /** The company's own support, once it is known. */
  address: string | undefined
  /** Another button is the way on. */
  second?: boolean
  /** Looks for it; opens the form where there is none. */
  onAsk: () => void
}

/**
 * The way to support: a real link once its address is known, since WebKit opens a tab for the press alone and not for an answer that
 * comes after it (password-reset/contact-support). It is one element throughout, so that it keeps the focus, and a button by its role.
 */
export function ContactSupport({ address, second, onAsk }: ContactSupportProps) {
  const say = useMessages()
  const ask = (event: MouseEvent) => {
    if (address) return
    event.preventDefault()
    onAsk()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A link answers Enter without help.
    if (event.key !== ' ' && (address || event.key !== 'Enter')) return
    event.preventDefault()
    event.currentTarget.click()
  }
  const mail = address?.startsWith('mailto:')
  return (
    <PrimaryButton
      as="a"
      role="button"
      tabIndex={0}
      {...(second && { 'data-second': '' })}
      {...(address && { href: address, rel: 'noopener noreferrer' })}
      {...(address && !mail && { target: '_blank' })}
      onClick={ask}
      onKeyDown={press}
    >
      {say('action.contactSupport')}
    </PrimaryButton>
  )
}
