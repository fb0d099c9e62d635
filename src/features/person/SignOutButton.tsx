import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/**
 * Signs out. The screen closes when the server has answered, or after 5 s without an answer. `notYou`: also removes the
 * stored name, because another person uses the browser (sign-in/not-you).
 */
export function SignOutButton({ notYou = false }: { notYou?: boolean }) {
  const t = useMessages()
  const dispatch = useDispatch()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    dispatch(sessionEvents.signOutRequested(notYou))
  }
  return (
    <BusyButton look={LinkButton} busy={busy} onClick={signOut}>
      {t(notYou ? 'who.notYou' : 'action.signOut')}
    </BusyButton>
  )
}
