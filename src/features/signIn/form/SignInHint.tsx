import { Notice } from 'src/components/feedback/Status'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { hintOf } from 'src/features/signIn/form/hintOf'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'

/**
 * Shows the hint below the fields. The provider's name is visible below the username, but only this hint announces
 * it: a live region that appears together with its text is not announced (accessibility/progress).
 */
export function SignInHint({ login }: { login: LoginState }) {
  const t = useMessages()
  const hint = hintOf(login)
  const name = login.step === 'idpRedirect' ? (login.name ?? '') : ''
  return (
    <Notice>
      {hint && (
        // A new element for each text (accessibility/translated).
        <span key={hint + name}>
          {name && <VisuallyHidden translate="no">{`${name}. `}</VisuallyHidden>}
          {t(hint)}
        </span>
      )}
    </Notice>
  )
}
