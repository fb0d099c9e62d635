import {
  forgetCookies,
  forgetEarlier,
  forgetOther,
  forgetRemembered,
} from 'src/services/storage/rememberedPerson'
import { clearCookies } from 'test/support/clearCookies'

const CHECK = 'w-device-compliance-check-info'

beforeEach(() => {
  visit('https://app.example/signin/')
  clearCookies()
  const cookies = [
    'rememberMeInfo=Ada',
    'lastLoginUsername=Ada',
    'userId=u-1',
    'autoLoginEnabled=enabled',
    'authenticationMode=simple',
    `${CHECK}={"mode":"mfa"}`,
  ]
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`
})

const names = () => document.cookie.split('; ').map(pair => pair.split('=')[0])
const ALL = ['rememberMeInfo', 'lastLoginUsername', 'userId', 'autoLoginEnabled', 'authenticationMode', CHECK]
const without = (...gone: string[]) => ALL.filter(name => !gone.includes(name))
const OTHERS = ['userId', 'autoLoginEnabled', CHECK]

test.each<[how: string, forget: () => void, left: string[]]>([
  // (storage/sign-out)
  ['a sign-out keeps the name', forgetCookies, without(...OTHERS)],
  // (sign-in/not-you)
  ['a name that is forgotten takes the rest along', forgetRemembered, ['authenticationMode']],
  // (storage/next-person)
  ['somebody else has nothing of the person before', () => forgetOther('bob'), without(...OTHERS)],
  ['the same person keeps it all, however the name is written', () => forgetOther('ADA'), ALL],
  ['a sign-in of the same person ends a check that was given up', () => forgetEarlier('ada'), without(CHECK)],
  ['one of somebody else ends all', () => forgetEarlier('bob'), without(...OTHERS)],
])('%s', (_how, forget, left) => {
  forget()
  expect(names().sort()).toEqual(left.sort())
})

test('where nobody was here, nobody’s cookies are somebody else’s', () => {
  document.cookie = 'lastLoginUsername=; path=/; max-age=0'
  forgetOther('bob')
  expect(names()).toContain('userId')
})
