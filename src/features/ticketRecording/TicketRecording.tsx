import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { CheckField } from 'src/components/fields/CheckField'
import { Notice } from 'src/components/feedback/ProblemAlert'
import { SmallText } from 'src/components/layout/Small'
import {
  ticketRecordingActions,
  selectTicketRecording,
} from 'src/features/ticketRecording/ticketRecordingSlice'
import { useMessages } from 'src/messages/useMessages'

const Box = styled.div`
  margin-block-end: ${({ theme }) => theme.space.m};
`

const Summary = styled.summary`
  display: list-item;
  min-height: ${({ theme }) => theme.size.target};
  align-content: center;
  cursor: pointer;
  font-size: ${({ theme }) => theme.font.small};
`

// A read-only field: it can be scrolled by keyboard, and its text can be copied.
const Lines = styled.textarea`
  width: 100%;
  height: 12rem;
  padding: ${({ theme }) => theme.space.s};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surfaceSunken};
  color: ${({ theme }) => theme.color.text};
  font-family: monospace;
  font-size: ${({ theme }) => theme.font.small};
  white-space: pre;
  overflow: auto;
`

const WHAT = 'support-recording-what'

/**
 * Offers to add the recording of this page to the ticket, and shows it before it is sent (support/recording,
 * support/recording-seen). Renders nothing unless the company asks for recordings.
 */
export function TicketRecording() {
  const t = useMessages()
  const dispatch = useDispatch()
  const state = useSelector(selectTicketRecording)
  if (state.step === 'off') return null
  return (
    <Box>
      <CheckField
        id="support-recording"
        label={t('support.recording')}
        describedBy={WHAT}
        checked={state.step === 'taking' || state.step === 'added'}
        onChange={checked =>
          dispatch(checked ? ticketRecordingActions.wanted() : ticketRecordingActions.removed())
        }
      />
      <SmallText id={WHAT}>{t('support.recording.what')}</SmallText>
      <Notice line>{state.step === 'failed' && t('support.recording.none')}</Notice>
      {state.step === 'added' && (
        <>
          {state.recording.dropped > 0 && <SmallText>{t('support.recording.cut')}</SmallText>}
          <details>
            <Summary>{t('support.recording.see')}</Summary>
            <Lines
              aria-label={t('support.recording.see')}
              dir="ltr"
              lang="en"
              translate="no"
              readOnly
              spellCheck={false}
              value={state.recording.text}
            />
          </details>
        </>
      )}
    </Box>
  )
}
