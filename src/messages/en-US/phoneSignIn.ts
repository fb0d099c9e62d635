/** The texts of a sign-in of a computer by a phone, on both. */
export const phoneSignIn = {
  'phoneSignIn.button': 'Sign in with your phone',
  'phoneSignIn.text': 'Scan this code with a phone on which you are signed in, and approve there.',
  'phoneSignIn.byHand': 'Or open this address on the phone, and type the code there:',
  'phoneSignIn.qr': 'QR code for your phone',
  'phoneSignIn.compare': 'Type {number} on your phone',
  'phoneSignIn.shared': 'This computer is then signed in. If others use it too, sign out when you leave.',
  'phoneSignIn.denied': 'The sign-in was refused on the phone.',

  'phoneRequest.heading': 'Sign in a computer?',
  'phoneRequest.typeText': 'Type the code that the computer shows.',
  'phoneRequest.code': 'Code on the computer',
  'phoneRequest.text':
    'A computer asks to be signed in as you. Approve only if you are in front of it and have just asked for it there.',
  'phoneRequest.device': 'With {device}',
  'phoneRequest.warning':
    'Has somebody sent you this code, or are they telling you what to do? Then refuse: they want to use your account.',
  'phoneRequest.number': 'Number on the computer',
  'phoneRequest.approve': 'Approve',
  'phoneRequest.deny': 'This was not me',
  'phoneRequest.approved': 'Approved. Go on at the computer.',
  'phoneRequest.denied': 'Refused. Nobody was signed in.',
  'phoneRequest.wrongNumber':
    'This is not the number on the computer, so the request was refused. Show another code there.',
  'phoneRequest.unknown': 'No computer waits for this code. It may have run out: show another code there.',
  'phoneRequest.another': 'Type another code',
} as const
