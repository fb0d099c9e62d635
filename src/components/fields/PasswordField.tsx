import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import styled from 'styled-components'
import { TextField, type TextFieldProps } from 'src/components/fields/TextField'
import { useClearOnPageHide } from 'src/components/layout/useOnPageHide'
import { useMessages } from 'src/messages/useMessages'

/** In the row of the label, where it needs no reserved space. */
const Hint = styled.p`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  font-size: ${({ theme }) => theme.font.small};
  color: ${({ theme }) => theme.color.textMuted};
`

/** The values that the eye of a password gets from its field. */
export interface EyeProps {
  field: RefObject<HTMLInputElement | null>
  shown: boolean
  onShown: (shown: boolean) => void
}

export type PasswordFieldProps = Omit<TextFieldProps, 'ref' | 'type'> & {
  ref?: RefObject<HTMLInputElement | null>
  /** Shown as text while true; the form makes it a password again when it is submitted. */
  shown?: boolean
  /** The field's own means to show it. */
  eye?: ComponentType<EyeProps> | undefined
  /** The policy of a new password, for browsers that make one up. */
  passwordrules?: string
}

/** A password: points out caps lock, and is emptied when the page goes away (forms/show-password, security/fields-emptied). */
export function PasswordField({ ref, shown = false, eye: Eye, children, ...field }: PasswordFieldProps) {
  const t = useMessages()
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [seen, setSeen] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  useClearOnPageHide(input)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      dir="ltr"
      {...field}
      ref={input}
      type={shown || seen ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
    >
      {children}
      {Eye && <Eye field={input} shown={seen} onShown={setSeen} />}
      <div aria-live="polite">{capsLock && <Hint>{t('field.capsLock')}</Hint>}</div>
    </TextField>
  )
}
