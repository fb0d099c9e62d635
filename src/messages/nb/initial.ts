import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Norwegian (Bokmål). */
export const nbInitial = {
  'page.title': 'Logg på {product}',

  'login.heading': 'Logg på',
  'login.username': 'Brukernavn',
  'login.password': 'Passord',
  'login.next': 'Neste',
  'login.signIn': 'Logg på',
  'login.continue': 'Fortsett',
  'login.forgotPassword': 'Glemt passordet?',
  'login.providerHint': 'Bedriften din bruker enkel pålogging. Velg «Fortsett» for å logge på kontoen din.',
  'login.ownProviderHint': 'Velg «Fortsett» for å fullføre konfigureringen.',
  'login.leaving': 'Åpner {product}\u00a0…',
  'login.otherAccount': 'Bruk en annen konto',
  'login.robotCheck': 'Vi kontrollerer at du ikke er en robot…',

  'action.pleaseWait': 'Vent litt',
  'action.slow': 'Dette tar lengre tid enn vanlig. Du trenger ikke å sende på nytt.',
  'action.getHelp': 'Få hjelp',
  'action.tryAgain': 'Prøv på nytt',

  'field.capsLock': 'Caps Lock er på.',

  'problem.offline': 'Ingen internettforbindelse.',
  'problem.onlineAgain': 'Du er på nett igjen.',
  'problem.serverLater': 'Serverfeil. Prøv på nytt senere.',
  'problem.serverTryLater': 'Serverfeil, prøv på nytt senere.',
  'problem.ownFault': 'Noe gikk galt hos oss. Prøv på nytt.',
  'problem.enterBoth': 'Skriv inn brukernavnet og passordet ditt.',
  'problem.enterPassword': 'Skriv inn passordet ditt.',
  'problem.enterUsername': 'Skriv inn brukernavnet ditt.',
  'problem.wrongCredentials': 'Feil brukernavn eller passord. Prøv på nytt.',
  'problem.phoneNotRegistered': 'Mobiltelefonen er ikke registrert.',
  'problem.accountDisabled': 'Denne kontoen er deaktivert.',
  'problem.robotCheck': 'Vi må først kontrollere at du ikke er en robot. Prøv igjen.',
  'problem.loginDenied': 'Påloggingsforespørselen ble avvist',
  'problem.sessionLifespan': 'Du ble logget av for å overholde sikkerhetsreglene dine.',
  'problem.codeTimedOut': 'Sikkerhetskoden er utløpt. Logg på igjen for å få en ny.',
  'problem.signInAgain': 'Logg på igjen.',
  'problem.otherAccount': 'En annen konto ble brukt i en annen fane. Logg på igjen.',
  'problem.signedOutElsewhere': 'Du logget av i en annen fane.',
  'problem.maybeSignedIn':
    'Du kan fortsatt være logget på på denne enheten. Prøv igjen, eller lukk alle vinduer i denne nettleseren.',
  'problem.deviceCheckFailed': 'Enheten besto ikke kontrollen.',
  'problem.sessionInactive': {
    one: 'Du ble logget av etter {n}\u00a0minutt uten aktivitet',
    other: 'Du ble logget av etter {n}\u00a0minutter uten aktivitet',
  },

  'retry.tries': 'For mange forsøk. Du kan prøve på nytt om {time}.',
  'retry.triesLong': 'For mange forsøk. Du kan prøve på nytt om en time eller mer.',
  'retry.busy': 'Serveren er opptatt. Du kan prøve på nytt om {time}.',
  'retry.busyLong': 'Serveren er opptatt. Du kan prøve på nytt om en time eller mer.',

  'screen.crashed.heading': 'Beklager, noe gikk galt\u00a0…',
  'screen.crashed.text': 'Vent litt, og prøv å laste inn siden på nytt.',
  'screen.loading': 'Laster inn\u00a0…',
} as const satisfies InitialMessages
