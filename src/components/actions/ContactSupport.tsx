import type { KeyboardEvent, MouseEvent } from 'react'
import { PrimaryButton } from 'src/components/actions/Button'
import { useMessages } from 'src/messages/useMessages'

interface ContactSupportProps {
  /** The company's own support, once it is known. */
  address: string | undefined
  /** Another button is the way on. */
  second?: boolean
  /** Requests the address, and opens the form if there is none. */
  onAsk: () => void
}

/**
 * Leads to support. Once the address is known it is a real link, because WebKit opens a tab only for the press
 * itself, and not for a response that arrives later (password-reset/contact-support). It stays the same element, so
 * that it keeps the focus, and has the role of a button.
 */
export function ContactSupport({ address, second, onAsk }: ContactSupportProps) {
  const t = useMessages()
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
      {t('action.contactSupport')}
    </PrimaryButton>
  )
}
