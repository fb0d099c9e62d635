import { enUS, type MessageKey } from 'src/messages/en-US'

interface Place {
  /** The screen, as a translator would find it. */
  where: string
  /** The picture of it (tools/screens/shots.ts). */
  shot: string
}

type NamespaceOf<K> = K extends `${infer Namespace}.${string}` ? Namespace : never
type Namespace = NamespaceOf<MessageKey>

/** Where the texts of a namespace are that has no page of its name, or more than one picture of it. */
export const PLACES: Readonly<Partial<Record<Namespace, Place>>> = {
  language: { where: 'Menu of languages at the foot of every page', shot: 'login' },
  links: { where: "The company's own pages, at the foot of every page", shot: 'company-look' },
  accounts: { where: 'Below the sign-in form, where several names are remembered', shot: 'login-accounts' },
  popupNotified: { where: 'A window whose sign-in is done, and that stays open', shot: 'popup-notified' },
  nativeClient: {
    where: 'The end of a sign-in that another app on the device has begun',
    shot: 'native-client',
  },
  page: { where: "The browser's tab", shot: 'login' },
  login: { where: 'Sign-in page', shot: 'login-password' },
  action: { where: 'Buttons and links of many screens', shot: 'login' },
  field: { where: 'Beside a field', shot: 'login-password' },
  problem: { where: 'Above the form, or below the field that it concerns', shot: 'login-wrong-password' },
  retry: { where: 'In place of a problem, counting down', shot: 'login-limited' },
  screen: { where: 'In place of a screen that cannot be shown', shot: 'trouble-crashed' },
  completion: {
    where: "While the person is signed in to the company's other sites",
    shot: 'auto-login-progress',
  },
  phone: { where: 'Country list of the phone field', shot: 'reset-phone-picker' },
  forgetPassword: { where: 'Forgot password', shot: 'forget-password' },
  resetPassword: { where: 'Reset by a code that comes by text message', shot: 'reset-code' },
  resetEmail: { where: 'Reset by a code that comes by e-mail', shot: 'reset-email' },
  passwordUpdated: { where: 'After the password was changed', shot: 'reset-done' },
  newPassword: { where: 'Form for a new password, with its rules', shot: 'reset-create-some' },
  resetTempPassword: {
    where: 'After a sign-in with a password that must be replaced',
    shot: 'temporary-expired',
  },
  passwordExpired: { where: 'After a sign-in with an expired password', shot: 'expired' },
  changePassword: { where: 'Change password', shot: 'change-form' },
  connected: { where: 'Devices and apps that use the password', shot: 'change-intro' },
  verification: { where: 'Waiting for the approval in the mobile app', shot: 'verification' },
  session: { where: 'Check of the session', shot: 'session-status' },
  codeForm: { where: 'Form for a code', shot: 'symantec-code' },
  phoneAuth: { where: 'Security code that comes by text message or call', shot: 'phone-auth' },
  symantec: { where: 'Codes of the VIP Access app', shot: 'symantec-code' },
  authenticator: { where: 'Set-up of an authenticator app', shot: 'authenticator-register' },
  recovery: { where: 'Recovery codes', shot: 'authenticator-recovery-codes' },
  mobileSetup: { where: 'Set-up of the mobile app', shot: 'mobile-setup' },
  apps: { where: 'Links to the app stores', shot: 'mobile-setup' },
  support: { where: 'Get help', shot: 'support' },
  deskCode: {
    where: "A code that is read to the company's help desk on the phone",
    shot: 'support-desk-code',
  },
  notice: { where: 'Strip at the top edge of the sign-in page', shot: 'notice-warning' },
  phoneSignIn: {
    where: 'Sign-in of a computer by a phone, as the computer shows it',
    shot: 'phone-sign-in-code',
  },
  phoneRequest: {
    where: 'The question of a computer that is to be signed in, on the phone',
    shot: 'phone-sign-in-number',
  },
  onboardingNotSupported: { where: 'A set-up that was begun on a phone', shot: 'onboarding-not-supported' },
  installerError: { where: 'A device that lacks the app', shot: 'installer-error' },
  mobileWizard: { where: 'Hint at the mobile app', shot: 'mobile-wizard' },
  who: { where: 'Name of the person above a step', shot: 'login-password' },
  rail: { where: 'List of the steps', shot: 'phone-auth' },
  waiting: { where: 'Facts of a wait', shot: 'verification' },
  challenge: { where: 'Number that is chosen in the mobile app', shot: 'verification-number' },
  trust: { where: 'Box below a code', shot: 'phone-auth-trust' },
  newCode: { where: 'Another code by text message', shot: 'phone-auth-new-code' },
  code: { where: 'A code, or the field for one', shot: 'phone-auth-new-code' },
  request: { where: 'When and where a request was made', shot: 'verification-number' },
  copy: { where: 'After a press of a button that copies', shot: 'mobile-setup' },
  item: { where: 'A passkey, an app or a device in a list', shot: 'change-form' },
  signedIn: { where: 'A page that stays open after its sign-in', shot: 'popup-notified' },
  passkey: { where: 'A passkey as the second factor', shot: 'passkey' },
  alternatives: { where: 'Other factors, below each factor', shot: 'phone-auth-alternatives' },
  passkeyOffer: { where: 'Offer of a passkey, after a sign-in', shot: 'passkey-offer' },
  proof: { where: 'Question above the page of the own security, after a press', shot: 'security-proof' },
  passkeys: { where: 'List of the passkeys, beside the change of the password', shot: 'change-form' },
}

/** The context that the words of a text do not contain. */
export const CONTEXTS: Partial<Record<MessageKey, string>> = {
  'page.title': '{product} is the name of the product, such as Harbor; it is not inflected.',
  'login.next': 'Button: goes from the username to the password.',
  'login.continue': "Button: goes to the company's identity provider. login.providerHint names it.",
  'login.heading': 'Heading, as a noun or an infinitive: what this page is for.',
  'login.signIn': 'Button: does it.',
  'action.activate': 'Button: connects the VIP Access app with the account.',
  'action.close': 'Button: closes a dialog.',
  'phoneSignIn.button': 'Button below the form, and the heading of what it opens.',
  'phoneRequest.deny': 'Button: refuses the request.',
  'newPassword.old': 'Label of the field for the current password.',
  'newPassword.rule.match': 'A rule of a list: fulfilled when both fields hold one password.',
  'newPassword.strength.none': 'No password yet; follows the label newPassword.strength.',
  'symantec.credentialsId': 'The label that the VIP Access app shows in this language.',
  'item.nearby': 'Badge beside a device, one word.',
  'code.digit': 'Name of one box of a code, for screen readers.',
  'waiting.minutes': 'Read aloud once a minute.',
  'emailCode.to': '{reference} is the address with its middle hidden, such as m•••@example.com.',
  'verification.close': 'Button: leaves the wait.',
  'alternatives.try': 'Button: lists the other factors, each of which is a button.',
}

const BUTTON =
  /^action\.|\.(?:next|signIn|continue|save|verify|submit|send|sendCode|sendNew|resend|skip|close|gotIt|change|download|done)$/
const HEADING = /(?:^|\.)heading$/

/** How long a text may be. */
const limitOf = (key: string): string => {
  if (BUTTON.test(key)) return 'A button: one line at 320 px, about 28 letters; two lines at most.'
  if (HEADING.test(key)) return 'A heading: two lines at 320 px, about 45 letters.'
  return 'No longer than 500 letters; the screen is 320 px wide at least.'
}

/** A namespace with a heading is that of a page, whose picture has its name. */
function placeOf(namespace: Namespace): Place | undefined {
  const heading = new Map<string, unknown>(Object.entries(enUS)).get(`${namespace}.heading`)
  if (PLACES[namespace] || typeof heading !== 'string') return PLACES[namespace]
  return { where: `The page '${heading}'`, shot: kebab(namespace) }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Returns the notes for translators about a text, by kind. */
export function notesOf(key: MessageKey): [kind: string, text: string][] {
  const place = placeOf(key.split('.')[0] as Namespace)
  const notes: [kind: string, text: string | undefined][] = [
    ['where', place?.where],
    ['context', CONTEXTS[key]],
    ['limit', limitOf(key)],
    ['picture', place && `screens/${place.shot}.small.png`],
  ]
  return notes.flatMap(([kind, text]) => (text === undefined ? [] : [[kind, text]]))
}
