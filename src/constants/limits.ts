/** The width below which a mobile user agent counts as a phone, and from which it counts as a tablet (product/devices). */
export const MOBILE_MAX_PX = 737
export const USERNAME_MAX = 256
export const SERVER_TEXT_MAX = 300
export const ADDRESS_MAX = 2048
export const HEADER_MAX = 256
export const CHANNEL_TEXT_MAX = 256
export const MFA_TIMEOUT_MAX_S = 86_400
export const DESCRIPTION_MAX = 512
/** The maximum length of a page's recording, in characters. */
export const RECORDING_MAX = 200_000
export const PHONE_MIN = 6
/** The maximum number of digits of a phone number with its country code (ITU-T E.164). */
export const PHONE_MAX = 15
export const NAME_MAX = 45
export const NAME_TAIL = 6
export const PASSWORD_MIN = 9
export const CODE_DIGITS = 6
