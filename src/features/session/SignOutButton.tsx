import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { LinkButton } from 'src/components/Button'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { useMessages } from 'src/messages/useMessages'

/** Signs out; the screen is left when the server has answered, or after 5 s without an answer. */
export function SignOutButton() {
  const say = useMessages()
  const dispatch = useDispatch()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    if (busy) return
    setBusy(true)
    dispatch(sessionEvents.signOutAsked())
  }
  return (
    <LinkButton type="button" onClick={signOut}>
      {say(busy ? 'action.pleaseWait' : 'action.signOut')}
    </LinkButton>
  )
}
