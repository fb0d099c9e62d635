import { useDispatch, useSelector } from 'react-redux'
import { BusyButton, waitingFor, useLimit } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'
import { Or } from 'src/components/actions/Or'
import { passkeyActions, selectPasskey } from 'src/features/signIn/passkey/passkeySignInSlice'
import type { SignInPartProps } from 'src/features/signIn/form/signInParts'
import { selectLogin } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'

const WAIT_ID = 'passkey-wait'

const selectProblem = (state: Parameters<typeof selectLogin>[0]): Problem | undefined => {
  const login = selectLogin(state)
  return 'problem' in login ? login.problem : undefined
}

/** Signs in by passkey, below the form; the username field offers passkeys as well (passkeys/button). While the server checks a password, the button asks the person to wait and does nothing. */
export function PasskeyButton({ first, waits }: SignInPartProps) {
  const t = useMessages()
  const dispatch = useDispatch()
  const limit = useLimit(useSelector(selectProblem), { button: 'passkey' })
  return (
    <>
      {first && <Or />}
      <BusyButton
        busy={useSelector(selectPasskey) !== 'idle'}
        limit={limit}
        {...(waits ? waitingFor(WAIT_ID) : { onClick: () => dispatch(passkeyActions.buttonPressed()) })}
      >
        {t('passkey.signIn')}
      </BusyButton>
      {waits && (
        <span id={WAIT_ID} hidden>
          {t('action.pleaseWait')}
        </span>
      )}
    </>
  )
}
