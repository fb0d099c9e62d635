import { useDispatch, useSelector } from 'react-redux'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { PrimaryButton } from 'src/components/actions/Button'
import { AppLink } from 'src/components/actions/AppLink'
import { Rail } from 'src/components/layout/Rail'
import { Step } from 'src/components/layout/Step'
import { useLimit } from 'src/components/time/useLimit'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { selectRules } from 'src/features/password/form/passwordRulesSlice'
import { PasswordUpdated } from 'src/features/password/PasswordUpdated'
import { CodeStep } from 'src/features/password/reset/CodeStep'
import { PhoneStep } from 'src/features/password/reset/PhoneStep'
import { resetActions, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import type { ResetState } from 'src/features/password/reset/resetState'
import { BackToSignIn } from 'src/features/session/BackToSignIn'
import { Who } from 'src/features/session/Who'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { MessageKey } from 'src/messages/en-US'
import { type Say, useMessages } from 'src/messages/useMessages'
import { awaitTextCode } from 'src/services/browser/webOtp'

type Asking = Exclude<ResetState, { step: 'away' } | { step: 'passwordChanged' }>

const HEADINGS: Record<Asking['step'], MessageKey> = {
  sendCode: 'resetPassword.heading',
  sending: 'resetPassword.heading',
  enterCode: 'resetPassword.code.heading',
  checking: 'resetPassword.code.heading',
  resending: 'resetPassword.code.heading',
  createPassword: 'resetPassword.create.heading',
  saving: 'resetPassword.create.heading',
}

const PARTS = ['rail.phone', 'rail.code', 'rail.newPassword'] as const satisfies MessageKey[]
const PART_OF: Record<Asking['step'], 0 | 1 | 2> = {
  sendCode: 0,
  sending: 0,
  enterCode: 1,
  checking: 1,
  resending: 1,
  createPassword: 2,
  saving: 2,
}

function textOf(say: Say, reset: Asking): string | undefined {
  switch (reset.step) {
    case 'sendCode':
    case 'sending':
      return say('resetPassword.text')
    case 'enterCode':
    case 'checking':
    case 'resending':
      return say('resetPassword.code.text', { reference: reset.info.reference })
    case 'createPassword':
    case 'saving':
      return undefined
  }
}

/** A reset of the password: the phone, the code, the new password (password-reset/steps). */
export function ResetScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const reset = useSelector(selectReset)
  if (reset.step === 'away') return null
  if (reset.step === 'passwordChanged') {
    return (
      <PasswordUpdated
        guest={reset.guest}
        button={say('passwordUpdated.signIn')}
        onGoOn={() => dispatch(resetActions.signInPressed())}
      />
    )
  }
  const heading = HEADINGS[reset.step]
  const part = PART_OF[reset.step]
  return (
    <Step
      step={`${reset.visit} ${heading}`}
      code={part === 1}
      rail={
        <Rail
          label={say('rail.label')}
          doneWord={say('rail.done')}
          done={PARTS.slice(0, part).map(key => say(key))}
          now={say(PARTS[part])}
          next={PARTS.slice(part + 1).map(key => say(key))}
        />
      }
      heading={say(heading)}
      text={textOf(say, reset)}
      who={<Who username={reset.username} />}
      out={part < PARTS.length - 1 ? <BackToSignIn /> : undefined}
    >
      <ResetStep key={`${reset.visit}`} reset={reset} />
    </Step>
  )
}

function ResetStep({ reset }: { reset: Asking }) {
  const say = useMessages()
  const dispatch = useDispatch()
  const rules = useSelector(selectRules)
  const problem = 'problem' in reset ? reset.problem : undefined
  // The boxes are new with each code.
  const limit = useLimit(problem, { of: `${PART_OF[reset.step]}` })
  const edit = () => dispatch(resetActions.edited())
  const noAccess = (
    <AppLink
      href={`${BASE_PATH}${ROUTES.supportForm}`}
      onFollow={() => dispatch(sessionEvents.helpRequested())}
    >
      {say('resetPassword.noAccess')}
    </AppLink>
  )
  switch (reset.step) {
    case 'sendCode':
    case 'sending':
      return (
        <PhoneStep
          phone={reset.phone}
          busy={reset.step === 'sending'}
          problem={problem}
          onEdit={phone => dispatch(resetActions.edited(phone))}
          onSubmit={phone => dispatch(resetActions.phoneSubmitted(phone))}
        >
          {noAccess}
        </PhoneStep>
      )
    case 'enterCode':
    case 'checking':
    case 'resending':
      return (
        <CodeStep
          key={reset.codes}
          autoFocus={reset.codes > 1}
          busy={reset.step === 'enterCode' ? undefined : reset.step}
          resent={reset.step === 'enterCode' && reset.resent}
          problem={problem}
          limit={limit}
          awaitCode={awaitTextCode}
          onEdit={edit}
          onSubmit={code => dispatch(resetActions.codeSubmitted({ code }))}
          onResend={() => dispatch(resetActions.newCodePressed())}
        >
          {noAccess}
        </CodeStep>
      )
    case 'createPassword':
    case 'saving':
      return (
        <NewPasswordForm
          username={reset.username}
          rules={rules}
          button={say('newPassword.save')}
          busy={reset.step === 'saving'}
          problem={problem}
          onEdit={edit}
          onSubmit={({ newPassword }) => dispatch(resetActions.passwordSubmitted({ newPassword }))}
          wayOn={
            problem?.code === 'tookTooLong' && (
              <PrimaryButton type="button" onClick={() => dispatch(resetActions.verifyAgainPressed())}>
                {say('resetPassword.verifyAgain')}
              </PrimaryButton>
            )
          }
        />
      )
  }
}
