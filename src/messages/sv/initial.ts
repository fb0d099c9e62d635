import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Swedish. */
export const svInitial = {
  'page.title': 'Logga in på {product}',

  'login.heading': 'Logga in',
  'login.username': 'Användarnamn',
  'login.password': 'Lösenord',
  'login.next': 'Nästa',
  'login.signIn': 'Logga in',
  'login.continue': 'Fortsätt',
  'login.forgotPassword': 'Glömt lösenordet?',
  'login.providerHint':
    'Ditt företag använder enkel inloggning. Välj ”Fortsätt” för att logga in på ditt konto.',
  'login.ownProviderHint': 'Välj ”Fortsätt” för att slutföra konfigurationen.',
  'login.leaving': 'Öppnar {product}…',
  'login.otherAccount': 'Använd ett annat konto',
  'login.robotCheck': 'Vi kontrollerar att du inte är en robot…',

  'action.pleaseWait': 'Vänta',
  'action.slow': 'Det tar längre tid än vanligt. Du behöver inte skicka igen.',
  'action.getHelp': 'Få hjälp',
  'action.tryAgain': 'Försök igen',

  'field.capsLock': 'Caps Lock är på.',

  'problem.offline': 'Ingen internetanslutning.',
  'problem.onlineAgain': 'Du är online igen.',
  'problem.serverLater': 'Serverfel. Försök igen senare.',
  'problem.serverTryLater': 'Serverfel, försök igen senare.',
  'problem.ownFault': 'Något gick fel hos oss. Försök igen.',
  'problem.enterBoth': 'Ange ditt användarnamn och lösenord.',
  'problem.enterPassword': 'Ange ditt lösenord.',
  'problem.enterUsername': 'Ange ditt användarnamn.',
  'problem.wrongCredentials': 'Fel användarnamn eller lösenord. Försök igen.',
  'problem.phoneNotRegistered': 'Mobiltelefonen är inte registrerad.',
  'problem.accountDisabled': 'Det här kontot är inaktiverat.',
  'problem.robotCheck': 'Vi måste först kontrollera att du inte är en robot. Försök igen.',
  'problem.loginDenied': 'Inloggningsbegäran nekades',
  'problem.sessionLifespan': 'Du har loggats ut i enlighet med din säkerhetspolicy.',
  'problem.codeTimedOut': 'Säkerhetskoden har gått ut. Logga in igen för att få en ny.',
  'problem.signInAgain': 'Logga in igen.',
  'problem.otherAccount': 'Ett annat konto användes på en annan flik. Logga in igen.',
  'problem.signedOutElsewhere': 'Du loggade ut på en annan flik.',
  'problem.maybeSignedIn':
    'Du kan fortfarande vara inloggad på den här enheten. Försök igen eller stäng alla fönster i den här webbläsaren.',
  'problem.deviceCheckFailed': 'Enheten klarade inte kontrollen.',
  'problem.sessionInactive': {
    one: 'Du har loggats ut efter {n}\u00a0minuts inaktivitet',
    other: 'Du har loggats ut efter {n}\u00a0minuters inaktivitet',
  },

  'retry.tries': 'För många försök. Du kan försöka igen om {time}.',
  'retry.triesLong': 'För många försök. Du kan försöka igen om en timme eller senare.',
  'retry.busy': 'Servern är upptagen. Du kan försöka igen om {time}.',
  'retry.busyLong': 'Servern är upptagen. Du kan försöka igen om en timme eller senare.',

  'screen.crashed.heading': 'Tyvärr gick något fel…',
  'screen.crashed.text': 'Vänta en stund och försök sedan läsa in sidan igen.',
  'screen.loading': 'Läser in…',
} as const satisfies InitialMessages
