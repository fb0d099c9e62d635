import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { ProductSentence } from 'src/components/feedback/Sentence'
import { StepCard } from 'src/components/layout/step/StepCard'
import { Waiting } from 'src/components/feedback/Waiting'
import { asksPassword, showsSameForm, selectLogin } from 'src/features/signIn/loginSlice'
import { SignInForm, type SignInFormProps } from 'src/features/signIn/form/SignInForm'
import { SignOutFailed } from 'src/features/person/SignOutFailed'
import { useMessages } from 'src/messages/useMessages'

interface LoginScreenProps extends Omit<SignInFormProps, 'login'> {
  /** A notice for the time in which the next page opens. */
  away?: ReactNode
}

/** The sign-in screen (sign-in/username-first): only its card while the browser leaves, and nothing for a signed-in person. */
export function LoginScreen({ away, ...loads }: LoginScreenProps) {
  const t = useMessages()
  const login = useSelector(selectLogin, showsSameForm)
  if (login.step === 'leaving') {
    return (
      <Waiting framed={login.username !== ''} more={away}>
        <ProductSentence words="login.leaving" />
      </Waiting>
    )
  }
  return (
    <StepCard
      heading={t('login.heading')}
      focusHeading={false}
      message={<SignOutFailed />}
      folded={!asksPassword(login) && (login.step === 'idpRedirect' ? 'hint' : true)}
    >
      <SignInForm login={login} {...loads} />
    </StepCard>
  )
}
