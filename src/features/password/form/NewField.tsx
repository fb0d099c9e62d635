import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Small } from 'src/components/layout/Small'
import { useLanguage, useMessages } from 'src/messages/useMessages'
import { judgesStrength, type Rule, shownRules } from 'src/features/password/form/passwordRules'
import { idsOf, RuleList, ownText } from 'src/features/password/form/RuleList'
import { PasswordField, type PasswordFieldProps } from 'src/components/fields/PasswordField'
import { StrengthMeter } from 'src/features/password/form/StrengthMeter'
import type { PasswordRules } from 'src/services/passwordRules'

/** Close to its field, and further from the next one. */
const Rules = styled.div`
  margin-block: -${({ theme }) => theme.space.s} 1.25rem;
`
const OwnText = styled(Small)`
  margin-block: ${({ theme }) => theme.space.s} 0;
  overflow-wrap: anywhere;
`
const OWN_TEXT_ID = 'password-rules-own'

type NewFieldProps = Omit<ComponentProps<typeof ShowablePassword>, 'id' | 'name' | 'label'> & {
  rules: PasswordRules
  met: readonly Rule[]
  password: string
  refused: boolean
  /** Hides the strength while another message is shown. */
  quiet: boolean
}

/** The field of a new password, with its strength and rules (password-change/rules-shown, password-change/company-rules). */
export function NewField({ rules, met, password, refused, quiet, ...field }: NewFieldProps) {
  const t = useMessages()
  const own = ownText(rules, useLanguage())
  const shown = shownRules(rules).filter(rule => rule !== 'match')
  const about = [own && OWN_TEXT_ID, idsOf(shown)].filter(Boolean).join(' ')
  return (
    <>
      <ShowablePassword
        {...field}
        id="new-password"
        name="new-password"
        label={t('newPassword.new')}
        enterKeyHint="next"
        aria-describedby={about || undefined}
      >
        {judgesStrength(rules) && <StrengthMeter password={password} refused={refused} quiet={quiet} />}
      </ShowablePassword>
      <Rules>
        {own && (
          <OwnText id={OWN_TEXT_ID} dir="auto" lang={own.lang}>
            {own.text}
          </OwnText>
        )}
        {shown.length > 0 && <RuleList rules={rules} shown={shown} met={met} />}
      </Rules>
    </>
  )
}

type ShowablePasswordProps = PasswordFieldProps & { ref: RefObject<HTMLInputElement | null>; shown: boolean }

/** A password field whose text can be shown and hidden without moving the caret (forms/show-password). */
export function ShowablePassword({ ref, shown, ...field }: ShowablePasswordProps) {
  const keepCaret = useKeptCaret(ref, shown)
  return <PasswordField {...field} ref={ref} shown={shown} onSelect={keepCaret} />
}

/** Tracks the caret and restores it, because browsers lose it when a password is shown or hidden (forms/show-password). */
function useKeptCaret(input: RefObject<HTMLInputElement | null>, shown: boolean): () => void {
  const caret = useRef<[number, number]>(undefined)
  useLayoutEffect(() => {
    const field = input.current
    if (field && caret.current) field.setSelectionRange(...caret.current)
  }, [input, shown])
  return () => {
    const { selectionStart, selectionEnd } = input.current ?? {}
    if (selectionStart != null && selectionEnd != null) caret.current = [selectionStart, selectionEnd]
  }
}
