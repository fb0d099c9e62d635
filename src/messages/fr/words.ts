import type { Messages } from 'src/messages/en-US'
import { frInitial } from 'src/messages/fr/initial'

/** Every word in French. */
export const fr = {
  ...frInitial,

  'phone.country': 'Pays\u00a0: {name}, +{code}',
  'phone.countryOther': 'Pays',
  'phone.countries': 'Liste des pays',

  'action.contactSupport': 'Contacter l’assistance',
  'action.close': 'Fermer',
  'action.signOut': 'Se déconnecter',
  'action.backToSignIn': 'Retour à la connexion',
  'action.changePassword': 'Modifier le mot de passe',
  'action.skip': 'Passer',
  'action.activate': 'Valider',
  'action.next': 'Suivant',
  'action.copy': 'Copier',

  'code.digit': 'Chiffre {n} sur {count}',
  'code.oneTime': 'Saisissez votre code à usage unique',
  'code.label': 'Code de sécurité',
  'code.sent': 'Un nouveau code arrive. Seul le plus récent est valable.',
  'code.triesLeft': 'Essais restants\u00a0: {n}',
  'code.another': 'Afficher un autre code',
  'code.yours': 'Votre code\u00a0: {code}',
  'code.over': 'Ce code n’est plus valable.',
  'code.ends': 'Le code est valable pendant {time}.',

  'screen.tooOld.heading': 'Ce navigateur est trop ancien',
  'screen.tooOld.text': 'Mettez-le à jour ou utilisez un autre navigateur pour vous connecter.',

  'session.heading': 'Vérification de votre session',
  'session.checking': 'Vérification de votre session…',
  'session.denied': 'Votre session n’est pas encore ouverte',

  'codeForm.why': 'Saisissez le code pour continuer.',
  'codeForm.accepted': 'Code accepté. Connexion en cours…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0s',
  'waiting.minutesLeft': 'Minutes restantes\u00a0: {n}',
  'waiting.phone': 'En attente de votre téléphone…',
  'waiting.app': 'En attente de l’application. Cette page continuera d’elle-même.',
  'waiting.endsIn': 'Cette demande expire dans {time}.',
  'waiting.lastSeconds': 'La demande expire dans {n}\u00a0secondes.',
  'waiting.over': 'Cette demande a expiré.',
  'waiting.since': 'En attente depuis {time}.',
  'waiting.checked': 'Vérifié à l’instant.',
  'waiting.retryIn': 'Nouvel essai dans {time}.',
  'waiting.retrying': 'Nouvel essai…',
  'waiting.offline': 'Cette page continuera dès que la connexion sera rétablie.',
  'waiting.tryNow': 'Essayer maintenant',
  'waiting.seconds': '{n}\u00a0s',
  'waiting.atMost': 'Cela prend {time} au plus.',
  'waiting.slow': 'C’est plus long que d’habitude.',

  'request.time': 'Demandé à {time}',
  'request.place': 'Depuis\u00a0: {place}',

  'trust.ask': {
    one: 'Ne plus demander sur cet appareil pendant {n}\u00a0jour',
    other: 'Ne plus demander sur cet appareil pendant {n}\u00a0jours',
  },
  'trust.hint': 'À éviter sur un ordinateur que vous partagez.',

  'who.account': 'Compte\u00a0:',
  'who.notYou': 'Ce n’est pas vous\u202f?',

  'rail.label': 'Étapes',
  'rail.done': '(terminé)',
  'rail.password': 'Mot de passe',
  'rail.code': 'Code',
  'rail.approval': 'Approbation',
  'rail.passkey': 'Clé d’accès',
  'rail.phone': 'Téléphone',
  'rail.email': 'E-mail',
  'rail.newPassword': 'Nouveau mot de passe',

  'copy.done': 'Copié.',
  'copy.failed': 'La copie a échoué. Copiez le code à la main.',

  'item.used': 'Dernière utilisation : {time}',
  'item.unused': 'Pas encore utilisée',
  'item.remove': 'Supprimer',
  'item.removeNamed': 'Supprimer {name}',
  'item.keep': 'Conserver',
  'item.nearby': 'À proximité',

  'signedIn.heading': 'Connexion réussie',
  'signedIn.open': 'Ouvrir {product} ici',

  'problem.required': 'Ce champ est obligatoire',
  'problem.enterCode': 'Veuillez saisir le code de vérification.',
  'problem.invalidCode': 'Le code de vérification n’est pas valide.',
  'problem.tryAgainLater': 'Une erreur s’est produite, veuillez réessayer plus tard.',
  'problem.enterMobileNumber': 'Veuillez saisir votre numéro de mobile.',
  'problem.noCodePasted': 'Aucun code n’a été trouvé dans le texte collé. Veuillez saisir le code.',

  'links.label': 'À propos de ce site',
  'links.privacy': 'Confidentialité',
  'links.imprint': 'Mentions légales',
  'links.terms': 'Conditions',
  'links.help': 'Aide',

  'language.label': 'Langue',
  'language.changed': 'Cette page est maintenant en français.',
  'language.failed': 'Impossible de charger cette langue. Veuillez réessayer.',

  'accounts.label': 'Comptes sur cet appareil',
  'accounts.forget': 'Oublier',
  'accounts.forgetName': 'Oublier {name}',
  'accounts.other': 'Un autre compte',

  'problem.providerCancelled': 'La connexion avec votre entreprise a été annulée. Vous pouvez réessayer.',
  'problem.providerNoAccount':
    'Votre entreprise vous a connecté, mais vous n’avez pas de compte ici. Demandez-en un à votre entreprise.',
  'problem.providerFailed': 'La connexion avec votre entreprise n’a pas fonctionné. Veuillez réessayer.',
  'problem.loginDeniedHint':
    'Si vous n’êtes pas à l’origine de cette connexion, changez votre mot de passe et prévenez l’assistance.',

  'passkey.or': 'ou',
  'passkey.signIn': 'Se connecter avec une clé d’accès',
  'passkey.heading': 'Utilisez votre clé d’accès',
  'passkey.text':
    'Confirmez votre identité avec votre empreinte, votre visage, votre code PIN ou une clé de sécurité.',
  'passkey.use': 'Utiliser la clé d’accès',
  'passkey.accepted': 'Clé d’accès acceptée. Connexion en cours…',

  'passkeyOffer.heading': 'Connectez-vous plus vite la prochaine fois',
  'passkeyOffer.text':
    'Avec une clé d’accès, vous vous connectez avec votre empreinte, votre visage ou votre code PIN. Aucun mot de passe à saisir, aucun à divulguer.',
  'passkeyOffer.create': 'Créer une clé d’accès',
  'passkeyOffer.notNow': 'Pas maintenant',
  'passkeyOffer.saved': 'Clé d’accès enregistrée. Connexion en cours…',

  'passkeys.heading': 'Clés d’accès',
  'passkeys.none': 'Aucune clé d’accès',
  'passkeys.unnamed': 'Clé d’accès',
  'passkeys.sure': 'Supprimer cette clé d’accès ? Vous ne pourrez plus vous connecter avec elle.',
  'passkeys.removed': 'Clé d’accès supprimée.',

  'problem.passkeyCancelled':
    'La clé d’accès n’a pas été utilisée. Veuillez réessayer ou choisir un autre moyen.',
  'problem.passkeyTimedOut':
    'Le délai pour utiliser la clé d’accès est écoulé. Veuillez réessayer ou choisir un autre moyen.',
  'problem.passkeyElsewhere':
    'Un autre onglet ou une autre fenêtre demande une clé d’accès. Terminez d’abord là-bas ou choisissez un autre moyen.',
  'problem.passkeyNoAuthenticator':
    'Cet appareil ne peut pas utiliser de clé d’accès. Veuillez choisir un autre moyen.',
  'problem.passkeyUnsupported':
    'Ce navigateur ne prend pas en charge les clés d’accès. Veuillez choisir un autre moyen.',
  'problem.passkeyBlocked':
    'Les clés d’accès ne sont pas autorisées sur cette page. Veuillez choisir un autre moyen.',
  'problem.passkeyExists': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'problem.passkeyNotCreated':
    'Aucune clé d’accès n’a été créée. Vous pouvez réessayer ou le faire plus tard.',
  'problem.passkeyElsewhereLater':
    'Un autre onglet ou une autre fenêtre demande une clé d’accès. Terminez d’abord là-bas ou créez la vôtre plus tard.',
  'problem.passkeyNotHere': 'Il n’est pas possible de créer une clé d’accès ici. Vous pouvez continuer sans.',
  'problem.passkeyRefused':
    'Cette clé d’accès n’a pas été acceptée. Veuillez vous connecter avec votre mot de passe.',
  'problem.passkeyUnknown':
    'Cette clé d’accès n’est plus valable. Veuillez vous connecter avec votre mot de passe.',

  'phoneSignIn.button': 'Se connecter avec le téléphone',
  'phoneSignIn.text':
    'Scannez ce code avec un téléphone sur lequel vous êtes connecté, puis approuvez-y la demande.',
  'phoneSignIn.byHand': 'Ou ouvrez cette adresse sur le téléphone et saisissez-y le code :',
  'phoneSignIn.qr': 'Code QR pour votre téléphone',
  'phoneSignIn.compare': 'Saisissez {number} sur votre téléphone',
  'phoneSignIn.shared':
    'Cet ordinateur sera alors connecté. Si d’autres l’utilisent aussi, déconnectez-vous en partant.',
  'phoneSignIn.denied': 'La connexion a été refusée sur le téléphone.',

  'phoneRequest.heading': 'Connecter un ordinateur ?',
  'phoneRequest.typeText': 'Saisissez le code affiché par l’ordinateur.',
  'phoneRequest.code': 'Code de l’ordinateur',
  'phoneRequest.text':
    'Un ordinateur demande à être connecté à votre compte. N’approuvez que si vous êtes devant lui et venez de le demander.',
  'phoneRequest.device': 'Avec {device}',
  'phoneRequest.warning':
    'Quelqu’un vous a-t-il envoyé ce code ou vous dit-il quoi faire ? Alors refusez : cette personne veut utiliser votre compte.',
  'phoneRequest.number': 'Nombre de l’ordinateur',
  'phoneRequest.approve': 'Approuver',
  'phoneRequest.deny': 'Ce n’était pas moi',
  'phoneRequest.approved': 'Demande approuvée. Continuez sur l’ordinateur.',
  'phoneRequest.denied': 'Demande refusée. Personne n’a été connecté.',
  'phoneRequest.wrongNumber':
    'Ce n’est pas le nombre de l’ordinateur : la demande a été refusée. Affichez-y un autre code.',
  'phoneRequest.unknown':
    'Aucun ordinateur n’attend ce code. Il a peut-être expiré : affichez-y un autre code.',
  'phoneRequest.another': 'Saisir un autre code',

  'verification.heading': 'Vérifiez la demande de connexion',
  'verification.approve': 'Approuvez la demande de connexion dans votre application mobile.',
  'verification.resend': 'Renvoyer',
  'verification.resent': 'La demande de connexion a été renvoyée à votre application mobile.',
  'verification.close': 'Fermer',
  'verification.offlineCode': 'Code hors connexion',
  'verification.offlineHint': 'Votre application mobile affiche ce code même sans connexion.',
  'verification.accepted': 'Demande approuvée. Connexion en cours…',
  'verification.nothing':
    'Rien sur votre téléphone ? Ouvrez-y l’application vous-même ou renvoyez la demande.',
  'verification.noConnection':
    'Pas de connexion sur votre téléphone ? L’application y affiche un code hors connexion à saisir ici.',

  'challenge.choose': 'Choisissez {number} dans l’application',
  'challenge.deny': 'Si votre téléphone affiche un autre lieu ou une autre heure, refusez-y la demande.',
  'challenge.nothing': 'Rien sur votre téléphone ?',
  'challenge.openApp': 'Ouvrir l’application',
  'challenge.byHand': 'Ouvrez-y l’application vous-même ou renvoyez la demande.',

  'phoneAuth.heading': 'Saisissez le code de sécurité',
  'phoneAuth.text': 'Nous vous avons envoyé un code par SMS.',
  'phoneAuth.code': 'Code de sécurité',
  'phoneAuth.timeLeft': 'Temps restant\u00a0:',
  'phoneAuth.lastSeconds': {
    one: 'Le code expire dans {n}\u00a0seconde.',
    other: 'Le code expire dans {n}\u00a0secondes.',
  },

  'emailCode.heading': 'Saisissez le code de sécurité',
  'emailCode.text': 'Nous vous avons envoyé un code par e-mail. Regardez aussi dans le courrier indésirable.',
  'emailCode.to': 'Nous avons envoyé un code à {reference}. Regardez aussi dans le courrier indésirable.',
  'emailCode.code': 'Code de sécurité',

  'newCode.to': 'Nous avons envoyé un code au téléphone dont le numéro se termine par {reference}.',
  'newCode.in': 'Pas de code\u00a0? Vous pourrez en envoyer un nouveau dans {time}.',
  'newCode.send': 'Envoyer un nouveau code',
  'newCode.signIn': 'Pas de code\u00a0? Reconnectez-vous pour en recevoir un nouveau.',

  'symantec.setUp': 'Configurez les codes à usage unique',
  'symantec.step': 'Étape {n} sur {count}',
  'symantec.credentialsId': 'ID d’authentification',
  'symantec.activationCode': 'Premier code',
  'symantec.secondActivationCode': 'Deuxième code',
  'symantec.codeHint':
    'Saisissez le code affiché sur votre appareil ou dans votre application de codes à usage unique.',
  'symantec.credentialsIdHint':
    'Vous le trouverez dans votre application de codes à usage unique ou au dos de votre appareil.',
  'symantec.credentialsIdWhy': 'Saisissez l’ID d’authentification pour continuer.',
  'symantec.activationCodeHint':
    'Saisissez le code affiché en ce moment sur votre appareil ou dans votre application.',
  'symantec.secondActivationCodeHint': 'Attendez le code suivant, puis saisissez-le.',

  'authenticator.setUp': 'Configurer une application d’authentification',
  'authenticator.text':
    'Scannez le code QR avec une application d’authentification, puis saisissez le code qu’elle affiche.',
  'authenticator.qr': 'Code QR pour votre application d’authentification',
  'authenticator.byHand': 'Ou saisissez cette clé dans l’application\u00a0:',
  'authenticator.open': 'Ouvrir l’application d’authentification',
  'authenticator.codeHint': 'Saisissez le code affiché par votre application d’authentification.',

  'recovery.heading': 'Vos codes de récupération',
  'recovery.text':
    'Chacun de ces codes vous permet de vous connecter une fois si vous n’avez pas votre application d’authentification. Ils ne sont affichés que maintenant\u00a0: conservez-les en lieu sûr.',
  'recovery.download': 'Télécharger',
  'recovery.print': 'Imprimer',
  'recovery.saved': 'J’ai enregistré ces codes',
  'recovery.savedWhy': 'Enregistrez les codes, puis cochez la case pour continuer.',
  'recovery.gone':
    'Vos codes de récupération ont été affichés une fois et ne peuvent plus l’être. Si vous ne les avez pas enregistrés, créez-en de nouveaux sur la page «\u00a0{page}\u00a0».',
  'recovery.use': 'Utiliser un code de récupération',
  'recovery.enter': 'Saisissez un code de récupération',
  'recovery.enterText':
    'Saisissez l’un des codes de récupération que vous avez enregistrés. Chacun ne sert qu’une fois.',
  'recovery.code': 'Code de récupération',
  'recovery.codeWhy': 'Saisissez le code de récupération pour continuer.',
  'recovery.back': 'Retour',

  'mobileSetup.heading': 'Configurez l’application mobile',
  'mobileSetup.text':
    'Vous approuverez vos connexions dans l’application mobile. Dès qu’elle sera configurée, cette page passera automatiquement à l’étape suivante.',
  'mobileSetup.mobileNumber': 'Numéro de mobile',
  'mobileSetup.send': 'Envoyer le lien',
  'mobileSetup.sent': 'Nous avons envoyé le lien à votre téléphone.',
  'mobileSetup.activationCode': 'Code d’activation',
  'mobileSetup.activationHint': 'Saisissez ce code dans l’application mobile.',
  'mobileSetup.skip': 'Passer pour l’instant',
  'mobileSetup.scan':
    'Visez le code avec l’appareil photo de votre téléphone, ou envoyez le lien à votre téléphone.',
  'mobileSetup.qr': 'Code QR\u00a0: {name}',
  'mobileSetup.open': 'Ouvrez-la',
  'mobileSetup.openHint': 'Elle vous guide dans les premières étapes.',
  'mobileSetup.stay': 'Laissez cette page ouverte',

  'apps.heading': 'Téléchargez l’application',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Téléchargez l’application mobile',
  'mobileWizard.text': 'Installez l’application sur votre téléphone, puis poursuivez ici.',

  'onboardingNotSupported.heading': 'Continuez sur un ordinateur',
  'onboardingNotSupported.text': 'Pour configurer votre compte, utilisez un ordinateur (fixe ou portable).',
  'onboardingNotSupported.send': 'M’envoyer l’adresse',

  'installerError.heading': 'Terminez la configuration de cet appareil',
  'installerError.text': 'Téléchargez l’application, installez-la, puis réessayez.',
  'installerError.download': 'Télécharger l’application',
  'installerError.downloadFile': 'Télécharger {file}',
  'installerError.version': 'Version {version}',

  'problem.deviceNotSetUp': 'Cet appareil n’est pas encore configuré.',

  'forgetPassword.heading': 'Problème de mot de passe',
  'forgetPassword.text':
    'Saisissez votre nom d’utilisateur pour savoir comment réinitialiser votre mot de passe.',
  'forgetPassword.startAgain': 'Votre mot de passe n’a pas été réinitialisé. Veuillez recommencer.',
  'forgetPassword.notSure': 'Un doute\u202f? Obtenir de l’aide',

  'resetPassword.heading': 'Vérifiez votre téléphone',
  'resetPassword.text':
    'Saisissez le numéro de mobile associé à votre compte. Vous y recevrez un code par SMS.',
  'resetPassword.mobile': 'Numéro de mobile',
  'resetPassword.sendCode': 'Envoyer le code',
  'resetPassword.noAccess': 'Pas d’accès à ce téléphone\u202f?',
  'resetPassword.code.heading': 'Saisissez le code de vérification',
  'resetPassword.code.text':
    'Nous avons envoyé un code à 6\u00a0chiffres au téléphone dont le numéro se termine par {reference}.',
  'resetPassword.code.label': 'Code de vérification',
  'resetPassword.code.hint': 'Le code est vérifié automatiquement dès que vous saisissez le dernier chiffre.',
  'resetPassword.code.sendNew': 'Envoyer un nouveau code',
  'resetPassword.code.resent': 'Vous trouverez le nouveau code sur votre téléphone.',
  'resetPassword.create.heading': 'Créez un mot de passe',
  'resetPassword.verifyAgain': 'Vérifier à nouveau',

  'resetEmail.heading': 'Vérifiez votre e-mail',
  'resetEmail.text': 'Nous enverrons un code à {reference}.',
  'resetEmail.sent':
    'Nous avons envoyé un code à 6\u00a0chiffres à {reference}. Regardez aussi dans le courrier indésirable.',
  'resetEmail.noAccess': 'Pas d’accès à cet e-mail\u202f?',
  'resetEmail.instead': 'Envoyer le code par e-mail',
  'resetEmail.phoneInstead': 'Envoyer le code par SMS',

  'problem.noPhone': 'Aucun numéro de mobile enregistré',
  'problem.notAutomatic': 'Votre mot de passe ne peut pas être réinitialisé automatiquement.',
  'problem.unknownUser': 'Aucun compte ne correspond à ce nom d’utilisateur.',
  'problem.otherNumber': 'Ce numéro ne correspond pas à celui qui est enregistré.',
  'problem.tookTooLong': 'Cela a pris un peu trop de temps…',

  'passwordUpdated.heading': 'Mot de passe modifié',
  'passwordUpdated.guest': 'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.',
  'passwordUpdated.other':
    'Modifiez aussi le mot de passe sur vos autres appareils et dans vos applications connectées.',
  'passwordUpdated.signIn': 'Se connecter',
  'passwordUpdated.continue': 'Continuer',

  'newPassword.old': 'Mot de passe actuel',
  'newPassword.new': 'Nouveau mot de passe',
  'newPassword.verify': 'Confirmer le mot de passe',
  'newPassword.save': 'Enregistrer le mot de passe',
  'newPassword.rules': 'Règles du mot de passe',
  'newPassword.met': '(respectée)',
  'newPassword.allMet': 'Toutes les règles du mot de passe sont respectées.',
  'newPassword.rule.length': 'Au moins 9\u00a0caractères',
  'newPassword.rule.lowercase': 'Une lettre minuscule',
  'newPassword.rule.uppercase': 'Une lettre majuscule',
  'newPassword.rule.digit': 'Un chiffre',
  'newPassword.rule.special': 'Un caractère spécial, par exemple ! @ $ ou %',
  'newPassword.rule.allowed': 'Ni # ni :',
  'newPassword.rule.match': 'Les deux mots de passe sont identiques',
  'newPassword.why': 'Pour continuer, respectez toutes les règles ci-dessus.',
  'newPassword.whyWithOld':
    'Pour continuer, saisissez votre mot de passe actuel et respectez toutes les règles ci-dessus.',
  'newPassword.strength': 'Niveau de sécurité du mot de passe',
  'newPassword.strength.none': 'Pas encore de mot de passe',
  'newPassword.strength.veryweak': 'Très faible',
  'newPassword.strength.weak': 'Faible',
  'newPassword.strength.medium': 'Moyen',
  'newPassword.strength.strong': 'Élevé',
  'newPassword.strength.refused': 'Non autorisé',
  'newPassword.rule.least': 'Longueur minimale\u00a0: {n}',
  'newPassword.rule.most': 'Longueur maximale\u00a0: {n}',
  'newPassword.rule.kinds': 'Au moins {n} de ces {count} types',
  'newPassword.rule.oneOf': 'Un de ces caractères\u00a0: {list}',
  'newPassword.rule.forbidden': 'Rien de tout cela\u00a0: {list}',
  'newPassword.rule.uncommon': 'Un mot de passe qui n’est pas facile à deviner',

  'field.showPassword': 'Afficher le mot de passe',

  'resetTempPassword.heading': 'Modifiez votre mot de passe',
  'resetTempPassword.expired': 'Votre mot de passe a expiré. Choisissez-en un nouveau pour continuer.',
  'resetTempPassword.temporary':
    'Votre mot de passe est provisoire. Choisissez-en un nouveau pour continuer.',
  'resetTempPassword.policy':
    'Votre mot de passe ne respecte plus les règles de votre entreprise. Choisissez-en un nouveau pour continuer.',

  'passwordExpired.heading': 'Votre mot de passe a expiré',
  'passwordExpired.text': 'Vous devez le modifier avant de pouvoir vous connecter.',
  'passwordExpired.change': 'Modifier le mot de passe',

  'changePassword.heading': 'Avant de modifier votre mot de passe',
  'changePassword.form.heading': 'Modifiez votre mot de passe',

  'problem.prohibitedPassword': 'Ce mot de passe est interdit, veuillez en essayer un autre.',
  'problem.usedPassword':
    'Vous ne pouvez pas choisir un mot de passe déjà utilisé ou contenant des informations personnelles.',
  'problem.wrongOldPassword': 'Votre mot de passe actuel n’est pas correct.',
  'problem.alreadyCreated': 'Votre mot de passe a déjà été créé. Veuillez actualiser la page pour continuer.',

  'connected.devices': 'Appareils connectés',
  'connected.apps': 'Applications connectées',
  'connected.noDevices': 'Aucun appareil connecté',
  'connected.noApps': 'Aucune application connectée',
  'connected.wipe.pending': 'Effacement à distance\u00a0: en attente',
  'connected.wipe.inProgress': 'Effacement à distance\u00a0: en cours',
  'connected.wipe.done': 'Effacement à distance\u00a0: terminé',
  'connected.wipe.failed': 'Effacement à distance\u00a0: échec',
  'connected.gotIt': 'J’ai compris',
  'connected.about':
    'Après le changement, saisissez le nouveau mot de passe partout où l’ancien est enregistré.',
  'connected.showAll': 'Tout afficher ({n})',
  'connected.filter': 'Filtrer par nom ou lieu',
  'connected.found': '{n} sur {total}',

  'security.heading': 'Votre sécurité',
  'security.about': 'Ce qui vous permet de vous connecter, et où vous êtes connecté.',
  'security.passwordChanged': 'Dernière modification : {time}',
  'security.authenticators': 'Applications d’authentification',
  'security.noAuthenticators': 'Aucune application d’authentification',
  'security.added': 'Ajout\u00a0: {time}',
  'security.setUpApp': 'Configurer une application',
  'security.appSaved': 'L’application d’authentification est configurée.',
  'security.setUpOver': 'Cette configuration est terminée. Veuillez la recommencer.',
  'security.removeAppSure':
    'Supprimer cette application d’authentification\u00a0? Vous ne pourrez plus vous connecter avec ses codes.',
  'security.appRemoved': 'Application d’authentification supprimée.',
  'security.lastFactor': 'Configurez une autre application avant de supprimer celle-ci.',
  'security.recovery': 'Codes de récupération',
  'security.codesLeft': {
    one: '{n} code restant',
    many: '{n} de codes restants',
    other: '{n} codes restants',
  },
  'security.noCodes': 'Aucun code restant',
  'security.codesMade': 'Création\u00a0: {time}',
  'security.codesLater':
    'Vous recevez des codes de récupération quand vous avez configuré une application d’authentification.',
  'security.newCodes': 'Nouveaux codes',
  'security.newCodesSure': 'Vos anciens codes de récupération ne fonctionneront plus.',
  'security.trusted': 'Appareils de confiance',
  'security.noTrusted': 'Aucun appareil de confiance',
  'security.trustedUntil': 'De confiance jusqu’au {date}',
  'security.trustEnded': 'L’appareil n’est plus un appareil de confiance.',
  'security.passkeySaved': 'Clé d’accès enregistrée.',
  'security.rename': 'Renommer',
  'security.renameNamed': 'Renommer {name}',
  'security.renamed': 'Nom enregistré.',
  'security.name': 'Nom',
  'security.save': 'Enregistrer',
  'security.cancel': 'Annuler',
  'security.elsewhere': 'Se déconnecter partout ailleurs',
  'security.elsewhereSure': 'Vos autres appareils, navigateurs et applications devront alors se reconnecter.',
  'security.elsewhereDone': 'Vous êtes déconnecté partout ailleurs.',

  'proof.heading': 'Confirmez qu’il s’agit bien de vous',
  'proof.text':
    'Votre connexion date d’un certain temps. Cette modification demande une nouvelle preuve de votre identité.',
  'proof.confirm': 'Confirmer',
  'proof.anew': 'Se reconnecter',
  'proof.done': 'Confirmé. Appuyez de nouveau sur le bouton pour continuer.',

  'problem.wrongPassword': 'Le mot de passe n’est pas correct.',

  'completion.heading': 'Connexion en cours',
  'completion.progress': 'Connexion aux autres sites de votre entreprise\u00a0: {answered} sur {total}',
  'completion.skip': 'Continuer sans attendre',
  'completion.leave':
    'Certains sites de votre entreprise se trouvent sur son propre réseau\u00a0: votre navigateur peut vous demander d’autoriser l’accès au réseau local.',
  'completion.local': 'Se connecter aux autres sites de l’entreprise',
  'completion.leftOut': 'Non connecté à\u00a0: {hosts}',
  'completion.denied':
    'Votre navigateur ne laisse pas cette page accéder au réseau de votre entreprise. Vous pouvez l’autoriser dans les paramètres du navigateur pour cette page.',
  'completion.opens': '{product} s’ouvrira dans quelques secondes.',
  'completion.stay': 'Rester sur cette page',

  'popupNotified.text': 'Vous pouvez fermer cette fenêtre.',

  'nativeClient.heading': 'Continuer dans {app}\u00a0?',
  'nativeClient.text':
    '{app} demande à être connectée avec ce compte. Continuez seulement si vous venez d’y commencer une connexion.',
  'nativeClient.open': 'Ouvrir {app}',
  'nativeClient.opened':
    'Continuez dans {app}. Vous pouvez fermer cette fenêtre. Si {app} ne s’est pas ouverte, ouvrez-la de nouveau.',
  'nativeClient.showCode': 'Afficher un code à saisir',
  'nativeClient.code.heading': 'Saisissez ce code dans {app}',
  'nativeClient.code.text':
    'Saisissez-le seulement là où vous avez commencé à vous connecter et ne le donnez à personne\u00a0: qui vous le demande veut utiliser votre compte.',
  'nativeClient.refused.heading': 'Cette application ne peut pas être connectée',
  'nativeClient.refused.mode':
    'L’application qui a ouvert cette page a demandé quelque chose que cette page ne connaît pas.',
  'nativeClient.refused.list':
    'L’application qui a ouvert cette page n’est pas autorisée par votre entreprise.',
  'nativeClient.refused.request':
    'L’application qui a ouvert cette page n’a pas fait sa demande correctement.',
  'nativeClient.refused.advice':
    'Rien n’a été transmis. Mettez l’application à jour et réessayez, ou indiquez ce mot à votre support\u00a0: {parameter}',

  'support.heading': 'Obtenez de l’aide et reprenez votre travail.',
  'support.sorry': 'Désolé, une erreur s’est produite…',
  'support.name': 'Nom',
  'support.email': 'E-mail',
  'support.phone': 'Téléphone',
  'support.description': 'Description',
  'support.company': 'Entreprise',
  'support.count': { one: '{n}\u00a0caractère sur {max}', other: '{n}\u00a0caractères sur {max}' },
  'support.left': { one: '{n}\u00a0caractère restant', other: '{n}\u00a0caractères restants' },
  'support.submit': 'Envoyer',
  'support.done': 'Terminé',
  'support.sent': 'Votre demande a été enregistrée. Vous devriez recevoir une réponse d’ici quelques heures.',
  'support.callUs': 'Vous pouvez joindre l’assistance par téléphone.',
  'support.noWay':
    'Vous ne pouvez pas joindre l’assistance depuis cette page. Veuillez vous adresser à votre administrateur.',
  'support.reference': 'Joint à votre demande\u00a0: {reference}',
  'support.reference.status': 'Erreur {status}',
  'support.reference.request': 'Requête {id}',
  'support.reference.both': 'Erreur {status}, requête {id}',
  'support.reference.remove': 'Retirer',
  'support.recording': 'Ajouter un enregistrement de cette page',
  'support.recording.what':
    'Il montre au support les étapes de cette page, leur heure et les réponses du serveur. Il ne contient ni mot de passe, ni code, ni nom, ni rien de ce que vous avez saisi.',
  'support.recording.see': 'Voir le contenu de l’enregistrement',
  'support.recording.cut': 'L’enregistrement était trop long : son début n’y figure pas.',
  'support.recording.none': 'Il n’y a aucun enregistrement de cette page.',
  'support.hurry': 'Urgent ? Appelez l’assistance\u00a0:',
  'support.emailHint': 'Une adresse que vous pouvez consulter maintenant.',
  'support.optional': 'Facultatif',

  'problem.invalidEmail': 'Veuillez saisir une adresse e-mail valide',
  'problem.helpUnavailable': 'Veuillez patienter un instant, puis recharger cette page.',
  'problem.supportTrouble':
    'Le serveur d’assistance est injoignable pour le moment, veuillez réessayer plus tard.',

  'deskCode.heading': 'Vous parlez à votre service d’assistance\u00a0?',
  'deskCode.text':
    'Lisez-lui un code. Il voit ainsi votre nom, l’étape où vous êtes et la dernière erreur. Il n’a jamais besoin de votre mot de passe.',
  'deskCode.warning':
    'Ne donnez ce code qu’à votre propre service d’assistance, et seulement si vous l’avez appelé vous-même.',
  'deskCode.show': 'Afficher un code',
  'deskCode.seen': 'Votre service d’assistance a vu ce code.',
  'deskCode.seenAt': 'Votre service d’assistance a vu ce code à {time}.',
  'deskCode.notYou':
    'Si vous ne lui parlez pas en ce moment, appelez-le\u00a0: une autre personne a peut-être utilisé votre code.',

  'alternatives.try': 'Essayer un autre moyen',
  'alternatives.sms': 'Recevoir un code par SMS',
  'alternatives.email': 'Recevoir un code par e-mail',
  'alternatives.totp': 'Utiliser l’application d’authentification',
  'alternatives.symantecVip': 'Saisir un code à usage unique',
  'alternatives.approval': 'Approuver dans l’application mobile',
  'alternatives.passkey': 'Utiliser une clé d’accès',
  'alternatives.device': 'Vérifier cet appareil',

  'notice.info': 'Information',
  'notice.warning': 'Avertissement',
  'notice.showAll': 'Tout afficher',
  'notice.showLess': 'Afficher moins',
  'notice.more': 'En savoir plus',
} as const satisfies Messages
