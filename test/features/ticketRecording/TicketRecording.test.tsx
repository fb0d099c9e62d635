import { screen, within } from '@testing-library/react'
import { forgetConfig } from 'src/services/config'
import { forgetRecording, registerRecording } from 'src/services/report/pageRecording'
import { installDialogs } from 'test/support/installDialogs'
import { openApp } from 'test/support/openApp'
import {
  ticketRecordingActions as actions,
  ticketRecordingSlice,
  type TicketRecordingState,
} from 'src/features/ticketRecording/ticketRecordingSlice'

const INFO = 'GET /api/online/v1/support/get-info'
const FORM = 'POST /api/online/v1/support/form'
const TEXT = '{"format":1,"entries":[\n]}\n'

beforeAll(installDialogs)
afterEach(() => {
  document.head.innerHTML = ''
  forgetRecording()
  forgetConfig()
})

async function openForm(supportRecording = true) {
  document.head.innerHTML = `<script id="foyer-config" type="application/json">${JSON.stringify({ supportRecording })}</script>`
  const app = await openApp({
    answers: { [INFO]: { body: { email: 'support@harbor.example' } }, [FORM]: {} },
  })
  await app.user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = await screen.findByRole('dialog', { name: 'Get help. Get back to work.' })
  await within(dialog).findByLabelText('Description')
  const box = () => within(dialog).getByRole<HTMLInputElement>('checkbox')
  const fields: [string, string][] = [
    ['Name', 'Grace Hopper'],
    ['Email', 'grace@harbor.example'],
    ['Phone', '12025550199'],
    ['Description', 'No code comes.'],
  ]
  const send = async () => {
    for (const [label, text] of fields) {
      await app.user.click(within(dialog).getByLabelText(label))
      await app.user.paste(text)
    }
    await app.user.click(within(dialog).getByRole('button', { name: 'Submit' }))
    await screen.findByText(/Your ticket has been confirmed/)
    return app.asked(FORM).at(-1)?.json
  }
  return { ...app, dialog, box, send }
}

// (support/recording, support/recording-seen, support/recording-sent)
test('pressing the button adds a recording, which can be viewed and is sent with the ticket', async () => {
  registerRecording(Promise.resolve(() => ({ text: TEXT, dropped: 0 })))
  const { dialog, box, user, send } = await openForm()
  expect(box()).toHaveAccessibleName('Add a recording of this page')
  expect(box()).toHaveAccessibleDescription(/has no password, no code, no name and nothing that you typed/)
  expect(box()).not.toBeChecked()
  await user.click(box())
  expect(box()).toBeChecked()
  await user.click(await within(dialog).findByText('See what is in the recording'))
  const lines = within(dialog).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'See what is in the recording',
  })
  expect(lines.value).toBe(TEXT)
  expect(lines).toHaveAttribute('readonly')
  expect(within(dialog).queryByText(/was too long/)).toBeNull()
  expect(await send()).toMatchObject({ description: 'No code comes.', recording: TEXT })
})

test('pressing the button again removes the recording', async () => {
  registerRecording(Promise.resolve(() => ({ text: TEXT, dropped: 0 })))
  const { dialog, box, user, send } = await openForm()
  await user.click(box())
  await within(dialog).findByText('See what is in the recording')
  await user.click(box())
  expect(box()).not.toBeChecked()
  expect(within(dialog).queryByText('See what is in the recording')).toBeNull()
  expect(await send()).not.toHaveProperty('recording')
})

// (support/recording-bounds)
test('the form reports that the beginning of the recording is missing', async () => {
  registerRecording(Promise.resolve(() => ({ text: TEXT, dropped: 300 })))
  const { dialog, box, user } = await openForm()
  await user.click(box())
  const told = await within(dialog).findByText('The recording was too long: its beginning is not in it.')
  expect(told).toBeVisible()
})

test('if the page has no recording, the form reports it and the ticket is sent without one', async () => {
  registerRecording(Promise.reject(new Error('The chunk did not load.')))
  const { dialog, box, user, send } = await openForm()
  await user.click(box())
  expect(await within(dialog).findByText('There is no recording of this page.')).toBeVisible()
  expect(box()).not.toBeChecked()
  expect(await send()).not.toHaveProperty('recording')
})

test('no recording is offered if the company does not enable it', async () => {
  const { dialog, send } = await openForm(false)
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
  expect(await send()).not.toHaveProperty('recording')
})

describe('the state', () => {
  const recording = { text: '{"format":1}', dropped: 0 }
  const left: TicketRecordingState = { step: 'left' }
  const taking: TicketRecordingState = { step: 'taking' }
  const added: TicketRecordingState = { step: 'added', recording }
  const failed: TicketRecordingState = { step: 'failed' }

  // (support/recording)
  test.each<
    [what: string, state: TicketRecordingState, action: { type: string }, next: TicketRecordingState]
  >([
    ['pressing the button requests a recording', left, actions.wanted(), taking],
    ['a recording that arrives is added', taking, actions.taken(recording), added],
    ['a recording that arrives after it was cancelled is ignored', left, actions.taken(recording), left],
    ['a page without a recording reports a failure', taking, actions.failed(), failed],
    ['a failure after the recording was cancelled is ignored', left, actions.failed(), left],
    ['pressing the button again removes the recording', added, actions.removed(), left],
    ['a failed recording can be requested again', failed, actions.wanted(), taking],
    ['each form starts without a recording', added, actions.begun(), left],
  ])('%s', (_what, state, action, next) => {
    expect(ticketRecordingSlice.reducer(state, action)).toEqual(next)
  })
})
