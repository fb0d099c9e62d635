import { useState, useSyncExternalStore, type ReactNode } from 'react'
import styled from 'styled-components'
import { SecondaryButton } from 'src/components/actions/Button'
import { GatedSubmit } from 'src/components/actions/GatedSubmit'
import { CheckField } from 'src/components/fields/CheckField'
import { StepForm } from 'src/components/layout/step/StepForm'
import { CopyButton } from 'src/features/authenticator/CopyButton'
import { useMessages } from 'src/messages/useMessages'
import { printPage, saveText } from 'src/services/browser/saveText'
import { heldCodesToSave, watchCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { useSelector } from 'react-redux'
import { selectRecoveryCodes } from 'src/features/authenticator/recoveryCodesSlice'
import { selectAccountName } from 'src/features/record/selectors'
import { useCulture } from 'src/features/waiting/useTimeOfDay'

/** When printing, hides the rest of the page and removes the styles of the elements around the sheet. */
const Sheet = styled.div`
  @media print {
    :root *:not(:has(&), &, & *) {
      display: none !important;
    }
    :root:has(&),
    :has(&) {
      all: revert !important;
      background: none !important;
      /* Without it, the canvas of a dark page stays dark. */
      color-scheme: light !important;
    }
    && {
      color: black;
      font: 1rem / 1.5 var(--fonts);
    }
    && * {
      background: none;
    }
  }
`

const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    margin-block-end: ${({ theme }) => theme.space.m};
  }
`

/** Lays out recovery codes for printing, with the date and, if the person has proven it, the account name (factors/recovery-print). */
export function PrintedSheet({ children }: { children: ReactNode }) {
  const t = useMessages()
  const culture = useCulture()
  const account = useSelector(selectAccountName)
  const codes = useSelector(selectRecoveryCodes)
  const day = new Intl.DateTimeFormat(culture, { dateStyle: 'long' })
  return (
    <Sheet>
      {account && (
        <OnPaper>
          {t('who.account')} <bdi translate="no">{account}</bdi>
        </OnPaper>
      )}
      {codes.step === 'shown' && <OnPaper>{day.format(codes.madeMs)}</OnPaper>}
      {children}
    </Sheet>
  )
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  margin: 0;
  margin-block-end: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  font-family: ${({ theme }) => theme.font.mono};
  list-style: none;
  overflow-wrap: anywhere;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > button {
    width: auto;
  }
`

/** Shows new recovery codes. The server returns them only once, so continuing asks whether they were saved (factors/recovery-codes). */
export function CodesToSave({ headingId, onContinue }: { headingId: string; onContinue: () => void }) {
  const t = useMessages()
  const [saved, setSaved] = useState(false)
  const text = useSyncExternalStore(watchCodesToSave, heldCodesToSave)
  const go = () => {
    if (saved) onContinue()
  }
  return (
    <>
      <PrintedSheet>
        <Codes dir="ltr" translate="no" aria-labelledby={headingId}>
          {text.split('\n').map(code => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </PrintedSheet>
      <Row>
        <SecondaryButton
          type="button"
          aria-describedby={headingId}
          onClick={() => saveText(`${text}\n`, `${t('recovery.heading')}.txt`)}
        >
          {t('recovery.download')}
        </SecondaryButton>
        <SecondaryButton type="button" aria-describedby={headingId} onClick={printPage}>
          {t('recovery.print')}
        </SecondaryButton>
        <CopyButton text={text} of={headingId} />
      </Row>
      <StepForm
        onSubmit={go}
        act={
          <GatedSubmit
            busy={false}
            ready={saved}
            reasonId="recovery-codes-why"
            reason={t('recovery.savedWhy')}
          >
            {t('login.continue')}
          </GatedSubmit>
        }
      >
        <CheckField id="recoveryCodesSaved" label={t('recovery.saved')} checked={saved} onChange={setSaved} />
      </StepForm>
    </>
  )
}
