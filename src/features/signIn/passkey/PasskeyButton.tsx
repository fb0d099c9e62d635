import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, LinkButton } from 'src/components/actions/Button'
import { passkeyActions, selectPasskey } from 'src/features/signIn/passkey/passkeySlice'
import { useMessages } from 'src/messages/useMessages'

/** Signs in by passkey for those who look for it; the username field offers them to all others (passkeys/button). */
export function PasskeyButton() {
  const say = useMessages()
  const dispatch = useDispatch()
  return (
    <BusyButton
      look={LinkButton}
      busy={useSelector(selectPasskey) !== 'idle'}
      onClick={() => dispatch(passkeyActions.asked())}
    >
      {say('passkey.signIn')}
    </BusyButton>
  )
}
