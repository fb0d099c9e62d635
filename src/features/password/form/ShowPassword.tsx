import { type MouseEvent, useEffect } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { LinkButton } from 'src/components/actions/Button'
import { Icon } from 'src/components/icons/Icon'
import type { EyeProps } from 'src/components/fields/PasswordField'
import { VisuallyHidden } from 'src/components/layout/VisuallyHidden'
import { useMessages } from 'src/messages/useMessages'

/** Overlays the end of the field, so that nothing moves when it appears. */
const Eye = styled(LinkButton)`
  display: flex;
  justify-content: center;
  min-height: ${({ theme }) => theme.size.control};
  margin-block-start: -${({ theme }) => theme.size.control};
  margin-inline-start: auto;
  color: ${({ theme }) => theme.color.textMuted};
  input:has(+ &) {
    padding-right: ${({ theme }) => theme.size.target};
    [dir='rtl'] & {
      padding: ${({ theme }) => theme.space.s} 0.875rem;
      padding-left: ${({ theme }) => theme.size.target};
    }
  }
`

const EyeIcon = ({ crossed }: { crossed: boolean }) => (
  <Icon>
    <path d="M2 12q10-14 20 0q-10 14-20 0" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 4l16 16" />}
  </Icon>
)

/** Browsers lose the caret when a password is shown or hidden. */
function show(field: EyeProps['field'], shown: boolean, onShown: EyeProps['onShown']): void {
  const { selectionStart = null, selectionEnd = null } = field.current ?? {}
  flushSync(() => onShown(shown))
  field.current?.setSelectionRange(selectionStart, selectionEnd)
}

const stay = (event: MouseEvent) => event.preventDefault()

/** The eye button at the end of a password field. On submission the field is a password field again (forms/show-password). */
export function ShowPassword({ field, shown, onShown }: EyeProps) {
  const t = useMessages()
  useEffect(() => {
    const form = field.current?.form
    // Runs before the form is submitted and before a password manager reads the field.
    const hide = () => show(field, false, onShown)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [field, onShown])
  return (
    // A press keeps the focus in the field, and the on-screen keyboard open.
    <Eye type="button" aria-pressed={shown} onMouseDown={stay} onClick={() => show(field, !shown, onShown)}>
      <EyeIcon crossed={shown} />
      <VisuallyHidden>{t('field.showPassword')}</VisuallyHidden>
    </Eye>
  )
}
