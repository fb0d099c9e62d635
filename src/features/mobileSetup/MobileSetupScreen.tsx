import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { BusyButton, LinkButton, SecondaryButton } from 'src/components/actions/Button'
import { Card } from 'src/components/layout/Card'
import { Heading } from 'src/components/layout/Heading'
import { Links } from 'src/components/layout/Links'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { MutedText, Text } from 'src/components/layout/Text'
import { ProblemActions } from 'src/components/actions/ProblemActions'
import { Apps, PartHeading } from 'src/features/mobileSetup/Apps'
import { selectApps } from 'src/features/mobileSetup/appsSlice'
import { bypassActions, selectBypass } from 'src/features/mobileSetup/bypassSlice'
import { DownloadLinkForm } from 'src/features/mobileSetup/DownloadLinkForm'
import { downloadLinkActions, selectDownloadLink } from 'src/features/mobileSetup/downloadLinkSlice'
import { pollActions, selectPoll } from 'src/features/session/pollSlice'
import { SignOutButton } from 'src/features/session/SignOutButton'
import { useActivationCode } from 'src/features/mobileSetup/useActivationCode'
import { useMessages } from 'src/messages/useMessages'

const Code = styled.p`
  margin-block-end: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  text-align: center;
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.font.lead};
  letter-spacing: 0.05em;
  overflow-wrap: anywhere;
  user-select: all;
`

/** Setting up the mobile app (factors/mobile-setup). */
export function MobileSetupScreen() {
  const say = useMessages()
  const dispatch = useDispatch()
  const apps = useSelector(selectApps)
  const link = useSelector(selectDownloadLink)
  const bypass = useSelector(selectBypass)
  const poll = useSelector(selectPoll)
  const activationCode = useActivationCode()
  // Counts the later tries: the pressed button is gone, and the heading has the focus.
  const [tries, setTries] = useState(0)
  return (
    <Card>
      <Heading key={tries}>{say('mobileSetup.heading')}</Heading>
      <Text>{say('mobileSetup.text')}</Text>
      <ProblemAlert id="session-problem" problem={'problem' in poll ? poll.problem : undefined} />
      {poll.step === 'denied' && (
        <ProblemActions>
          <SecondaryButton
            type="button"
            onClick={() => {
              setTries(tries + 1)
              dispatch(pollActions.resumed())
            }}
          >
            {say('action.tryAgain')}
          </SecondaryButton>
        </ProblemActions>
      )}
      <Apps apps={apps} />
      <DownloadLinkForm
        state={link}
        onEdit={() => dispatch(downloadLinkActions.edited())}
        onSubmit={phoneNumber => dispatch(downloadLinkActions.submitted(phoneNumber))}
      />
      {activationCode && (
        <section aria-labelledby="activation-code">
          <PartHeading id="activation-code">{say('mobileSetup.activationCode')}</PartHeading>
          <MutedText>{say('mobileSetup.activationHint')}</MutedText>
          <Code>
            <bdi>{activationCode}</bdi>
          </Code>
        </section>
      )}
      <ProblemAlert id="bypass-problem" problem={bypass.step === 'idle' ? bypass.problem : undefined} />
      <Links>
        <BusyButton
          look={LinkButton}
          busy={bypass.step === 'asking'}
          onClick={() => dispatch(bypassActions.asked())}
        >
          {say('mobileSetup.skip')}
        </BusyButton>
        <SignOutButton />
      </Links>
    </Card>
  )
}
