import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, PrimaryButton, waitingFor, useLimit } from 'src/components/actions/Button'
import { Sentence } from 'src/components/feedback/Sentence'
import { DelayedFallback } from 'src/components/feedback/LazyScreen'
import { ExternalLink } from 'src/components/actions/ExternalLink'
import { ProblemAlert, Status } from 'src/components/feedback/ProblemAlert'
import { Small } from 'src/components/layout/Small'
import { installerActions, selectInstaller, selectNotSetUp } from 'src/features/onboarding/installerSlice'
import { PersonStep } from 'src/features/person/PersonStep'
import { useMessages } from 'src/messages/useMessages'
import type { Installer } from 'src/services/api/onboarding/onboardingUserService'

const LOADING_ID = 'installer-loading'

const Actions = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  overflow-wrap: anywhere;
`

const Version = styled(Small)`
  text-align: center;
`

/** Offers the installer and another attempt to people who must sign in on a device that is not set up yet (onboarding/installer). */
export function InstallerErrorScreen() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectInstaller)
  const notSetUp = useSelector(selectNotSetUp)
  const problem = state.step === 'failed' ? state.problem : undefined
  const limit = useLimit(problem)
  const tryAgain = () => {
    if (state.step === 'failed') dispatch(installerActions.requested())
    if (state.step === 'offered') dispatch(installerActions.wentOn())
  }
  const loading = state.step === 'loading'
  const address = state.step === 'offered' && state.address
  return (
    <PersonStep
      heading={t('installerError.heading')}
      text={state.step === 'offered' && !address ? undefined : t('installerError.text')}
      message={
        <>
          <ProblemAlert id="device-problem" problem={notSetUp ? { code: 'deviceNotSetUp' } : undefined} />
          <ProblemAlert id="installer-problem" problem={problem} />
        </>
      }
      act={
        <Actions>
          <DelayedFallback ready={!loading} waiting={<Status id={LOADING_ID}>{t('screen.loading')}</Status>}>
            {address && <Download {...state} address={address} />}
          </DelayedFallback>
          <BusyButton
            look={PrimaryButton}
            second={Boolean(loading || address)}
            limit={limit}
            {...(loading ? waitingFor(LOADING_ID) : { onClick: tryAgain })}
          >
            {t('action.tryAgain')}
          </BusyButton>
        </Actions>
      }
    />
  )
}

function Download({ address, fileName, version }: Omit<Installer, 'address'> & { address: string }) {
  const t = useMessages()
  return (
    <>
      <PrimaryButton as={ExternalLink} href={address}>
        {fileName ? (
          <Sentence words="installerError.downloadFile" values={{ file: fileName }} />
        ) : (
          t('installerError.download')
        )}
      </PrimaryButton>
      {version && (
        <Version>
          <Sentence words="installerError.version" values={{ version }} />
        </Version>
      )}
    </>
  )
}
