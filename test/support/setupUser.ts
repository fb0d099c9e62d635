import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'

/** A user who types without pauses. jsdom has no layout: only a browser can find an element that covers a button. Nothing depends on the time between two keys. */
export const setupUser = () =>
  userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, skipHover: true, delay: null })
