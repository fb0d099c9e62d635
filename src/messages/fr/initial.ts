import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in French. A no-break space (00a0, the narrow 202f) stands before `:`, `?` and within « ». */
export const frInitial = {
  'page.title': 'Connexion à {product}',

  'login.heading': 'Connexion',
  'login.username': 'Nom d’utilisateur',
  'login.password': 'Mot de passe',
  'login.next': 'Suivant',
  'login.signIn': 'Se connecter',
  'login.continue': 'Continuer',
  'login.forgotPassword': 'Mot de passe oublié\u202f?',
  'login.providerHint':
    'Votre entreprise utilise l’authentification unique. Sélectionnez «\u00a0Continuer\u00a0» pour vous connecter à votre compte.',
  'login.ownProviderHint': 'Sélectionnez «\u00a0Continuer\u00a0» pour terminer la configuration.',
  'login.leaving': 'Ouverture de {product}…',
  'login.otherAccount': 'Autre compte',
  'login.robotCheck': 'Nous vérifions que vous n’êtes pas un robot…',

  'action.pleaseWait': 'Veuillez patienter',
  'action.slow': 'C’est plus long que d’habitude. Inutile de l’envoyer à nouveau.',
  'action.getHelp': 'Aide',
  'action.tryAgain': 'Réessayer',

  'field.capsLock': 'La touche Verr. maj. est activée.',

  'problem.offline': 'Aucune connexion Internet.',
  'problem.onlineAgain': 'Vous êtes de nouveau en ligne.',
  'problem.serverLater': 'Erreur du serveur. Veuillez réessayer plus tard.',
  'problem.serverTryLater': 'Erreur du serveur, veuillez réessayer plus tard.',
  'problem.ownFault': 'Un problème est survenu ici. Veuillez réessayer.',
  'problem.enterBoth': 'Veuillez saisir votre nom d’utilisateur et votre mot de passe.',
  'problem.enterPassword': 'Veuillez saisir votre mot de passe.',
  'problem.enterUsername': 'Veuillez saisir votre nom d’utilisateur.',
  'problem.wrongCredentials': 'Nom d’utilisateur ou mot de passe incorrect. Veuillez réessayer.',
  'problem.phoneNotRegistered': 'Ce téléphone mobile n’est pas enregistré.',
  'problem.accountDisabled': 'Ce compte est désactivé.',
  'problem.robotCheck': 'Nous devons d’abord vérifier que vous n’êtes pas un robot. Veuillez réessayer.',
  'problem.loginDenied': 'Demande de connexion refusée',
  'problem.sessionLifespan': 'Votre session a été fermée conformément à votre politique de sécurité.',
  'problem.codeTimedOut': 'Votre code de sécurité a expiré. Reconnectez-vous pour en obtenir un nouveau.',
  'problem.signInAgain': 'Veuillez vous reconnecter.',
  'problem.otherAccount': 'Un autre compte a été utilisé dans un autre onglet. Veuillez vous reconnecter.',
  'problem.signedOutElsewhere': 'Vous vous êtes déconnecté dans un autre onglet.',
  'problem.maybeSignedIn':
    'Votre session est peut-être encore ouverte sur cet appareil. Réessayez ou fermez toutes les fenêtres de ce navigateur.',
  'problem.deviceCheckFailed': 'Le contrôle de l’appareil a échoué.',
  'problem.sessionInactive': {
    one: 'Votre session a été fermée après {n}\u00a0minute d’inactivité',
    other: 'Votre session a été fermée après {n}\u00a0minutes d’inactivité',
  },

  'retry.tries': 'Trop de tentatives. Vous pouvez réessayer dans {time}.',
  'retry.triesLong': 'Trop de tentatives. Vous pouvez réessayer dans une heure ou plus.',
  'retry.busy': 'Le serveur est occupé. Vous pouvez réessayer dans {time}.',
  'retry.busyLong': 'Le serveur est occupé. Vous pouvez réessayer dans une heure ou plus.',

  'screen.crashed.heading': 'Désolé, une erreur s’est produite…',
  'screen.crashed.text': 'Veuillez patienter un instant, puis recharger cette page.',
  'screen.loading': 'Chargement…',
} as const satisfies InitialMessages
