import { useDispatch, useSelector } from 'react-redux'
import { changeActions, selectChange } from 'src/features/password/change/changePasswordSlice'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { useRules } from 'src/features/password/form/useRules'
import { PasswordUpdated } from 'src/features/password/PasswordUpdated'
import { selectGuest, selectAccountName } from 'src/features/record/selectors'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import styled from 'styled-components'
import { PrimaryButton } from 'src/components/actions/Button'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ConnectedRegion } from 'src/features/account/ConnectedRegion'
import { PasskeyRegion } from 'src/features/account/PasskeyRegion'
import { ProofModal } from 'src/features/account/proof/ProofModal'
import { selectOwnParts } from 'src/features/account/ownPartsSlice'
import { useCulture } from 'src/features/waiting/useTimeOfDay'

/** Lists the devices and apps with the password, and changes it (password-change/intro, password-change/verify). */
export function ChangePasswordScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const change = useSelector(selectChange)
  const username = useSelector(selectAccountName)
  const rules = useRules()
  const guest = useSelector(selectGuest)
  if (change.step === 'away') return null
  if (change.step === 'intro') return <ChangeIntro />
  if (change.step === 'passwordUpdated' || change.step === 'leaving') {
    return (
      <PasswordUpdated
        guest={guest}
        button={t('passwordUpdated.continue')}
        busy={change.step === 'leaving'}
        onGoOn={() => dispatch(changeActions.continued())}
      />
    )
  }
  return (
    <PersonStep heading={t('changePassword.form.heading')}>
      <NewPasswordForm
        username={username}
        rules={rules}
        withOld
        button={t('action.changePassword')}
        busy={change.step === 'saving'}
        problem={change.step === 'updateOldPassword' ? change.problem : undefined}
        onEdit={() => dispatch(changeActions.edited())}
        onSubmit={({ oldPassword, newPassword }) =>
          dispatch(changeActions.submitted({ currentPassword: oldPassword, newPassword }))
        }
      />
    </PersonStep>
  )
}

/**
 * Sticks to the bottom of the window, so that it is reachable below any list. In a low window, such as a zoomed one,
 * it does not stick, because it would hide the list.
 */
const Foot = styled.div`
  padding-block: ${({ theme }) => theme.space.m};
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  @media (min-height: 37.5em) {
    position: sticky;
    inset-block-end: 0;
    background: ${({ theme }) => theme.color.surface};
  }
`

/** Scrolls the focused element clear of the sticky buttons. */
const Lists = styled.div`
  :is(a, button, input, [tabindex]) {
    scroll-margin-block-end: 6rem;
  }
`

/** Lists the devices and apps that use the password, where the person must change it as well (password-change/intro). */
function ChangeIntro() {
  const t = useMessages()
  const dispatch = useDispatch()
  const { devices, apps, nowMs } = useSelector(selectOwnParts)
  const time = { culture: useCulture(), nowMs }
  const all = (
    <>
      <Lists>
        <ConnectedRegion kind="device" region={devices} {...time} />
        <ConnectedRegion kind="app" region={apps} {...time} />
        <PasskeyRegion {...time} />
      </Lists>
      <Foot>
        <PrimaryButton type="button" onClick={() => dispatch(changeActions.introRead())}>
          {t('connected.gotIt')}
        </PrimaryButton>
      </Foot>
    </>
  )
  return (
    <>
      <PersonStep heading={t('changePassword.heading')} text={t('connected.about')}>
        {/* Answers that arrive quickly are rendered together, so that the content below them does not move. */}
        <DelayedFallback ready={devices.state !== 'loading' && apps.state !== 'loading'} waiting={all}>
          {all}
        </DelayedFallback>
      </PersonStep>
      <ProofModal />
    </>
  )
}
