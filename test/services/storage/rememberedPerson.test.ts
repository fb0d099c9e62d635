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
  ['a sign-out keeps the username', forgetCookies, without(...OTHERS)],
  // (sign-in/not-you)
  ['forgetting a name also clears its other cookies', forgetRemembered, ['authenticationMode']],
  // (storage/next-person)
  [
    'another account’s sign-in clears the previous user’s cookies',
    () => forgetOther('bob'),
    without(...OTHERS),
  ],
  ['the same user’s name in any case keeps all cookies', () => forgetOther('ADA'), ALL],
  [
    'a new sign-in of the same user ends an abandoned device check',
    () => forgetEarlier('ada'),
    without(CHECK),
  ],
  ['a new sign-in of another user clears the cookies', () => forgetEarlier('bob'), without(...OTHERS)],
])('%s', (_how, forget, left) => {
  forget()
  expect(names().sort()).toEqual(left.sort())
})

test('without a remembered user, cookies do not count as another user’s', () => {
  document.cookie = 'lastLoginUsername=; path=/; max-age=0'
  forgetOther('bob')
  expect(names()).toContain('userId')
})
