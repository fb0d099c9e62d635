import type { ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Sentence } from 'src/components/feedback/Sentence'
import { Rail } from 'src/components/layout/Rail'
import { Step } from 'src/components/layout/step/Step'
import { PasswordUpdated } from 'src/features/password/PasswordUpdated'
import { resetActions, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import { type Asking, PART_OF } from 'src/features/password/reset/resetState'
import { ResetStep } from 'src/features/password/reset/ResetStep'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { AccountChip } from 'src/features/person/PersonStep'
import { type Translate, useMessages } from 'src/messages/useMessages'

function textOf(t: Translate, { step, byEmail, info }: Asking): ReactNode {
  const { reference = '', email = '' } = info
  switch (PART_OF[step]) {
    case 0:
      return byEmail ? (
        <Sentence words="resetEmail.text" values={{ reference: email }} />
      ) : (
        t('resetPassword.text')
      )
    case 1:
      return byEmail ? (
        <Sentence words="resetEmail.sent" values={{ reference: email }} />
      ) : (
        <Sentence words="resetPassword.code.text" values={{ reference }} />
      )
    case 2:
      return undefined
  }
}

/** Resets a password: the phone or the mailbox, the code, the new password (password-reset/steps). */
export function ResetScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const reset = useSelector(selectReset)
  if (reset.step === 'away') return null
  if (reset.step === 'passwordChanged') {
    return (
      <PasswordUpdated
        guest={reset.guest}
        button={t('passwordUpdated.signIn')}
        onGoOn={() => dispatch(resetActions.signInPressed())}
      />
    )
  }
  const part = PART_OF[reset.step]
  const { byEmail } = reset
  const heading = (
    [
      byEmail ? 'resetEmail.heading' : 'resetPassword.heading',
      'resetPassword.code.heading',
      'resetPassword.create.heading',
    ] as const
  )[part]
  const rail = [byEmail ? 'rail.email' : 'rail.phone', 'rail.code', 'rail.newPassword'] as const
  return (
    <Step
      step={`${reset.visit} ${heading}`}
      code={part === 1}
      rail={
        <Rail
          label={t('rail.label')}
          doneWord={t('rail.done')}
          done={rail.slice(0, part).map(key => t(key))}
          now={t(rail[part])}
          next={rail.slice(part + 1).map(key => t(key))}
        />
      }
      heading={t(heading)}
      text={textOf(t, reset)}
      who={<AccountChip username={reset.username} />}
      out={part < rail.length - 1 ? <BackToSignIn /> : undefined}
    >
      <ResetStep key={`${reset.visit}`} reset={reset} />
    </Step>
  )
}
