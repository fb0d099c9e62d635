import { type ReactNode, useState } from 'react'
import type { Problem } from 'src/constants/problems'
import { Step } from 'src/components/layout/step/Step'
import { useLimit } from 'src/components/time/useLimit'
import { ACTIVATE_ID, CodeForm } from 'src/features/mfa/CodeForm'
import { StepMessage, useStepMessage } from 'src/features/mfa/StepMessage'
import { codeOf, asciiMask } from 'src/components/codes/codeMask'
import { type OneTimeForm, type WizardField, wizardFields } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { BackToSignIn } from 'src/features/navigation/BackToSignIn'
import { FactorRail } from 'src/features/mfa/FactorRail'
import { AccountChip } from 'src/features/person/AccountChip'
import { useMessages } from 'src/messages/useMessages'
import type { FactorProof } from 'src/services/api/factorService'

type OneTimeSubmission = Extract<FactorProof, { kind: 'oneTime' }>

interface OneTimeCodeWizardProps {
  form: OneTimeForm
  /** The number of digits of a code, if the server sends it. */
  digits: number | undefined
  busy: boolean
  problem: Problem | undefined
  onEdit: () => void
  onSubmit: (entry: OneTimeSubmission) => void
  /** Shown at the last step. */
  trust?: ReactNode
  /** A link to the page of a recovery code. */
  recovery?: ReactNode
}

/** A one-time-code form with one field per step. Give it a key for each attempt: a new key starts at step 1 with empty fields. */
export function OneTimeCodeWizard({ form, digits, busy, problem, ...rest }: OneTimeCodeWizardProps) {
  const { onEdit, onSubmit, trust, recovery } = rest
  const t = useMessages()
  const [entered, setEntered] = useState<Partial<Record<WizardField, string>>>({})
  const [index, setIndex] = useState(0)
  const limit = useLimit(problem)
  const messageId = useStepMessage()
  const fields = wizardFields(form)
  const field = fields[index] ?? fields[0]
  const last = index === fields.length - 1

  const submit = (text: string) => {
    const all = { ...entered, [field]: text }
    if (last) {
      onSubmit({ kind: 'oneTime', activationCode: '', ...all })
      return
    }
    onEdit()
    setEntered(all)
    setIndex(index + 1)
  }

  return (
    <Step
      step={field}
      code
      rail={<FactorRail now="code" />}
      heading={t(form === 'code' ? 'code.oneTime' : 'symantec.setUp')}
      part={form !== 'code' && t('symantec.step', { n: index + 1, count: fields.length })}
      text={t(form === 'code' ? 'symantec.codeHint' : `symantec.${field}Hint`)}
      who={<AccountChip />}
      message={<StepMessage described />}
      out={<BackToSignIn />}
    >
      <CodeForm
        key={`form ${field}`}
        id={form === 'code' ? 'securityCode' : field}
        label={t(form === 'code' ? 'code.label' : `symantec.${field}`)}
        {...(field === 'credentialsId' ? { mask: asciiMask, oneTime: false } : codeOf(digits))}
        enterKeyHint={last ? 'go' : 'next'}
        buttonId={ACTIVATE_ID}
        button={t(last ? 'action.activate' : 'action.next')}
        why={t(field === 'credentialsId' ? 'symantec.credentialsIdWhy' : 'codeForm.why')}
        busy={busy}
        problem={problem}
        limit={last ? limit : undefined}
        describedBy={messageId}
        onEdit={onEdit}
        onSubmit={submit}
      >
        {last && trust}
      </CodeForm>
      {recovery}
    </Step>
  )
}
