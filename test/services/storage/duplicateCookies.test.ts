import { COOKIES } from 'src/constants/cookies'
import { writeCookie } from 'src/services/storage/cookies'
import { cookieScopes } from 'src/services/storage/cookieScopes'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { emptyJar } from 'test/support/cookieJar'

const DUPLICATES = [
  'path=/',
  'path=/signin',
  'path=/signin/',
  'path=/signin/phone',
  'path=/; domain=harbor.test',
  'path=/; domain=app.harbor.test',
  'path=/signin; domain=harbor.test',
]

let written: string[]
beforeEach(() => {
  visit('https://app.harbor.test/signin/phone')
  written = emptyJar()
})

// (storage/duplicates)
test.each(DUPLICATES)('a cookie that was set with %s is removed', scope => {
  document.cookie = `${COOKIES.rememberMeInfo}=ghost; ${scope}`
  expect(readCookie(COOKIES.rememberMeInfo)).toBe('ghost')
  removeCookie(COOKIES.rememberMeInfo)
  expect(document.cookie).toBe('')
})

test('all duplicates are removed at once, and cookies of another name stay', () => {
  for (const scope of DUPLICATES) document.cookie = `${COOKIES.authenticationMode}=simple; ${scope}`
  document.cookie = 'theirs=1; path=/signin; domain=harbor.test'
  removeCookie(COOKIES.authenticationMode)
  expect(document.cookie).toBe('theirs=1')
  document.cookie = 'theirs=; path=/signin; domain=harbor.test; max-age=0'
})

test('setting a cookie replaces those of other paths and domains', () => {
  for (const scope of DUPLICATES) document.cookie = `${COOKIES.rememberMeInfo}=ghost; ${scope}`
  writeCookie(COOKIES.rememberMeInfo, 'ada')
  expect(document.cookie).toBe('rememberMeInfo=ada')
})

test('a cookie without duplicates is written once', () => {
  document.cookie = `${COOKIES.userId}=7; path=/`
  written.length = 0
  removeCookie(COOKIES.userId)
  expect(written).toHaveLength(1)
})

test('the scopes are those of the page’s own path and host', () => {
  expect(cookieScopes({ hostname: 'a.test', pathname: '/signin/' })).toEqual(
    expect.arrayContaining([
      '; Path=/',
      '; Path=/signin',
      '; Path=/signin/',
      '; Path=/signin; Domain=a.test',
    ]),
  )
  expect(cookieScopes({ hostname: 'localhost', pathname: '/' })).toEqual([
    '; Path=/',
    '; Path=/; Domain=localhost',
  ])
})
