import { type FocusEvent, type ReactNode, type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import type { Problem } from 'src/constants/problems'
import { SubmitButton, useLimit } from 'src/components/actions/Button'
import { focusField } from 'src/components/fields/useFirstField'
import { PhoneField } from 'src/components/phone/PhoneField'
import { ProblemAlert, AnnouncedWithFocus } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import { Small } from 'src/components/layout/Small'
import {
  isEmailAddress,
  type EntryField,
  remainingLength,
  withReference,
} from 'src/features/support/ticketProblem'
import { DescriptionField, ReferenceLine } from 'src/features/support/DescriptionField'
import { LONGEST, useTicketEntry } from 'src/features/support/useTicketEntry'
import { useMessages } from 'src/messages/useMessages'
import type { Ticket } from 'src/services/api/supportService'
import { cleanName } from 'src/services/cleanUsername'

/** Side by side where there is room. */
const Pair = styled.div`
  ${({ theme }) => theme.media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${({ theme }) => theme.space.m};
  }
`

// Not type=email: the browser would trim and convert the text before the form checks it.
const EMAIL = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

const EMAIL_HINT = 'support-email-hint'
const COMPANY_HINT = 'support-company-hint'

interface TicketFormProps {
  guest: boolean
  /** The name of the person, as far as the app knows it; '' if it is unknown. */
  username: string
  busy: boolean
  problem: Problem | undefined
  /** The error that brought the person here, in words; '' for none. */
  reference: string
  onReferenceRemoved: () => void
  onEdited: () => void
  onSubmit: (ticket: Ticket) => void
  children: ReactNode
}

const fieldId = (field: string) => `support-${field}`
const problemId = (field: string) => `support-${field}-problem`

/** A request for support (support/fields, support/required). */
export function TicketForm({ guest, username, busy, problem, reference, children, ...on }: TicketFormProps) {
  const t = useMessages()
  const isAddress = isEmailAddress(username)
  const limit = useLimit(problem)
  // A submission moves the focus to the first problem, which its field then shows. Moving on to another field does not bring the focus back.
  const [sent, setSent] = useState(false)
  const { form, drawn, flags, entry, draw, typed, keys, leave, judge } = useTicketEntry(on.onEdited)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy || limit || !judge()) return
    const { name, email, phone, description, company } = entry()
    on.onSubmit({
      displayName: name.trim(),
      email: cleanName(email),
      phone,
      description: withReference(description, reference),
      ...(!guest && { company: company.trim() }),
    })
  }
  const field = (name: EntryField) => ({
    id: fieldId(name),
    name,
    readOnly: busy,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      setSent(false)
      leave(name, relatedTarget)
    },
    problemId: flags[name] ? problemId(name) : undefined,
  })
  /** Below its field, where a line is kept for it: nothing moves (accessibility/problem-place). */
  const alert = (name: EntryField) => {
    const code = flags[name]
    return (
      code && (
        <AnnouncedWithFocus value={sent}>
          <ProblemAlert id={problemId(name)} problem={{ code }} line />
        </AnnouncedWithFocus>
      )
    )
  }
  const line = (name: 'name' | 'email' | 'company') => ({
    label: t(`support.${name}`),
    maxLength: LONGEST,
    enterKeyHint: name === 'company' ? ('send' as const) : ('next' as const),
    ...typed(name),
  })
  return (
    <form ref={form} {...keys} method="post" noValidate onSubmit={submit}>
      <Pair>
        <TextField
          {...field('name')}
          {...line('name')}
          aria-required
          autoComplete="name"
          defaultValue={isAddress ? '' : username}
          below={alert('name')}
        />
        <TextField
          {...field('email')}
          {...line('email')}
          {...EMAIL}
          aria-required
          defaultValue={isAddress ? username : ''}
          {...(!flags.email && { 'aria-describedby': EMAIL_HINT })}
          below={alert('email') ?? <Small id={EMAIL_HINT}>{t('support.emailHint')}</Small>}
        />
      </Pair>
      <PhoneField
        {...field('phone')}
        required
        enterKeyHint="next"
        label={t('support.phone')}
        value={drawn.phone}
        onChange={value => draw('phone', value)}
        below={alert('phone')}
      />
      <DescriptionField
        {...field('description')}
        value={drawn.description}
        room={remainingLength(reference)}
        onChange={value => draw('description', value)}
        below={alert('description')}
      >
        {reference && (
          <ReferenceLine
            reference={reference}
            onRemove={() => {
              on.onReferenceRemoved()
              focusField(form.current, 'description')
            }}
          />
        )}
      </DescriptionField>
      {!guest && (
        <TextField
          {...line('company')}
          id={fieldId('company')}
          name="company"
          autoComplete="organization"
          readOnly={busy}
          aria-describedby={COMPANY_HINT}
          below={<Small id={COMPANY_HINT}>{t('support.optional')}</Small>}
        />
      )}
      {children}
      <ProblemAlert id={problemId('ticket')} problem={problem} />
      <SubmitButton busy={busy} limit={limit}>
        {t('support.submit')}
      </SubmitButton>
    </form>
  )
}
