import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { SignOutFailed } from 'src/features/person/SignOutFailed'
import { initialsOf } from 'src/components/layout/Initials'
import { LanguageMenu } from 'src/features/language/LanguageMenu'
import type { Language } from 'src/messages/pickLanguage'
import { PrintedSheet } from 'src/features/authenticator/CodesToSave'
import { recordState } from 'test/support/appState'
import { renderScreen, renderThemed } from 'test/support/renderScreen'

const STEP = [<SignOutFailed key="notice" />, <input key="username" />]
const show = (signOut: RecordState['signOut']) =>
  renderScreen(<main>{STEP}</main>, { record: recordSlice.reducer }, { record: recordState({ signOut }) })

// (one-sign-in/sign-out)
test.each([undefined, 'running'] as const)('no notice is shown for a sign-out that is %s', signOut => {
  show(signOut)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed sign-out is reported and retried with one call, which removes the notice and moves the focus to the field', async () => {
  const { seen, dispatch } = show('failed')
  expect(screen.getByRole('alert')).toHaveTextContent('You may still be signed in')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(seen).toEqual(['session/signOutRetried'])
  dispatch(recordActions.signOutBegan())
  await userEvent.click(screen.getByRole('button'))
  expect(seen.filter(type => type === 'session/signOutRetried')).toHaveLength(1)
  dispatch(recordActions.signOutDone({ id: '2b', who: '', ended: true }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test.each([
  ['grace.hopper', 'GH'],
  ['grace', 'G'],
  ['ada@harbor.example', 'A'],
  ['ada.lovelace.jr@harbor.example', 'AL'],
  ['HARBOR\\grace', 'HG'],
  ['élodie-durand', 'ÉD'],
  ['山田太郎', '山'],
  ['+4915112345678', '4'],
  ['@@@', ''],
])('%s has the initials %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials)
})

const menu = (offered: Language[]) =>
  renderThemed(<LanguageMenu offered={offered} onChoose={() => Promise.resolve(true)} />)
const names = () => screen.queryAllByRole('option').map(option => option.textContent)

// (product/company-languages)
test.each<[rule: string, offered: Language[], names: string[]]>([
  ['the company’s languages, sorted by name', ['fr', 'en-US', 'de'], ['Deutsch', 'English', 'Français']],
  [
    'the page’s language as well, if it falls back to another language’s texts',
    ['de'],
    ['Deutsch', 'English'],
  ],
  ['no entries if there is no choice', ['en-US'], []],
])('the menu shows %s', (_rule, offered, expected) => {
  menu(offered)
  expect(names()).toEqual(expected)
})

test('a company that restricts no languages offers all of them', () => {
  menu([])
  expect(names()).toHaveLength(28)
})

describe('the codes to save', () => {
  afterEach(() => jest.useRealTimers())

  // (factors/recovery-print)
  test('the sheet has the date on which the codes were created, not the date on which it is rendered', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 30, 0, 5) })
    const madeMs = new Date(2026, 10, 29, 23, 55).getTime()
    renderScreen(
      <PrintedSheet>
        <p>codes</p>
      </PrintedSheet>,
      { record: recordSlice.reducer, recoveryCodes: () => ({ step: 'shown', madeMs }) },
    )
    expect(screen.getByText('November 29, 2026')).toBeInTheDocument()
  })
})
