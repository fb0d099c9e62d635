import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Danish. */
export const daInitial = {
  'page.title': 'Log ind på {product}',

  'login.heading': 'Log ind',
  'login.username': 'Brugernavn',
  'login.password': 'Adgangskode',
  'login.next': 'Næste',
  'login.signIn': 'Log ind',
  'login.continue': 'Fortsæt',
  'login.forgotPassword': 'Har du glemt din adgangskode?',
  'login.providerHint': 'Din virksomhed bruger single sign-on. Vælg ”Fortsæt” for at logge ind på din konto.',
  'login.ownProviderHint': 'Vælg ”Fortsæt” for at afslutte konfigurationen.',
  'login.leaving': 'Åbner {product}\u00a0…',
  'login.otherAccount': 'Brug en anden konto',
  'login.robotCheck': 'Vi kontrollerer, at du ikke er en robot…',

  'action.pleaseWait': 'Vent et øjeblik',
  'action.slow': 'Det tager længere tid end normalt. Du behøver ikke sende det igen.',
  'action.getHelp': 'Få hjælp',
  'action.tryAgain': 'Prøv igen',

  'field.capsLock': 'Caps Lock er slået til.',

  'problem.offline': 'Der er ingen internetforbindelse.',
  'problem.onlineAgain': 'Du er online igen.',
  'problem.serverLater': 'Serverfejl. Prøv igen senere.',
  'problem.serverTryLater': 'Serverfejl, prøv igen senere.',
  'problem.ownFault': 'Noget gik galt hos os. Prøv igen.',
  'problem.enterBoth': 'Angiv dit brugernavn og din adgangskode.',
  'problem.enterPassword': 'Angiv din adgangskode.',
  'problem.enterUsername': 'Angiv dit brugernavn.',
  'problem.wrongCredentials': 'Brugernavnet eller adgangskoden er forkert. Prøv igen.',
  'problem.phoneNotRegistered': 'Mobiltelefonen er ikke registreret.',
  'problem.accountDisabled': 'Denne konto er deaktiveret.',
  'problem.robotCheck': 'Vi skal først kontrollere, at du ikke er en robot. Prøv igen.',
  'problem.loginDenied': 'Loginanmodningen blev afvist',
  'problem.sessionLifespan': 'Du er blevet logget ud for at overholde din sikkerhedspolitik.',
  'problem.codeTimedOut': 'Din sikkerhedskode er udløbet. Log ind igen for at få en ny.',
  'problem.signInAgain': 'Log ind igen.',
  'problem.otherAccount': 'En anden konto blev brugt på en anden fane. Log ind igen.',
  'problem.signedOutElsewhere': 'Du loggede ud på en anden fane.',
  'problem.maybeSignedIn':
    'Du er måske stadig logget ind på denne enhed. Prøv igen, eller luk alle vinduer i denne browser.',
  'problem.deviceCheckFailed': 'Enheden bestod ikke kontrollen.',
  'problem.sessionInactive': {
    one: 'Du er blevet logget ud efter {n}\u00a0minuts inaktivitet',
    other: 'Du er blevet logget ud efter {n}\u00a0minutters inaktivitet',
  },

  'retry.tries': 'For mange forsøg. Du kan prøve igen om {time}.',
  'retry.triesLong': 'For mange forsøg. Du kan prøve igen om en time eller mere.',
  'retry.busy': 'Serveren er optaget. Du kan prøve igen om {time}.',
  'retry.busyLong': 'Serveren er optaget. Du kan prøve igen om en time eller mere.',

  'screen.crashed.heading': 'Der gik desværre noget galt\u00a0…',
  'screen.crashed.text': 'Vent et øjeblik, og prøv så at genindlæse siden.',
  'screen.loading': 'Indlæser\u00a0…',
} as const satisfies InitialMessages
