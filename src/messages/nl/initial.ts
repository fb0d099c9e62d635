import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Dutch. */
export const nlInitial = {
  'page.title': 'Aanmelden bij {product}',

  'login.heading': 'Aanmelden',
  'login.username': 'Gebruikersnaam',
  'login.password': 'Wachtwoord',
  'login.next': 'Volgende',
  'login.signIn': 'Aanmelden',
  'login.continue': 'Doorgaan',
  'login.forgotPassword': 'Wachtwoord vergeten?',
  'login.providerHint':
    'Uw bedrijf gebruikt eenmalige aanmelding (SSO). Kies ‘Doorgaan’ om u aan te melden bij uw account.',
  'login.ownProviderHint': 'Kies ‘Doorgaan’ om de configuratie te voltooien.',
  'login.leaving': '{product} wordt geopend…',
  'login.otherAccount': 'Ander account gebruiken',
  'login.robotCheck': 'We controleren of u geen robot bent…',

  'action.pleaseWait': 'Even geduld',
  'action.slow': 'Dit duurt langer dan normaal. U hoeft het niet opnieuw te verzenden.',
  'action.getHelp': 'Hulp',
  'action.tryAgain': 'Opnieuw proberen',

  'field.capsLock': 'Caps Lock staat aan.',

  'problem.offline': 'Geen internetverbinding.',
  'problem.onlineAgain': 'U bent weer online.',
  'problem.serverLater': 'Serverfout. Probeer het later opnieuw.',
  'problem.serverTryLater': 'Serverfout, probeer het later opnieuw.',
  'problem.ownFault': 'Er is bij ons iets misgegaan. Probeer het opnieuw.',
  'problem.enterBoth': 'Voer uw gebruikersnaam en wachtwoord in.',
  'problem.enterPassword': 'Voer uw wachtwoord in.',
  'problem.enterUsername': 'Voer uw gebruikersnaam in.',
  'problem.wrongCredentials': 'De gebruikersnaam of het wachtwoord is onjuist. Probeer het opnieuw.',
  'problem.phoneNotRegistered': 'De mobiele telefoon is niet geregistreerd.',
  'problem.accountDisabled': 'Dit account is uitgeschakeld.',
  'problem.robotCheck': 'We moeten eerst controleren of u geen robot bent. Probeer het opnieuw.',
  'problem.loginDenied': 'Aanmeldingsaanvraag geweigerd',
  'problem.sessionLifespan': 'U bent afgemeld om te voldoen aan uw beveiligingsbeleid.',
  'problem.codeTimedOut': 'Uw beveiligingscode is verlopen. Meld u opnieuw aan om een nieuwe te ontvangen.',
  'problem.signInAgain': 'Meld u opnieuw aan.',
  'problem.otherAccount': 'Er is een ander account gebruikt op een ander tabblad. Meld u opnieuw aan.',
  'problem.signedOutElsewhere': 'U hebt zich op een ander tabblad afgemeld.',
  'problem.maybeSignedIn':
    'U bent mogelijk nog aangemeld op dit apparaat. Probeer het opnieuw of sluit alle vensters van deze browser.',
  'problem.deviceCheckFailed': 'Het apparaat is niet door de controle gekomen.',
  'problem.sessionInactive': {
    one: 'U bent afgemeld na {n}\u00a0minuut inactiviteit',
    other: 'U bent afgemeld na {n}\u00a0minuten inactiviteit',
  },

  'retry.tries': 'Te veel pogingen. U kunt het over {time} opnieuw proberen.',
  'retry.triesLong': 'Te veel pogingen. U kunt het over een uur of later opnieuw proberen.',
  'retry.busy': 'De server is bezet. U kunt het over {time} opnieuw proberen.',
  'retry.busyLong': 'De server is bezet. U kunt het over een uur of later opnieuw proberen.',

  'screen.crashed.heading': 'Er is helaas iets misgegaan…',
  'screen.crashed.text': 'Wacht even en laad deze pagina dan opnieuw.',
  'screen.loading': 'Laden…',
} as const satisfies InitialMessages
