import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Romanian. */
export const roInitial = {
  'page.title': 'Conectare la {product}',

  'login.heading': 'Conectare',
  'login.username': 'Nume de utilizator',
  'login.password': 'Parolă',
  'login.next': 'Înainte',
  'login.signIn': 'Conectare',
  'login.continue': 'Continuare',
  'login.forgotPassword': 'Ați uitat parola?',
  'login.providerHint':
    'Compania dvs. folosește conectarea unică (SSO). Selectați „Continuare” pentru a vă conecta la cont.',
  'login.ownProviderHint': 'Selectați „Continuare” pentru a finaliza configurarea.',
  'login.leaving': 'Se deschide {product}…',
  'login.otherAccount': 'Folosiți alt cont',
  'login.robotCheck': 'Verificăm că nu sunteți un robot…',

  'action.pleaseWait': 'Așteptați',
  'action.slow': 'Durează mai mult decât de obicei. Nu trebuie să trimiteți din nou.',
  'action.getHelp': 'Ajutor',
  'action.tryAgain': 'Încercați din nou',

  'field.capsLock': 'Tasta Caps Lock este activată.',

  'problem.offline': 'Conexiunea la internet nu este disponibilă.',
  'problem.onlineAgain': 'Sunteți din nou online.',
  'problem.serverLater': 'Eroare de server. Încercați mai târziu.',
  'problem.serverTryLater': 'Eroare de server, încercați mai târziu.',
  'problem.ownFault': 'A apărut o problemă la noi. Încercați din nou.',
  'problem.enterBoth': 'Introduceți numele de utilizator și parola.',
  'problem.enterPassword': 'Introduceți parola.',
  'problem.enterUsername': 'Introduceți numele de utilizator.',
  'problem.wrongCredentials': 'Numele de utilizator sau parola este incorectă. Încercați din nou.',
  'problem.phoneNotRegistered': 'Telefonul mobil nu este înregistrat.',
  'problem.accountDisabled': 'Acest cont este dezactivat.',
  'problem.robotCheck': 'Mai întâi trebuie să verificăm că nu sunteți un robot. Încercați din nou.',
  'problem.loginDenied': 'Solicitarea de conectare a fost respinsă',
  'problem.sessionLifespan': 'V-am deconectat pentru a respecta politica de securitate.',
  'problem.codeTimedOut': 'Codul de securitate a expirat. Conectați-vă din nou pentru a primi altul.',
  'problem.signInAgain': 'Conectați-vă din nou.',
  'problem.otherAccount': 'Într-o altă filă a fost folosit alt cont. Conectați-vă din nou.',
  'problem.signedOutElsewhere': 'V-ați deconectat într-o altă filă.',
  'problem.maybeSignedIn':
    'Este posibil să fiți încă conectat pe acest dispozitiv. Încercați din nou sau închideți toate ferestrele acestui browser.',
  'problem.deviceCheckFailed': 'Dispozitivul nu a trecut verificarea.',
  'problem.sessionInactive': {
    one: 'V-am deconectat după {n}\u00a0minut de inactivitate',
    few: 'V-am deconectat după {n}\u00a0minute de inactivitate',
    other: 'V-am deconectat după {n}\u00a0de minute de inactivitate',
  },

  'retry.tries': 'Prea multe încercări. Puteți încerca din nou peste {time}.',
  'retry.triesLong': 'Prea multe încercări. Puteți încerca din nou peste o oră sau mai târziu.',
  'retry.busy': 'Serverul este ocupat. Puteți încerca din nou peste {time}.',
  'retry.busyLong': 'Serverul este ocupat. Puteți încerca din nou peste o oră sau mai târziu.',

  'screen.crashed.heading': 'Ne pare rău, a apărut o problemă…',
  'screen.crashed.text': 'Așteptați puțin și încercați să reîncărcați pagina.',
  'screen.loading': 'Se încarcă…',
} as const satisfies InitialMessages
