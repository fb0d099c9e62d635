import { Notice } from 'src/components/feedback/ProblemAlert'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { hintOf } from 'src/features/signIn/form/problemPlace'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { useMessages } from 'src/messages/useMessages'
import styled from 'styled-components'

/**
 * The space below the username. It is as high as the password with its label and two lines of a problem, or the hint,
 * so that nothing moves when one of them appears.
 */
export const NextStep = styled.div`
  --lines: 2;
  min-height: ${({ theme }) => theme.size.room};
  [data-folded='hint'] & {
    padding-block-end: ${({ theme }) => theme.size.belowHint};
    > .told {
      align-items: center;
      min-height: 3.875rem;
    }
  }
`

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
