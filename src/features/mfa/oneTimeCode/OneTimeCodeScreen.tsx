import { useSelector } from 'react-redux'
import { AcceptedStep } from 'src/features/mfa/AcceptedStep'
import { selectCode } from 'src/features/mfa/factorCodeSlice'
import { useRecovery } from 'src/features/mfa/recovery/useRecovery'
import { useTrustDevice, type TrustDevice } from 'src/features/mfa/useTrustDevice'
import { useMessages } from 'src/messages/useMessages'
import { type ReactNode, useState } from 'react'
import { ACTIVATE_ID, CodeForm, useFactorCode } from 'src/features/mfa/CodeForm'
import { selectExtras } from 'src/features/record/selectors'
import { StepMessage, useStepMessage, FactorStep } from 'src/features/mfa/FactorStep'
import { codeOf, asciiMask } from 'src/components/codes/codeMask'
import { type OneTimeForm, type WizardField, wizardFields } from 'src/features/mfa/oneTimeCode/oneTimeCode'

/** The page of the one-time-code service (factors/wizard-form). */
export function OneTimeCodeScreen() {
  const t = useMessages()
  const state = useSelector(selectCode)
  const trust = useTrustDevice()
  const recovery = useRecovery()
  if (state.step === 'away' || state.request.kind !== 'oneTime') return null
  const { form } = state.request
  if (state.step === 'accepted') {
    return (
      <AcceptedStep
        now="code"
        heading={t(form === 'code' ? 'code.oneTime' : 'symantec.setUp')}
        text={t('codeForm.accepted')}
        high
      />
    )
  }
  if (recovery.page) return recovery.page
  return (
    <OneTimeCodeWizard
      key={`${state.visit} ${state.attempt}`}
      form={form}
      trust={trust}
      recovery={form === 'code' && recovery.way}
    />
  )
}

interface OneTimeCodeWizardProps {
  form: OneTimeForm
  trust: TrustDevice
  recovery?: ReactNode
}

/** A one-time-code form with one field per step. Give it a key for each attempt: a new key starts at step 1 with empty fields. */
function OneTimeCodeWizard({ form, trust, recovery }: OneTimeCodeWizardProps) {
  const t = useMessages()
  const [entered, setEntered] = useState<Partial<Record<WizardField, string>>>({})
  const [index, setIndex] = useState(0)
  const { form: code, submit } = useFactorCode()
  const { digits } = useSelector(selectExtras)
  const messageId = useStepMessage()
  const fields = wizardFields(form)
  const field = fields[index] ?? fields[0]
  const last = index === fields.length - 1

  const enter = (text: string) => {
    const all = { ...entered, [field]: text }
    if (last) {
      submit({ kind: 'oneTime', activationCode: '', ...all, ...trust.proof })
      return
    }
    code.onEdit()
    setEntered(all)
    setIndex(index + 1)
  }

  return (
    <FactorStep
      step={field}
      code
      now="code"
      heading={t(form === 'code' ? 'code.oneTime' : 'symantec.setUp')}
      part={form !== 'code' && t('symantec.step', { n: index + 1, count: fields.length })}
      text={t(form === 'code' ? 'symantec.codeHint' : `symantec.${field}Hint`)}
      message={<StepMessage described />}
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
        {...code}
        limit={last ? code.limit : undefined}
        describedBy={messageId}
        onSubmit={enter}
      >
        {last && trust.box}
      </CodeForm>
      {recovery}
    </FactorStep>
  )
}
