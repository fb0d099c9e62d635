import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in German. A no-break space (00a0) stands before an ellipsis. */
export const deInitial = {
  'page.title': 'Anmeldung bei {product}',

  'login.heading': 'Anmelden',
  'login.username': 'Benutzername',
  'login.password': 'Passwort',
  'login.next': 'Weiter',
  'login.signIn': 'Anmelden',
  'login.continue': 'Fortfahren',
  'login.forgotPassword': 'Passwort vergessen?',
  'login.providerHint':
    'Ihr Unternehmen nutzt Single Sign-on. Wählen Sie „Fortfahren“, um sich bei Ihrem Konto anzumelden.',
  'login.ownProviderHint': 'Wählen Sie „Fortfahren“, um die Einrichtung abzuschließen.',
  'login.leaving': '{product} wird geöffnet\u00a0…',
  'login.otherAccount': 'Anderes Konto',
  'login.robotCheck': 'Wir prüfen, dass Sie kein Roboter sind …',

  'action.pleaseWait': 'Bitte warten',
  'action.slow': 'Das dauert länger als sonst. Sie müssen es nicht noch einmal senden.',
  'action.getHelp': 'Hilfe',
  'action.tryAgain': 'Erneut versuchen',

  'field.capsLock': 'Die Feststelltaste ist aktiv.',

  'problem.offline': 'Keine Internetverbindung.',
  'problem.onlineAgain': 'Sie sind wieder online.',
  'problem.serverLater': 'Serverfehler. Bitte versuchen Sie es später erneut.',
  'problem.serverTryLater': 'Serverfehler, bitte versuchen Sie es später erneut.',
  'problem.ownFault': 'Hier ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  'problem.enterBoth': 'Bitte geben Sie Ihren Benutzernamen und Ihr Passwort ein.',
  'problem.enterPassword': 'Bitte geben Sie Ihr Passwort ein.',
  'problem.enterUsername': 'Bitte geben Sie Ihren Benutzernamen ein.',
  'problem.wrongCredentials': 'Benutzername oder Passwort ist falsch. Bitte versuchen Sie es erneut.',
  'problem.phoneNotRegistered': 'Ihr Mobiltelefon ist nicht registriert.',
  'problem.accountDisabled': 'Dieses Konto ist deaktiviert.',
  'problem.robotCheck':
    'Wir müssen zuerst prüfen, dass Sie kein Roboter sind. Bitte versuchen Sie es erneut.',
  'problem.loginDenied': 'Die Anmeldeanfrage wurde abgelehnt',
  'problem.sessionLifespan': 'Sie wurden gemäß Ihrer Sicherheitsrichtlinie abgemeldet.',
  'problem.codeTimedOut':
    'Ihr Sicherheitscode ist abgelaufen. Melden Sie sich erneut an, um einen neuen zu erhalten.',
  'problem.signInAgain': 'Bitte melden Sie sich erneut an.',
  'problem.otherAccount':
    'In einem anderen Tab wurde ein anderes Konto verwendet. Bitte melden Sie sich erneut an.',
  'problem.signedOutElsewhere': 'Sie haben sich in einem anderen Tab abgemeldet.',
  'problem.maybeSignedIn':
    'Sie sind auf diesem Gerät möglicherweise noch angemeldet. Versuchen Sie es erneut oder schließen Sie alle Fenster dieses Browsers.',
  'problem.deviceCheckFailed': 'Die Geräteprüfung wurde nicht bestanden.',
  'problem.sessionInactive': {
    one: 'Sie wurden nach {n}\u00a0Minute Inaktivität abgemeldet',
    other: 'Sie wurden nach {n}\u00a0Minuten Inaktivität abgemeldet',
  },

  'retry.tries': 'Zu viele Versuche. Sie können es in {time} erneut versuchen.',
  'retry.triesLong': 'Zu viele Versuche. Sie können es in einer Stunde oder später erneut versuchen.',
  'retry.busy': 'Der Server ist ausgelastet. Sie können es in {time} erneut versuchen.',
  'retry.busyLong': 'Der Server ist ausgelastet. Sie können es in einer Stunde oder später erneut versuchen.',

  'screen.crashed.heading': 'Leider ist ein Fehler aufgetreten\u00a0…',
  'screen.crashed.text': 'Bitte warten Sie einen Moment und laden Sie diese Seite neu.',
  'screen.loading': 'Wird geladen\u00a0…',
} as const satisfies InitialMessages
