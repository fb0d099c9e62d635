import { screen } from '@testing-library/react'
import { OneTimeCodeScreen } from 'src/features/mfa/oneTimeCode/OneTimeCodeScreen'
import { TextCodeScreen } from 'src/features/mfa/textCode/TextCodeScreen'
import { showFactor } from 'test/support/factorScreen'

const keep = (values: object) => () => {
  for (const [key, value] of Object.entries(values))
    sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
}
const refused = { activate: { status: 400, body: 'No.' } }
const text = (stepExtras: object) =>
  showFactor('/phone-auth', TextCodeScreen, refused, keep({ mfaTimeout: 300, mfaType: 'sms', stepExtras }))
const oneTime = (stepExtras: object) =>
  showFactor('/symantec', OneTimeCodeScreen, refused, () => {
    document.cookie = 'authenticationMode=symantecVIP; path=/'
    keep({ stepExtras })()
  })
const field = () => screen.getByRole('textbox', { name: 'Security code' })
const boxes = () => [...(field().nextElementSibling?.querySelectorAll('[aria-hidden] > span') ?? [])]
const here = () => boxes().findIndex(box => box instanceof HTMLElement && box.dataset.here === 'true')

// (forms/code-length)
test.each([
  ['a code by text message', text],
  ['a one-time code', oneTime],
])(
  '%s of known length is entered in one field drawn as boxes, which accepts no more digits',
  async (_which, open) => {
    const { user, sent } = await open({ digits: 6 })
    expect(boxes()).toHaveLength(6)
    await user.type(field(), '12')
    expect(here()).toBe(2)
    await user.type(field(), '34567')
    expect(field()).toHaveValue('123456')
    expect(here()).toBe(5)
    await user.keyboard('{Enter}')
    await screen.findByRole('alert')
    expect(here()).toBe(0)
    expect(Object.values(sent('/activate')[0] ?? {})).toContain('123456')
  },
)

test.each([
  ['sends no length', {}],
  ['sends an invalid length', { digits: 60 }],
])('if a server %s, the field accepts any length', async (_what, extras) => {
  const { user } = await text(extras)
  await user.type(field(), '1234567')
  expect(field()).toHaveValue('1234567')
  expect(boxes()).toEqual([])
})
