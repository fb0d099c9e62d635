/** WebDriver's codes for keys that write no text, by the names that a page receives. */
const NAMED: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Insert: '\uE016',
  Delete: '\uE017',
  Meta: '\uE03D',
}

const BUTTONS = { none: 0, left: 0, middle: 1, right: 2 }

export interface KeyEvent {
  type: 'keyDown' | 'keyUp'
  key: string
}

export interface MouseEvent {
  type: 'move' | 'down' | 'up'
  button: keyof typeof BUTTONS
  x: number
  y: number
}

/** Returns the WebDriver actions that press or release a key. */
export const keyActions = ({ type, key }: KeyEvent): unknown => ({
  actions: [{ type: 'key', id: 'keyboard', actions: [{ type, value: NAMED[key] ?? key }] }],
})

/** Returns the WebDriver actions that move the mouse, or press or release a button. */
export function mouseActions({ type, button, x, y }: MouseEvent): unknown {
  const action =
    type === 'move'
      ? { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
      : { type: type === 'down' ? 'pointerDown' : 'pointerUp', button: BUTTONS[button] }
  const parameters = { pointerType: 'mouse' }
  return { actions: [{ type: 'pointer', id: 'mouse', parameters, actions: [action] }] }
}
