import { useSettled } from 'src/components/feedback/useSettled'
import { FOCUS_SETTLES_MS } from 'src/constants/timings'

/**
 * The value, once the focus has moved and a screen reader has said where. An error is tied to its field and becomes an alert in the
 * same moment after it is seen: Orca says an alert and a new description of the focused field both, unless they come together and late (accessibility/errors).
 */
export const useAfterFocus = <T>(value: T | undefined): T | undefined => useSettled(value, FOCUS_SETTLES_MS)
