import { readNotice } from 'src/features/notice/readNotice'
import { act, screen } from '@testing-library/react'
import { DatedNotice } from 'src/features/notice/DatedNotice'
import { renderThemed } from 'test/support/renderScreen'

describe('a notice that is read', () => {
  const NOW = Date.parse('2026-12-05T12:00:00Z')
  const HOUR_MS = 3_600_000
  /** The settings arrived a minute ago; the device is a day behind the server. */
  const RECEIVED = { server: 'Sat, 05 Dec 2026 12:00:00 GMT', deviceMs: NOW - 24 * HOUR_MS }
  const TEXT = 'Maintenance.'

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW - 24 * HOUR_MS + 60_000 })
  })

  // (notice/fields)
  const texts: [rule: string, text: unknown, shown: string | undefined][] = [
    ['a text', TEXT, TEXT],
    ['a text with spaces around it', `  ${TEXT}\n`, TEXT],
    ['300 characters', 'a'.repeat(300), 'a'.repeat(300)],
    ['more than 300 characters', 'a'.repeat(301), 'a'.repeat(300)],
    ['two lines', 'Maintenance\n on Saturday', 'Maintenance on Saturday'],
    ['no text', undefined, undefined],
    ['an empty text', '  ', undefined],
    ['a number', 5, undefined],
    ['an element, as text', '<b>Maintenance</b>', '<b>Maintenance</b>'],
    ['a sign that is not an element', 'CPU < 5 % & more', 'CPU < 5 % & more'],
  ]
  test.each(texts)('%s', (_rule, text, shown) => {
    expect(readNotice({ text }, RECEIVED)?.text).toBe(shown)
  })

  test.each([[undefined], [null], ['Maintenance.'], [[{ text: TEXT }]], [true]])(
    'a setting that is not an object is not a notice: %p',
    setting => {
      expect(readNotice(setting, RECEIVED)).toBeUndefined()
    },
  )

  // (notice/fields)
  const others: [rule: string, fields: object, read: object][] = [
    ['no severity', {}, { severity: 'info' }],
    ['a warning', { severity: 'warning' }, { severity: 'warning' }],
    ['an unknown severity', { severity: 'fatal' }, { severity: 'info' }],
    ['an https link', { link: 'https://a.example/b' }, { link: 'https://a.example/b' }],
    ['an http link', { link: 'http://a.example/b' }, { link: undefined }],
    ['a script', { link: 'javascript:alert(1)' }, { link: undefined }],
    ['a link with user info', { link: 'https://u:p@a.example/' }, { link: undefined }],
    ['a link with only a username', { link: 'https://u@a.example/' }, { link: undefined }],
    ['a path', { link: '/status' }, { link: undefined }],
    ['a link that is a number', { link: 7 }, { link: undefined }],
  ]
  test.each(others)('%s', (_rule, fields, read) => {
    expect(readNotice({ text: TEXT, ...fields }, RECEIVED)).toMatchObject({ text: TEXT, ...read })
  })

  // (notice/until)
  const ends: [rule: string, until: unknown, leftMs: number | undefined][] = [
    ['an end by the server’s clock, not the device’s', '2026-12-05T13:00:00Z', HOUR_MS - 60_000],
    ['an end in another time zone', '2026-12-05T14:00:00+01:00', HOUR_MS - 60_000],
    [
      'a zone without a colon, and fractions of a second',
      '2026-12-05T14:00:00.0000000+0100',
      HOUR_MS - 60_000,
    ],
    ['a time zone in whole hours', '2026-12-05T14:00:00+01', HOUR_MS - 60_000],
    ['an end in the past', '2026-12-05T11:00:00Z', -HOUR_MS - 60_000],
    ['an end between spaces', ' 2026-12-05T13:00:00Z ', HOUR_MS - 60_000],
    ['no end', undefined, undefined],
    ['an end without a time zone', '2026-12-05T13:00:00', undefined],
    ['a day', '2026-12-05', undefined],
    ['milliseconds', 1_796_000_000_000, undefined],
    ['words', 'tomorrow', undefined],
  ]
  test.each(ends)('%s', (_rule, until, leftMs) => {
    const read = readNotice({ text: TEXT, until }, RECEIVED)?.untilMs
    expect(read && read - Date.now()).toBe(leftMs)
  })

  // (notice/until)
  test.each([
    ['the settings have no time', undefined],
    ['the response had no date', { deviceMs: NOW }],
    ['the date is unreadable', { server: 'today', deviceMs: NOW }],
  ])('the device’s clock is used if %s', (_when, received) => {
    const read = readNotice({ text: TEXT, until: '2026-12-04T13:01:00Z' }, received)?.untilMs
    expect(read && read - Date.now()).toBe(HOUR_MS)
  })
})

describe('a notice with dates', () => {
  const TEXT = 'Text messages may be late.'

  beforeEach(() => {
    jest.useFakeTimers()
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
  })

  /** Shows a notice that ends in so many milliseconds. */
  const show = (ms: number) =>
    renderThemed(
      <>
        <DatedNotice
          shown
          notice={{
            text: TEXT,
            severity: 'info',
            link: 'https://status.harbor.example/',
            untilMs: Date.now() + ms,
          }}
        />
        <main>
          <input aria-label="Username" />
        </main>
      </>,
    )

  // (notice/until)
  test('a notice ends while the page stays open, and passes its focus on to the step', () => {
    show(90_000)
    expect(screen.getByText(TEXT)).toBeInTheDocument()
    screen.getByRole('link', { name: 'More information' }).focus()
    act(() => jest.advanceTimersByTime(89_000))
    expect(screen.getByText(TEXT)).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.queryByText(TEXT)).toBeNull()
    expect(screen.getByLabelText('Username')).toHaveFocus()
  })

  // (notice/until)
  test('a notice that has ended is never shown', () => {
    show(-1000)
    expect(screen.queryByText(TEXT)).toBeNull()
  })

  // (notice/until)
  test('nothing runs after the page is gone', () => {
    show(90_000).unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
