import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Italian. */
export const itInitial = {
  'page.title': 'Accesso a {product}',

  'login.heading': 'Accedi',
  'login.username': 'Nome utente',
  'login.password': 'Password',
  'login.next': 'Avanti',
  'login.signIn': 'Accedi',
  'login.continue': 'Continua',
  'login.forgotPassword': 'Password dimenticata?',
  'login.providerHint':
    'La tua azienda usa il Single Sign-On. Seleziona “Continua” per accedere al tuo account.',
  'login.ownProviderHint': 'Seleziona “Continua” per completare la configurazione.',
  'login.leaving': 'Apertura di {product}…',
  'login.otherAccount': 'Usa un altro account',
  'login.robotCheck': 'Stiamo verificando che non sia un robot…',

  'action.pleaseWait': 'Attendi',
  'action.slow': 'Ci vuole più tempo del solito. Non è necessario inviare di nuovo.',
  'action.getHelp': 'Assistenza',
  'action.tryAgain': 'Riprova',

  'field.capsLock': 'Bloc Maiusc è attivo.',

  'problem.offline': 'Connessione a Internet non disponibile.',
  'problem.onlineAgain': 'Sei di nuovo online.',
  'problem.serverLater': 'Errore del server. Riprova più tardi.',
  'problem.serverTryLater': 'Errore del server, riprova più tardi.',
  'problem.ownFault': 'Qualcosa non ha funzionato. Riprova.',
  'problem.enterBoth': 'Inserisci il nome utente e la password.',
  'problem.enterPassword': 'Inserisci la password.',
  'problem.enterUsername': 'Inserisci il nome utente.',
  'problem.wrongCredentials': 'Nome utente o password errati. Riprova.',
  'problem.phoneNotRegistered': 'Il telefono cellulare non è registrato.',
  'problem.accountDisabled': 'Questo account è disattivato.',
  'problem.robotCheck': 'Prima dobbiamo verificare che non sia un robot. Riprovi.',
  'problem.loginDenied': 'Richiesta di accesso rifiutata',
  'problem.sessionLifespan':
    'L’accesso è terminato, come richiesto dai criteri di sicurezza della tua azienda.',
  'problem.codeTimedOut': 'Il codice di sicurezza è scaduto. Accedi di nuovo per riceverne uno nuovo.',
  'problem.signInAgain': 'Accedi di nuovo.',
  'problem.otherAccount': 'In un’altra scheda è stato usato un altro account. Accedi di nuovo.',
  'problem.signedOutElsewhere': 'Sei uscito in un’altra scheda.',
  'problem.maybeSignedIn':
    'L’accesso su questo dispositivo potrebbe essere ancora attivo. Riprova o chiudi tutte le finestre di questo browser.',
  'problem.deviceCheckFailed': 'Il controllo del dispositivo non è stato superato.',
  'problem.sessionInactive': {
    one: 'L’accesso è terminato dopo {n}\u00a0minuto di inattività',
    many: 'L’accesso è terminato dopo {n}\u00a0di minuti di inattività',
    other: 'L’accesso è terminato dopo {n}\u00a0minuti di inattività',
  },

  'retry.tries': 'Troppi tentativi. Puoi riprovare tra {time}.',
  'retry.triesLong': 'Troppi tentativi. Puoi riprovare tra un’ora o più.',
  'retry.busy': 'Il server è occupato. Puoi riprovare tra {time}.',
  'retry.busyLong': 'Il server è occupato. Puoi riprovare tra un’ora o più.',

  'screen.crashed.heading': 'Si è verificato un problema…',
  'screen.crashed.text': 'Attendi un momento, poi prova a ricaricare la pagina.',
  'screen.loading': 'Caricamento…',
} as const satisfies InitialMessages
