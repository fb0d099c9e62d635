/** Whether a key is Tab; with Shift, WebKitGTK names it by its place on the keyboard alone. */
export const isTab = ({ key, code }: { key: string; code: string }): boolean =>
  key === 'Tab' || code === 'Tab'
