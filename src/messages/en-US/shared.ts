/** The texts that several journeys show. Their names are of no journey, such as `code.*`. */
export const shared = {
  'phone.country': 'Country: {name}, +{code}',
  'phone.countryOther': 'Country',
  'phone.countries': 'Countries',

  'action.contactSupport': 'Contact support',
  'action.close': 'Close',
  'action.signOut': 'Sign out',
  'action.backToSignIn': 'Back to sign in',
  'action.changePassword': 'Change password',
  'action.skip': 'Skip',
  'action.activate': 'Activate',
  'action.next': 'Next',
  'action.copy': 'Copy',

  'code.digit': 'Digit {n} of {count}',
  'code.oneTime': 'Enter your one-time code',
  'code.label': 'Security code',
  'code.sent': 'A new code is on its way. Only the newest one works.',
  'code.triesLeft': 'Tries left: {n}',
  'code.another': 'Show another code',
  'code.yours': 'Your code: {code}',
  'code.over': 'This code can no longer be used.',
  'code.ends': 'The code can be used for {time}.',

  'screen.tooOld.heading': 'This browser is too old',
  'screen.tooOld.text': 'Update it, or use another browser, to sign in.',

  'session.heading': 'Checking your session',
  'session.checking': 'Checking your session…',
  'session.denied': 'You are not signed in yet',

  'codeForm.why': 'Enter the code to continue.',
  'codeForm.accepted': 'Code accepted. Signing you in…',

  'waiting.minutes': '{minutes} min {seconds} sec',
  'waiting.minutesLeft': 'Minutes left: {n}',
  'waiting.phone': 'Waiting for your phone…',
  'waiting.app': 'Waiting for the app. This page goes on by itself.',
  'waiting.endsIn': 'This request ends in {time}.',
  'waiting.lastSeconds': 'The request ends in {n} seconds.',
  'waiting.over': 'The time for this request is over.',
  'waiting.since': 'Waiting since {time}.',
  'waiting.checked': 'Checked a moment ago.',
  'waiting.retryIn': 'We try again in {time}.',
  'waiting.retrying': 'Trying again…',
  'waiting.offline': 'This page goes on once the connection is back.',
  'waiting.tryNow': 'Try now',
  'waiting.seconds': '{n} sec',
  'waiting.atMost': 'This takes {time} at most.',
  'waiting.slow': 'This is taking longer than usual.',

  'request.time': 'Asked for at {time}',
  'request.place': 'From {place}',

  'trust.ask': {
    one: 'Don’t ask again on this device for {n}\u00a0day',
    other: 'Don’t ask again on this device for {n}\u00a0days',
  },
  'trust.hint': 'Not for a computer that you share with others.',

  'who.account': 'Account:',
  'who.notYou': 'Not you?',

  'rail.label': 'Steps',
  'rail.done': '(done)',
  'rail.password': 'Password',
  'rail.code': 'Code',
  'rail.approval': 'Approval',
  'rail.passkey': 'Passkey',
  'rail.phone': 'Phone',
  'rail.email': 'Email',
  'rail.newPassword': 'New password',

  'copy.done': 'Copied.',
  'copy.failed': 'It could not be copied. Please copy it by hand.',

  'item.used': 'Last used: {time}',
  'item.unused': 'Not used yet',
  'item.remove': 'Remove',
  'item.removeNamed': 'Remove {name}',
  'item.keep': 'Keep',

  'signedIn.heading': 'You are signed in',
  'signedIn.open': 'Open {product} here',

  'problem.required': 'This field is required',
  'problem.enterCode': 'Please enter the verification code.',
  'problem.invalidCode': 'The verification code is invalid.',
  'problem.tryAgainLater': 'An error occurred, please try again later.',
  'problem.enterMobileNumber': 'Please enter your mobile number.',
  'problem.noCodePasted': 'No code was found in the pasted text. Please type the code.',
} as const
