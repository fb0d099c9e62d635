import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton } from 'src/components/actions/Button'
import type { Problem } from 'src/constants/problems'
import { waitingFor } from 'src/components/actions/waitingFor'
import { useLimit } from 'src/components/time/useLimit'
import { passkeyActions, selectPasskey } from 'src/features/signIn/passkey/passkeySignInSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { useMessages } from 'src/messages/useMessages'

/** A word between two lines. */
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  margin-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.small};
  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    content: '';
  }
`

const WAIT_ID = 'passkey-wait'

const isChecking = (state: Parameters<typeof selectLogin>[0]): boolean => {
  const login = selectLogin(state)
  return login.step === 'signingIn' && !login.by
}

const selectProblem = (state: Parameters<typeof selectLogin>[0]): Problem | undefined => {
  const login = selectLogin(state)
  return 'problem' in login ? login.problem : undefined
}

/** The second way on below the form: a button that signs in by passkey; the username field offers passkeys as well (passkeys/button). While the server checks a password, the button says so and does nothing. */
export function PasskeyButton() {
  const say = useMessages()
  const dispatch = useDispatch()
  const checking = useSelector(isChecking)
  const limit = useLimit(useSelector(selectProblem), { button: 'passkey' })
  return (
    <>
      <Or>{say('passkey.or')}</Or>
      <BusyButton
        busy={useSelector(selectPasskey) !== 'idle'}
        limit={limit}
        {...(checking ? waitingFor(WAIT_ID) : { onClick: () => dispatch(passkeyActions.buttonPressed()) })}
      >
        {say('passkey.signIn')}
      </BusyButton>
      {checking && (
        <span id={WAIT_ID} hidden>
          {say('action.pleaseWait')}
        </span>
      )}
    </>
  )
}
