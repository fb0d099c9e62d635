import type { Messages } from 'src/messages/en-US'
import { itInitial } from 'src/messages/it/initial'

/** Every word in Italian. */
export const it = {
  ...itInitial,

  'phone.country': 'Paese: {name}, +{code}',
  'phone.countryOther': 'Paese',
  'phone.countries': 'Paesi',

  'action.contactSupport': 'Contatta l’assistenza',
  'action.close': 'Chiudi',
  'action.signOut': 'Esci',
  'action.backToSignIn': 'Torna all’accesso',
  'action.changePassword': 'Cambia password',
  'action.skip': 'Salta',
  'action.activate': 'Conferma',
  'action.next': 'Avanti',
  'action.copy': 'Copia',

  'code.digit': 'Cifra {n} di {count}',
  'code.oneTime': 'Inserisci il codice monouso',
  'code.label': 'Codice di sicurezza',
  'code.sent': 'Un nuovo codice è in arrivo. Solo l’ultimo è valido.',
  'code.triesLeft': 'Tentativi rimasti: {n}',
  'code.another': 'Mostra un altro codice',
  'code.yours': 'Il suo codice: {code}',
  'code.over': 'Questo codice non si può più usare.',
  'code.ends': 'Il codice può essere usato per {time}.',

  'screen.tooOld.heading': 'Questo browser è troppo vecchio',
  'screen.tooOld.text': 'Per accedere, aggiornalo o usa un altro browser.',

  'session.heading': 'Verifica della sessione',
  'session.checking': 'Verifica della sessione in corso…',
  'session.denied': 'Non hai ancora eseguito l’accesso',

  'codeForm.why': 'Inserisci il codice per continuare.',
  'codeForm.accepted': 'Codice accettato. Accesso in corso…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0s',
  'waiting.minutesLeft': 'Minuti rimanenti: {n}',
  'waiting.phone': 'In attesa del telefono…',
  'waiting.app': 'In attesa dell’app. Questa pagina proseguirà automaticamente.',
  'waiting.endsIn': 'Questa richiesta scade tra {time}.',
  'waiting.lastSeconds': 'La richiesta scade tra {n}\u00a0secondi.',
  'waiting.over': 'Il tempo per questa richiesta è scaduto.',
  'waiting.since': 'In attesa dalle {time}.',
  'waiting.checked': 'Controllato un attimo fa.',
  'waiting.retryIn': 'Nuovo tentativo tra {time}.',
  'waiting.retrying': 'Nuovo tentativo in corso…',
  'waiting.offline': 'Questa pagina proseguirà appena torna la connessione.',
  'waiting.tryNow': 'Riprova ora',
  'waiting.seconds': '{n}\u00a0s',
  'waiting.atMost': 'Ci vorranno al massimo {time}.',
  'waiting.slow': 'Ci vuole più tempo del solito.',

  'request.time': 'Ora della richiesta: {time}',
  'request.place': 'Luogo: {place}',

  'trust.ask': {
    one: 'Non chiedere più su questo dispositivo per {n}\u00a0giorno',
    many: 'Non chiedere più su questo dispositivo per {n}\u00a0di giorni',
    other: 'Non chiedere più su questo dispositivo per {n}\u00a0giorni',
  },
  'trust.hint': 'Da evitare su un computer condiviso con altri.',

  'who.account': 'Account:',
  'who.notYou': 'Non sei tu?',

  'rail.label': 'Passaggi',
  'rail.done': '(completato)',
  'rail.password': 'Password',
  'rail.code': 'Codice',
  'rail.approval': 'Approvazione',
  'rail.passkey': 'Passkey',
  'rail.phone': 'Telefono',
  'rail.email': 'Email',
  'rail.newPassword': 'Nuova password',

  'copy.done': 'Copiato.',
  'copy.failed': 'Non è stato possibile copiare il codice. Copialo a mano.',

  'item.used': 'Ultimo utilizzo: {time}',
  'item.unused': 'Non ancora usata',
  'item.remove': 'Rimuovi',
  'item.removeNamed': 'Rimuovi {name}',
  'item.keep': 'Mantieni',

  'signedIn.heading': 'Accesso effettuato',
  'signedIn.open': 'Apri {product} qui',

  'problem.required': 'Questo campo è obbligatorio',
  'problem.enterCode': 'Inserisci il codice di verifica.',
  'problem.invalidCode': 'Il codice di verifica non è valido.',
  'problem.tryAgainLater': 'Si è verificato un errore, riprova più tardi.',
  'problem.enterMobileNumber': 'Inserisci il numero di cellulare.',
  'problem.noCodePasted': 'Nessun codice trovato nel testo incollato. Inserisci il codice.',

  'links.label': 'Informazioni sul sito',
  'links.privacy': 'Privacy',
  'links.imprint': 'Note legali',
  'links.terms': 'Condizioni',
  'links.help': 'Guida',

  'language.label': 'Lingua',
  'language.changed': 'Questa pagina è ora in italiano.',
  'language.failed': 'Non è stato possibile caricare questa lingua. Riprova.',

  'accounts.label': 'Account su questo dispositivo',
  'accounts.forget': 'Dimentica',
  'accounts.forgetName': 'Dimentica {name}',
  'accounts.other': 'Un altro account',

  'problem.providerCancelled': 'L’accesso con la tua azienda è stato annullato. Puoi riprovare.',
  'problem.providerNoAccount':
    'La tua azienda ti ha autenticato, ma qui non hai un account. Chiedine uno alla tua azienda.',
  'problem.providerFailed': 'L’accesso con la tua azienda non è riuscito. Riprova.',
  'problem.loginDeniedHint':
    'Se non hai avviato tu questo accesso, cambia la password e avvisa l’assistenza.',

  'passkey.or': 'oppure',
  'passkey.signIn': 'Accedi con una passkey',
  'passkey.heading': 'Usa la tua passkey',
  'passkey.text':
    'Conferma la tua identità con l’impronta digitale, il volto, il PIN o una chiave di sicurezza.',
  'passkey.use': 'Usa passkey',
  'passkey.accepted': 'Passkey accettata. Accesso in corso…',

  'passkeyOffer.heading': 'Accedi più in fretta la prossima volta',
  'passkeyOffer.text':
    'Con una passkey accedi con l’impronta digitale, il volto o il PIN. Non devi digitare una password e nessuno può rubartela.',
  'passkeyOffer.create': 'Crea una passkey',
  'passkeyOffer.notNow': 'Non ora',
  'passkeyOffer.saved': 'Passkey salvata. Accesso in corso…',

  'passkeys.heading': 'Passkey',
  'passkeys.none': 'Nessuna passkey',
  'passkeys.unnamed': 'Passkey',
  'passkeys.sure': 'Rimuovere questa passkey? Non potrai più usarla per accedere.',
  'passkeys.removed': 'Passkey rimossa.',

  'problem.passkeyCancelled': 'La passkey non è stata usata. Riprova o scegli un altro metodo.',
  'problem.passkeyTimedOut': 'Il tempo per usare la passkey è scaduto. Riprova o scegli un altro metodo.',
  'problem.passkeyElsewhere':
    'Un’altra scheda o finestra sta chiedendo una passkey. Completa prima lì l’operazione o scegli un altro metodo.',
  'problem.passkeyNoAuthenticator': 'Questo dispositivo non può usare una passkey. Scegli un altro metodo.',
  'problem.passkeyUnsupported': 'Questo browser non può usare le passkey. Scegli un altro metodo.',
  'problem.passkeyBlocked': 'Le passkey non sono consentite in questa pagina. Scegli un altro metodo.',
  'problem.passkeyExists': 'Questo dispositivo ha già una passkey per il tuo account.',
  'problem.passkeyNotCreated': 'Non è stata creata alcuna passkey. Puoi riprovare o farlo più tardi.',
  'problem.passkeyElsewhereLater':
    'Un’altra scheda o finestra sta chiedendo una passkey. Completa prima lì l’operazione o crea la tua più tardi.',
  'problem.passkeyNotHere': 'Qui non è possibile creare una passkey. Puoi continuare senza.',
  'problem.passkeyRefused': 'Questa passkey non è stata accettata. Accedi con la password.',
  'problem.passkeyUnknown': 'Questa passkey non è più valida. Accedi con la password.',

  'phoneSignIn.button': 'Accedi con il telefono',
  'phoneSignIn.text':
    'Scansioni questo codice con un telefono su cui ha effettuato l’accesso e approvi la richiesta lì.',
  'phoneSignIn.byHand': 'Oppure apra questo indirizzo sul telefono e digiti lì il codice:',
  'phoneSignIn.qr': 'Codice QR per il telefono',
  'phoneSignIn.compare': 'Digiti {number} sul telefono',
  'phoneSignIn.shared':
    'Questo computer avrà quindi effettuato l’accesso. Se lo usano anche altri, esca quando se ne va.',
  'phoneSignIn.denied': 'L’accesso è stato rifiutato sul telefono.',

  'phoneRequest.heading': 'Far accedere un computer?',
  'phoneRequest.typeText': 'Digiti il codice mostrato dal computer.',
  'phoneRequest.code': 'Codice sul computer',
  'phoneRequest.text':
    'Un computer chiede di accedere con il Suo account. Approvi solo se vi si trova davanti e lo ha appena richiesto lì.',
  'phoneRequest.device': 'Con {device}',
  'phoneRequest.warning':
    'Qualcuno Le ha inviato questo codice o Le sta dicendo che cosa fare? Allora rifiuti: vuole usare il Suo account.',
  'phoneRequest.number': 'Numero sul computer',
  'phoneRequest.approve': 'Approva',
  'phoneRequest.deny': 'Non sono stato io',
  'phoneRequest.approved': 'Approvato. Continui sul computer.',
  'phoneRequest.denied': 'Rifiutato. Nessuno ha effettuato l’accesso.',
  'phoneRequest.wrongNumber':
    'Questo non è il numero sul computer, quindi la richiesta è stata rifiutata. Mostri lì un altro codice.',
  'phoneRequest.unknown':
    'Nessun computer attende questo codice. Forse è scaduto: mostri lì un altro codice.',
  'phoneRequest.another': 'Digita un altro codice',

  'verification.heading': 'Verifica la richiesta di accesso',
  'verification.approve': 'Approva la richiesta di accesso nell’app mobile.',
  'verification.resend': 'Invia di nuovo',
  'verification.resent': 'La richiesta di accesso è stata inviata di nuovo all’app mobile.',
  'verification.close': 'Chiudi',
  'verification.offlineCode': 'Codice offline',
  'verification.offlineHint': 'L’app mobile mostra questo codice anche senza connessione.',
  'verification.accepted': 'Richiesta approvata. Accesso in corso…',
  'verification.nothing':
    'Non vedi nulla sul telefono? Apri l’app manualmente o invia di nuovo la richiesta.',
  'verification.noConnection':
    'Il telefono non è connesso? L’app mostra un codice offline che puoi inserire qui.',

  'challenge.choose': 'Scegli {number} nell’app',
  'challenge.deny': 'Se il telefono mostra un luogo o un orario diverso, rifiuta la richiesta sul telefono.',
  'challenge.nothing': 'Non vedi nulla sul telefono?',
  'challenge.openApp': 'Apri l’app',
  'challenge.byHand': 'Apri l’app manualmente o invia di nuovo la richiesta.',

  'phoneAuth.heading': 'Inserisci il codice di sicurezza',
  'phoneAuth.text': 'Ti abbiamo inviato un codice via SMS.',
  'phoneAuth.code': 'Codice di sicurezza',
  'phoneAuth.timeLeft': 'Tempo rimanente:',
  'phoneAuth.lastSeconds': {
    one: 'Il codice scade tra {n}\u00a0secondo.',
    many: 'Il codice scade tra {n}\u00a0di secondi.',
    other: 'Il codice scade tra {n}\u00a0secondi.',
  },

  'emailCode.heading': 'Inserisci il codice di sicurezza',
  'emailCode.text': 'Ti abbiamo inviato un codice via email. Controlla anche la posta indesiderata.',
  'emailCode.to': 'Abbiamo inviato un codice a {reference}. Controlla anche la posta indesiderata.',
  'emailCode.code': 'Codice di sicurezza',

  'newCode.to': 'Abbiamo inviato un codice via SMS al telefono che termina con {reference}.',
  'newCode.in': 'Nessun codice? Potrai inviarne uno nuovo tra {time}.',
  'newCode.send': 'Invia un nuovo codice',
  'newCode.signIn': 'Nessun codice? Accedi di nuovo per riceverne uno nuovo.',

  'symantec.setUp': 'Configura i codici monouso',
  'symantec.step': 'Passaggio {n} di {count}',
  'symantec.credentialsId': 'ID credenziale',
  'symantec.activationCode': 'Primo codice',
  'symantec.secondActivationCode': 'Secondo codice',
  'symantec.codeHint': 'Inserisci il codice mostrato dal dispositivo o dall’app per i codici monouso.',
  'symantec.credentialsIdHint': 'Lo trovi nell’app per i codici monouso o sul retro del dispositivo.',
  'symantec.credentialsIdWhy': 'Inserisci l’ID credenziale per continuare.',
  'symantec.activationCodeHint': 'Inserisci il codice che il dispositivo o l’app mostra adesso.',
  'symantec.secondActivationCodeHint': 'Attendi il codice successivo, poi inseriscilo.',

  'authenticator.setUp': 'Configura un’app di autenticazione',
  'authenticator.text':
    'Scansiona il codice QR con un’app di autenticazione, poi inserisci il codice che mostra.',
  'authenticator.qr': 'Codice QR per la tua app di autenticazione',
  'authenticator.byHand': 'Oppure inserisci questa chiave nell’app:',
  'authenticator.open': 'Apri l’app di autenticazione',
  'authenticator.codeHint': 'Inserisci il codice mostrato dalla tua app di autenticazione.',

  'recovery.heading': 'I tuoi codici di recupero',
  'recovery.text':
    'Ognuno di questi codici ti permette di accedere una volta se non hai con te l’app di autenticazione. Vengono mostrati solo adesso: conservali in un luogo sicuro.',
  'recovery.download': 'Scarica',
  'recovery.print': 'Stampa',
  'recovery.saved': 'Ho salvato questi codici',
  'recovery.savedWhy': 'Salva i codici, poi seleziona la casella per continuare.',
  'recovery.gone':
    'I tuoi codici di recupero sono stati mostrati una volta e non possono essere mostrati di nuovo. Se non li hai salvati, creane di nuovi nella pagina “{page}”.',
  'recovery.use': 'Usa un codice di recupero',
  'recovery.enter': 'Inserisci un codice di recupero',
  'recovery.enterText': 'Inserisci uno dei codici di recupero che hai salvato. Ognuno vale una volta.',
  'recovery.code': 'Codice di recupero',
  'recovery.codeWhy': 'Inserisci il codice di recupero per continuare.',
  'recovery.back': 'Indietro',

  'mobileSetup.heading': 'Configura l’app mobile',
  'mobileSetup.text':
    'Approverai gli accessi nell’app mobile. Quando l’app sarà configurata, questa pagina proseguirà automaticamente.',
  'mobileSetup.mobileNumber': 'Numero di cellulare',
  'mobileSetup.send': 'Invia link',
  'mobileSetup.sent': 'Abbiamo inviato il link al tuo telefono.',
  'mobileSetup.activationCode': 'Codice di attivazione',
  'mobileSetup.activationHint': 'Inserisci questo codice nell’app mobile.',
  'mobileSetup.skip': 'Salta per ora',
  'mobileSetup.scan': 'Inquadra il codice con la fotocamera del telefono o invia il link al telefono.',
  'mobileSetup.qr': 'Codice QR: {name}',
  'mobileSetup.open': 'Apri l’app',
  'mobileSetup.openHint': 'L’app ti guiderà nei primi passaggi.',
  'mobileSetup.stay': 'Lascia aperta questa pagina',

  'apps.heading': 'Scarica l’app',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Scarica l’app mobile',
  'mobileWizard.text': 'Installa l’app sul telefono, poi continua qui.',

  'onboardingNotSupported.heading': 'Continua su un computer',
  'onboardingNotSupported.text': 'Per configurare l’account serve un computer.',
  'onboardingNotSupported.send': 'Invia l’indirizzo a te stesso',

  'installerError.heading': 'Completa la configurazione di questo dispositivo',
  'installerError.text': 'Scarica l’app, installala e riprova.',
  'installerError.download': 'Scarica l’app',
  'installerError.downloadFile': 'Scarica {file}',
  'installerError.version': 'Versione {version}',

  'problem.deviceNotSetUp': 'Questo dispositivo non è ancora configurato.',

  'forgetPassword.heading': 'Problemi con la password',
  'forgetPassword.text': 'Inserisci il nome utente per sapere come reimpostare la password.',
  'forgetPassword.startAgain': 'La password non è stata reimpostata. Ricomincia da capo.',
  'forgetPassword.notSure': 'In dubbio? Chiedi assistenza',

  'resetPassword.heading': 'Verifica il telefono',
  'resetPassword.text':
    'Inserisci il numero di cellulare associato al tuo account. Ti invieremo un codice via SMS.',
  'resetPassword.mobile': 'Numero di cellulare',
  'resetPassword.sendCode': 'Invia codice',
  'resetPassword.noAccess': 'Non hai accesso a questo telefono?',
  'resetPassword.code.heading': 'Inserisci il codice di verifica',
  'resetPassword.code.text':
    'Abbiamo inviato un codice di 6\u00a0cifre al telefono che termina con {reference}.',
  'resetPassword.code.label': 'Codice di verifica',
  'resetPassword.code.hint': 'Il codice viene verificato appena inserisci l’ultima cifra.',
  'resetPassword.code.sendNew': 'Invia un nuovo codice',
  'resetPassword.code.resent': 'Controlla il telefono: troverai il nuovo codice.',
  'resetPassword.create.heading': 'Crea la password',
  'resetPassword.verifyAgain': 'Verifica di nuovo',

  'resetEmail.heading': 'Verifica la tua email',
  'resetEmail.text': 'Invieremo un codice a {reference}.',
  'resetEmail.sent':
    'Abbiamo inviato un codice di 6\u00a0cifre a {reference}. Controlla anche la posta indesiderata.',
  'resetEmail.noAccess': 'Non hai accesso a questa email?',
  'resetEmail.instead': 'Invia il codice via email',
  'resetEmail.phoneInstead': 'Invia il codice via SMS',

  'problem.noPhone': 'Nessun numero di cellulare registrato',
  'problem.notAutomatic': 'La password non può essere reimpostata automaticamente.',
  'problem.unknownUser': 'Nessun account corrisponde a questo nome utente.',
  'problem.otherNumber': 'Questo numero non corrisponde a quello registrato.',
  'problem.tookTooLong': 'È passato troppo tempo…',

  'passwordUpdated.heading': 'Password aggiornata',
  'passwordUpdated.guest': 'Ora puoi accedere con la nuova password.',
  'passwordUpdated.other': 'Aggiorna la password sugli altri dispositivi e nelle app collegate.',
  'passwordUpdated.signIn': 'Accedi',
  'passwordUpdated.continue': 'Continua',

  'newPassword.old': 'Password attuale',
  'newPassword.new': 'Nuova password',
  'newPassword.verify': 'Ripeti la password',
  'newPassword.save': 'Salva password',
  'newPassword.rules': 'Regole per la password',
  'newPassword.met': '(soddisfatta)',
  'newPassword.allMet': 'Tutte le regole della password sono soddisfatte.',
  'newPassword.rule.length': 'Almeno 9\u00a0caratteri',
  'newPassword.rule.lowercase': 'Una lettera minuscola',
  'newPassword.rule.uppercase': 'Una lettera maiuscola',
  'newPassword.rule.digit': 'Un numero',
  'newPassword.rule.special': 'Un carattere speciale, ad esempio ! @ $ o %',
  'newPassword.rule.allowed': 'Nessun # o :',
  'newPassword.rule.match': 'Le due password coincidono',
  'newPassword.why': 'Per continuare, rispetta tutte le regole indicate sopra.',
  'newPassword.whyWithOld':
    'Per continuare, inserisci la password attuale e rispetta tutte le regole indicate sopra.',
  'newPassword.strength': 'Sicurezza della password',
  'newPassword.strength.none': 'Ancora nessuna password',
  'newPassword.strength.veryweak': 'Molto debole',
  'newPassword.strength.weak': 'Debole',
  'newPassword.strength.medium': 'Media',
  'newPassword.strength.strong': 'Forte',
  'newPassword.strength.refused': 'Non consentita',
  'newPassword.rule.least': 'Lunghezza minima: {n}',
  'newPassword.rule.most': 'Lunghezza massima: {n}',
  'newPassword.rule.kinds': 'Almeno {n} di questi {count} tipi',
  'newPassword.rule.oneOf': 'Uno di questi caratteri: {list}',
  'newPassword.rule.forbidden': 'Niente di tutto questo: {list}',
  'newPassword.rule.uncommon': 'Non una password facile da indovinare',

  'field.showPassword': 'Mostra password',

  'resetTempPassword.heading': 'Cambia la password',

  'passwordExpired.heading': 'La password è scaduta',
  'passwordExpired.text': 'Devi cambiarla prima di poter accedere.',
  'passwordExpired.change': 'Cambia password',

  'changePassword.heading': 'Prima di cambiare la password',
  'changePassword.form.heading': 'Cambia la password',

  'problem.prohibitedPassword': 'Questa password non è consentita, scegline un’altra.',
  'problem.usedPassword': 'Non puoi usare una password già usata o che contenga informazioni personali.',
  'problem.wrongOldPassword': 'La password attuale non è corretta.',
  'problem.alreadyCreated': 'La password è già stata creata. Ricarica la pagina per continuare.',

  'connected.devices': 'Dispositivi collegati',
  'connected.apps': 'App collegate',
  'connected.noDevices': 'Nessun dispositivo collegato',
  'connected.noApps': 'Nessuna app collegata',
  'connected.nearby': 'Nelle vicinanze',
  'connected.wipe.pending': 'Cancellazione remota: in attesa',
  'connected.wipe.inProgress': 'Cancellazione remota: in corso',
  'connected.wipe.done': 'Cancellazione remota: completata',
  'connected.wipe.failed': 'Cancellazione remota: non riuscita',
  'connected.gotIt': 'OK',
  'connected.about':
    'Questi dispositivi e queste app accedono con la tua password. Dopo averla cambiata, inserisci quella nuova su ciascuno.',
  'connected.showAll': 'Mostra tutto ({n})',
  'connected.filter': 'Filtra per nome o luogo',
  'connected.found': '{n} di {total}',

  'security.heading': 'La sua sicurezza',
  'security.about': 'Con che cosa accede e dove ha effettuato l’accesso.',
  'security.passwordChanged': 'Ultima modifica: {time}',
  'security.authenticators': 'App di autenticazione',
  'security.noAuthenticators': 'Nessuna app di autenticazione',
  'security.added': 'Aggiunta: {time}',
  'security.setUpApp': 'Configura un’app',
  'security.appSaved': 'L’app di autenticazione è configurata.',
  'security.setUpOver': 'Questa configurazione è terminata. Ricominciala.',
  'security.removeAppSure':
    'Rimuovere questa app di autenticazione? Non potrai più accedere con i suoi codici.',
  'security.appRemoved': 'App di autenticazione rimossa.',
  'security.lastFactor': 'Configura un’altra app prima di rimuovere questa.',
  'security.recovery': 'Codici di recupero',
  'security.codesLeft': {
    one: '{n} codice rimasto',
    many: '{n} di codici rimasti',
    other: '{n} codici rimasti',
  },
  'security.noCodes': 'Nessun codice rimasto',
  'security.codesMade': 'Creati: {time}',
  'security.codesLater': 'Ricevi i codici di recupero dopo aver configurato un’app di autenticazione.',
  'security.newCodes': 'Nuovi codici',
  'security.newCodesSure': 'I vecchi codici di recupero non funzioneranno più.',
  'security.trusted': 'Dispositivi attendibili',
  'security.noTrusted': 'Nessun dispositivo attendibile',
  'security.trustedUntil': 'Attendibile fino al {date}',
  'security.trustEnded': 'Il dispositivo non è più attendibile.',
  'security.passkeySaved': 'Passkey salvata.',
  'security.rename': 'Rinomina',
  'security.renameNamed': 'Rinomina {name}',
  'security.renamed': 'Nome salvato.',
  'security.name': 'Nome',
  'security.save': 'Salva',
  'security.cancel': 'Annulla',
  'security.elsewhere': 'Esci ovunque tranne qui',
  'security.elsewhereSure': 'Gli altri tuoi dispositivi, browser e app dovranno poi accedere di nuovo.',
  'security.elsewhereDone': 'Sei uscito ovunque tranne qui.',

  'proof.heading': 'Conferma la tua identità',
  'proof.text':
    'Hai effettuato l’accesso da un po’. Per questa modifica serve una nuova prova della tua identità.',
  'proof.confirm': 'Conferma',
  'proof.anew': 'Accedi di nuovo',
  'proof.done': 'Confermato. Premi di nuovo il pulsante per continuare.',

  'problem.wrongPassword': 'La password non è corretta.',

  'completion.heading': 'Accesso in corso',
  'completion.progress': 'Accesso agli altri siti della tua azienda: {answered} di {total}',
  'completion.skip': 'Continua senza attendere',
  'completion.leave':
    'Alcuni siti della tua azienda si trovano sulla sua rete: il browser potrebbe chiederti di consentire l’accesso alla rete locale.',
  'completion.local': 'Accedi agli altri siti dell’azienda',
  'completion.leftOut': 'Accesso non effettuato a: {hosts}',
  'completion.denied':
    'Il browser non consente a questa pagina di accedere alla rete della tua azienda. Puoi consentirlo nelle impostazioni del browser per questa pagina.',
  'completion.opens': '{product} si aprirà tra pochi secondi.',
  'completion.stay': 'Resta su questa pagina',

  'popupNotified.text': 'Puoi chiudere questa finestra.',

  'nativeClient.heading': 'Continuare in {app}?',
  'nativeClient.text':
    '{app} chiede di accedere con questo account. Continua solo se hai appena iniziato l’accesso lì.',
  'nativeClient.open': 'Apri {app}',
  'nativeClient.opened':
    'Continua in {app}. Puoi chiudere questa finestra. Se {app} non si è aperta, aprila di nuovo.',
  'nativeClient.showCode': 'Mostra un codice da digitare',
  'nativeClient.code.heading': 'Digita questo codice in {app}',
  'nativeClient.code.text':
    'Digitalo solo dove hai iniziato l’accesso e non dirlo a nessuno: chi te lo chiede vuole usare il tuo account.',
  'nativeClient.refused.heading': 'Non è possibile accedere a questa app',
  'nativeClient.refused.mode':
    'L’app che ha aperto questa pagina ha chiesto qualcosa che questa pagina non conosce.',
  'nativeClient.refused.list': 'L’app che ha aperto questa pagina non è consentita dalla tua azienda.',
  'nativeClient.refused.request': 'L’app che ha aperto questa pagina non ha fatto la richiesta come doveva.',
  'nativeClient.refused.advice':
    'Non è stato consegnato nulla. Aggiorna l’app e riprova, oppure comunica questa parola al supporto: {parameter}',

  'support.heading': 'Chiedi assistenza. Torna al lavoro.',
  'support.sorry': 'Si è verificato un problema…',
  'support.name': 'Nome',
  'support.email': 'Email',
  'support.phone': 'Telefono',
  'support.description': 'Descrizione',
  'support.company': 'Azienda',
  'support.count': '{n} di {max}\u00a0caratteri',
  'support.left': '{n}\u00a0caratteri rimanenti',
  'support.submit': 'Invia',
  'support.done': 'Fine',
  'support.sent': 'La richiesta è stata registrata. Dovresti ricevere una risposta entro poche ore.',
  'support.callUs': 'Puoi chiamare l’assistenza.',
  'support.noWay': 'Non puoi contattare l’assistenza da questa pagina. Rivolgiti all’amministratore.',
  'support.reference': 'Incluso nel messaggio: {reference}',
  'support.reference.status': 'Errore {status}',
  'support.reference.request': 'Richiesta {id}',
  'support.reference.both': 'Errore {status}, richiesta {id}',
  'support.reference.remove': 'Rimuovi',
  'support.recording': 'Aggiungi una registrazione di questa pagina',
  'support.recording.what':
    'Mostra al supporto quali passaggi ha eseguito questa pagina e quando, e che cosa ha risposto il server. Non contiene password, codici, nomi né nulla di ciò che ha digitato.',
  'support.recording.see': 'Visualizza il contenuto della registrazione',
  'support.recording.cut': 'La registrazione era troppo lunga: manca l’inizio.',
  'support.recording.none': 'Non esiste alcuna registrazione di questa pagina.',
  'support.hurry': 'Hai fretta? Chiama l’assistenza:',
  'support.emailHint': 'Un indirizzo che puoi consultare adesso.',
  'support.optional': 'Facoltativo',

  'problem.invalidEmail': 'Inserisci un indirizzo email valido',
  'problem.helpUnavailable': 'Attendi un momento, poi prova a ricaricare la pagina.',
  'problem.supportTrouble': 'Non riusciamo a contattare il server dell’assistenza, riprova più tardi.',

  'deskCode.heading': 'Sta parlando con il suo help desk?',
  'deskCode.text':
    'Legga loro un codice. Con esso vedono il suo nome, il passaggio in cui si trova e l’ultimo errore. Non hanno mai bisogno della sua password.',
  'deskCode.warning': 'Comunichi questo codice solo al suo help desk, e solo se è stato lei a chiamare.',
  'deskCode.show': 'Mostra un codice',
  'deskCode.seen': 'Il suo help desk ha visto questo codice.',
  'deskCode.seenAt': 'Il suo help desk ha visto questo codice alle {time}.',
  'deskCode.notYou':
    'Se ora non sta parlando con loro, li chiami: un’altra persona potrebbe aver usato il suo codice.',

  'notice.info': 'Avviso',
  'notice.warning': 'Attenzione',
  'notice.showAll': 'Mostra tutto',
  'notice.showLess': 'Mostra meno',
  'notice.more': 'Ulteriori informazioni',
} as const satisfies Messages
