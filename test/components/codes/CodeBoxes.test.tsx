import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { CodeBoxes } from 'src/components/codes/CodeBoxes'
import type { CodeDigits } from 'src/components/codes/codeDigits'
import { beginComposition, compose, END_ORDERS, endComposition } from 'test/support/composing'
import { renderThemed } from 'test/support/renderScreen'
import { setupUser } from 'test/support/setupUser'

function Form({ told }: { told: string[] }) {
  const [digits, setDigits] = useState<CodeDigits>(['', '', '', '', '', ''])
  const change = (next: CodeDigits) => {
    told.push(next.join(''))
    setDigits(next)
  }
  return <CodeBoxes id="code" label="Verification code" digits={digits} readOnly={false} onChange={change} />
}

function show() {
  const told: string[] = []
  renderThemed(<Form told={told} />)
  const box = (n: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${n} of 6`)
  const code = () => [1, 2, 3, 4, 5, 6].map(n => box(n).value || '_').join('')
  return { told, box, code, user: setupUser() }
}

test('a group of six boxes accepts an autofilled code in one place', () => {
  show()
  const group = screen.getByRole('group', { name: 'Verification code' })
  const boxes = within(group).getAllByRole('textbox')
  expect(boxes).toHaveLength(6)
  expect(boxes.map(box => box.getAttribute('inputmode'))).toEqual(Array(6).fill('numeric'))
  expect(document.querySelectorAll('[autocomplete=one-time-code]')).toHaveLength(1)
  expect(group).toHaveTextContent('–')
})

test('each box has its own label', () => {
  const { box } = show()
  expect([1, 6].map(n => box(n).labels?.[0]?.textContent)).toEqual(['Digit 1 of 6', 'Digit 6 of 6'])
  expect(box(1)).toHaveAccessibleName('Digit 1 of 6')
})

test('typing moves from box to box, including zeros', async () => {
  const { user, box, code } = show()
  await user.click(box(1))
  await user.keyboard('0a1-2')
  expect(code()).toBe('012___')
  expect(box(4)).toHaveFocus()
})

// (accessibility/heard-once)
test('a digit appears in its box only once the next box has the focus', () => {
  const { box } = show()
  box(1).focus()
  const goesOn = fireEvent.keyDown(box(1), { key: '7' })
  // The browser does not insert the digit, so that Firefox reports no caret in a box without the focus.
  expect([goesOn, box(1).value]).toEqual([false, '7'])
  expect(box(2)).toHaveFocus()
})

test('typing over a digit keeps the new one', async () => {
  const { user, box, code } = show()
  await user.click(box(1))
  await user.keyboard('123')
  await user.click(box(2))
  await user.keyboard('9')
  expect(code()).toBe('193___')
})

test('Backspace empties a box, then moves back', async () => {
  const { user, box, code } = show()
  await user.click(box(1))
  await user.keyboard('12[Backspace]')
  expect(box(2)).toHaveFocus()
  await user.keyboard('[Backspace]')
  expect(code()).toBe('1_____')
  expect(box(2)).toHaveFocus()
  await user.keyboard('[Backspace]')
  expect(box(1)).toHaveFocus()
})

test('the arrow keys move between the boxes', async () => {
  const { user, box } = show()
  await user.click(box(3))
  await user.keyboard('[ArrowLeft]')
  expect(box(2)).toHaveFocus()
  await user.keyboard('[ArrowRight][ArrowRight]')
  expect(box(4)).toHaveFocus()
})

test('the browser handles Alt with an arrow key', async () => {
  const { user, box } = show()
  await user.click(box(3))
  await user.keyboard('{Alt>}[ArrowLeft]{/Alt}')
  expect(box(3)).toHaveFocus()
})

test('a pasted code fills all boxes at once', async () => {
  const { user, box, code, told } = show()
  await user.click(box(4))
  await user.paste(' 123-456 ')
  expect(code()).toBe('123456')
  expect(told).toEqual(['123456'])
})

// (forms/composition)
describe.each(END_ORDERS)('%s', order => {
  const composed: [rule: string, before: string, at: number, steps: string[], after: string, next: number][] =
    [
      ['one digit', '', 1, ['７'], '7_____', 2],
      ['several digits in one box', '', 1, ['１', '１２', '１２３'], '123___', 4],
      ['two digits in one box', '12', 3, ['８６'], '1286__', 5],
      ['a whole code in one box', '', 1, ['１２３', '１２３４５６'], '123456', 6],
      ['a whole code in the last box', '12', 6, ['１２３４５６'], '123456', 6],
      ['a letter', '', 1, ['あ'], '______', 1],
    ]
  test.each(composed)('%s', async (_rule, before, at, steps, after, next) => {
    const { user, box, code, told } = show()
    await user.click(box(1))
    if (before) await user.keyboard(before)
    box(at).focus()
    told.length = 0
    expect(compose(box(at), steps, order)).toEqual(steps)
    expect(code()).toBe(after)
    expect(told).toHaveLength(after === '______' ? 0 : 1)
    expect(box(next)).toHaveFocus()
  })

  test('boxes can be filled in digit by digit by events without data', () => {
    const { box, code } = show()
    for (const [index, digit] of ['１', '２', '３'].entries()) {
      beginComposition(box(index + 1), [digit])
      endComposition(box(index + 1), '', order)
    }
    expect(code()).toBe('123___')
    expect(box(4)).toHaveFocus()
  })

  test('a composition over a digit replaces it', async () => {
    const { user, box, code } = show()
    await user.click(box(1))
    await user.keyboard('1')
    compose(box(1), ['９'], order)
    expect(code()).toBe('9_____')
  })
})

test.each([{ isComposing: true }, { keyCode: 229 }])('%j leaves the keys to the input method', sign => {
  const { box, code } = show()
  box(1).focus()
  expect(['1', 'Backspace', 'ArrowRight'].map(key => fireEvent.keyDown(box(1), { key, ...sign }))).toEqual([
    true,
    true,
    true,
  ])
  expect([code(), document.activeElement]).toEqual(['______', box(1)])
})

// (forms/code-in-message)
test.each([1, 4])('a message that is pasted into box %i fills in its code once', async at => {
  const { user, box, code, told } = show()
  await user.click(box(at))
  await user.paste('Your code of 2026-11-28 is 738-314.')
  expect(code()).toBe('738314')
  expect(told).toEqual(['738314'])
})

test('a pasted message without a code does not change the boxes, and a description explains it', async () => {
  const { user, box, code, told } = show()
  await user.click(box(1))
  await user.keyboard('12')
  told.length = 0
  await user.paste('Hello there')
  expect([code(), told]).toEqual(['12____', []])
  expect(box(3)).toHaveFocus()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(box(3)).toHaveAccessibleDescription('No code was found in the pasted text. Please type the code.')
  await user.keyboard('3')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(box(3)).toBeValid()
})
