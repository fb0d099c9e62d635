import { deInitial } from 'src/messages/de/initial'
import type { Messages } from 'src/messages/en-US'

/** Every word in German. */
export const de = {
  ...deInitial,

  'phone.country': 'Land: {name}, +{code}',
  'phone.countryOther': 'Land',
  'phone.countries': 'Länder',

  'action.contactSupport': 'Support kontaktieren',
  'action.close': 'Schließen',
  'action.signOut': 'Abmelden',
  'action.backToSignIn': 'Zurück zur Anmeldung',
  'action.changePassword': 'Passwort ändern',
  'action.skip': 'Überspringen',
  'action.activate': 'Bestätigen',
  'action.next': 'Weiter',
  'action.copy': 'Kopieren',

  'code.digit': 'Ziffer {n} von {count}',
  'code.oneTime': 'Einmalcode eingeben',
  'code.label': 'Sicherheitscode',
  'code.sent': 'Ein neuer Code ist unterwegs. Nur der neueste gilt.',
  'code.triesLeft': 'Verbleibende Versuche: {n}',
  'code.another': 'Anderen Code anzeigen',
  'code.yours': 'Ihr Code: {code}',
  'code.over': 'Dieser Code gilt nicht mehr.',
  'code.ends': 'Der Code gilt noch {time}.',

  'screen.tooOld.heading': 'Dieser Browser ist zu alt',
  'screen.tooOld.text': 'Aktualisieren Sie ihn oder verwenden Sie einen anderen Browser, um sich anzumelden.',

  'session.heading': 'Sitzung wird geprüft',
  'session.checking': 'Ihre Sitzung wird geprüft\u00a0…',
  'session.denied': 'Sie sind noch nicht angemeldet',

  'codeForm.why': 'Geben Sie den Code ein, um fortzufahren.',
  'codeForm.accepted': 'Code akzeptiert. Sie werden angemeldet\u00a0…',

  'waiting.minutes': '{minutes}\u00a0Min. {seconds}\u00a0Sek.',
  'waiting.minutesLeft': 'Verbleibende Minuten: {n}',
  'waiting.phone': 'Wir warten auf Ihr Telefon\u00a0…',
  'waiting.app': 'Wir warten auf die App. Diese Seite macht von selbst weiter.',
  'waiting.endsIn': 'Diese Anfrage endet in {time}',
  'waiting.lastSeconds': 'Die Anfrage endet in {n}\u00a0Sekunden.',
  'waiting.over': 'Die Zeit für diese Anfrage ist abgelaufen.',
  'waiting.since': 'Wir warten seit {time}.',
  'waiting.checked': 'Gerade eben geprüft.',
  'waiting.retryIn': 'Wir versuchen es in {time} wieder.',
  'waiting.retrying': 'Neuer Versuch\u00a0…',
  'waiting.offline': 'Diese Seite macht weiter, sobald die Verbindung wieder da ist.',
  'waiting.tryNow': 'Jetzt versuchen',
  'waiting.seconds': '{n}\u00a0Sek.',
  'waiting.atMost': 'Das dauert höchstens {time}',
  'waiting.slow': 'Das dauert länger als sonst.',

  'request.time': 'Angefordert um {time}',
  'request.place': 'Von: {place}',

  'trust.ask': {
    one: 'Auf diesem Gerät {n}\u00a0Tag lang nicht mehr fragen',
    other: 'Auf diesem Gerät {n}\u00a0Tage lang nicht mehr fragen',
  },
  'trust.hint': 'Nicht für einen Computer, den Sie mit anderen teilen.',

  'who.account': 'Konto:',
  'who.notYou': 'Nicht Sie?',

  'rail.label': 'Schritte',
  'rail.done': '(erledigt)',
  'rail.password': 'Passwort',
  'rail.code': 'Code',
  'rail.approval': 'Bestätigung',
  'rail.passkey': 'Passkey',
  'rail.phone': 'Telefon',
  'rail.email': 'E-Mail',
  'rail.newPassword': 'Neues Passwort',

  'copy.done': 'Kopiert.',
  'copy.failed': 'Das Kopieren ging nicht. Bitte kopieren Sie ihn von Hand.',

  'item.used': 'Zuletzt verwendet: {time}',
  'item.unused': 'Noch nicht verwendet',
  'item.remove': 'Entfernen',
  'item.removeNamed': '{name} entfernen',
  'item.keep': 'Behalten',
  'item.nearby': 'In der Nähe',

  'signedIn.heading': 'Sie sind angemeldet',
  'signedIn.open': '{product} hier öffnen',

  'problem.required': 'Dieses Feld ist erforderlich',
  'problem.enterCode': 'Bitte geben Sie den Bestätigungscode ein.',
  'problem.invalidCode': 'Der Bestätigungscode ist ungültig.',
  'problem.tryAgainLater': 'Ein Fehler ist aufgetreten, bitte versuchen Sie es später erneut.',
  'problem.enterMobileNumber': 'Bitte geben Sie Ihre Mobilnummer ein.',
  'problem.noCodePasted': 'Im eingefügten Text wurde kein Code gefunden. Bitte geben Sie den Code ein.',

  'links.label': 'Über diese Website',
  'links.privacy': 'Datenschutz',
  'links.imprint': 'Impressum',
  'links.terms': 'Nutzungsbedingungen',
  'links.help': 'Hilfe',

  'language.label': 'Sprache',
  'language.changed': 'Diese Seite ist jetzt auf Deutsch.',
  'language.failed': 'Diese Sprache konnte nicht geladen werden. Bitte versuchen Sie es erneut.',

  'accounts.label': 'Konten auf diesem Gerät',
  'accounts.forget': 'Vergessen',
  'accounts.forgetName': '{name} vergessen',
  'accounts.other': 'Ein anderes Konto',

  'problem.providerCancelled':
    'Die Anmeldung über Ihr Unternehmen wurde abgebrochen. Sie können es erneut versuchen.',
  'problem.providerNoAccount':
    'Ihr Unternehmen hat Sie angemeldet, aber hier gibt es kein Konto für Sie. Bitten Sie Ihr Unternehmen um eines.',
  'problem.providerFailed':
    'Die Anmeldung über Ihr Unternehmen hat nicht funktioniert. Bitte versuchen Sie es erneut.',
  'problem.loginDeniedHint':
    'Wenn Sie diese Anmeldung nicht begonnen haben, ändern Sie Ihr Passwort und informieren Sie den Support.',

  'passkey.or': 'oder',
  'passkey.signIn': 'Mit Passkey anmelden',
  'passkey.heading': 'Passkey verwenden',
  'passkey.text': 'Bestätigen Sie Ihre Identität mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.',
  'passkey.use': 'Passkey verwenden',
  'passkey.accepted': 'Passkey akzeptiert. Sie werden angemeldet…',

  'passkeyOffer.heading': 'Beim nächsten Mal schneller anmelden',
  'passkeyOffer.text':
    'Mit einem Passkey melden Sie sich per Fingerabdruck, Gesicht oder PIN an. Sie müssen kein Passwort eingeben und können keines verraten.',
  'passkeyOffer.create': 'Passkey erstellen',
  'passkeyOffer.notNow': 'Nicht jetzt',
  'passkeyOffer.saved': 'Passkey gespeichert. Sie werden angemeldet…',

  'passkeys.heading': 'Passkeys',
  'passkeys.none': 'Keine Passkeys',
  'passkeys.unnamed': 'Passkey',
  'passkeys.sure': 'Diesen Passkey entfernen? Sie können sich dann nicht mehr damit anmelden.',
  'passkeys.removed': 'Passkey entfernt.',

  'problem.passkeyCancelled':
    'Der Passkey wurde nicht verwendet. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  'problem.passkeyTimedOut':
    'Die Zeit für den Passkey ist abgelaufen. Bitte versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
  'problem.passkeyElsewhere':
    'Ein anderer Tab oder ein anderes Fenster fragt gerade nach einem Passkey. Schließen Sie das zuerst ab oder wählen Sie einen anderen Weg.',
  'problem.passkeyNoAuthenticator':
    'Dieses Gerät kann keinen Passkey verwenden. Bitte wählen Sie einen anderen Weg.',
  'problem.passkeyUnsupported':
    'Dieser Browser kann keine Passkeys verwenden. Bitte wählen Sie einen anderen Weg.',
  'problem.passkeyBlocked':
    'Auf dieser Seite sind keine Passkeys erlaubt. Bitte wählen Sie einen anderen Weg.',
  'problem.passkeyExists': 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
  'problem.passkeyNotCreated':
    'Es wurde kein Passkey erstellt. Sie können es noch einmal versuchen oder später nachholen.',
  'problem.passkeyElsewhereLater':
    'Ein anderer Tab oder ein anderes Fenster fragt gerade nach einem Passkey. Schließen Sie das zuerst ab oder erstellen Sie Ihren Passkey später.',
  'problem.passkeyNotHere': 'Hier kann kein Passkey erstellt werden. Sie können ohne Passkey fortfahren.',
  'problem.passkeyRefused':
    'Dieser Passkey wurde nicht akzeptiert. Bitte melden Sie sich mit Ihrem Passwort an.',
  'problem.passkeyUnknown':
    'Dieser Passkey ist nicht mehr gültig. Bitte melden Sie sich mit Ihrem Passwort an.',

  'phoneSignIn.button': 'Mit dem Smartphone anmelden',
  'phoneSignIn.text':
    'Scannen Sie diesen Code mit einem Smartphone, auf dem Sie angemeldet sind, und stimmen Sie dort zu.',
  'phoneSignIn.byHand': 'Oder öffnen Sie auf dem Smartphone diese Adresse und geben Sie dort den Code ein:',
  'phoneSignIn.qr': 'QR-Code für Ihr Smartphone',
  'phoneSignIn.compare': 'Geben Sie {number} auf Ihrem Smartphone ein',
  'phoneSignIn.shared':
    'Dieser Computer ist danach angemeldet. Wenn auch andere ihn nutzen, melden Sie sich ab, bevor Sie gehen.',
  'phoneSignIn.denied': 'Die Anmeldung wurde auf dem Smartphone abgelehnt.',

  'phoneRequest.heading': 'Einen Computer anmelden?',
  'phoneRequest.typeText': 'Geben Sie den Code ein, den der Computer anzeigt.',
  'phoneRequest.code': 'Code auf dem Computer',
  'phoneRequest.text':
    'Ein Computer möchte mit Ihrem Konto angemeldet werden. Stimmen Sie nur zu, wenn Sie davor sitzen und es dort gerade selbst angefordert haben.',
  'phoneRequest.device': 'Mit {device}',
  'phoneRequest.warning':
    'Hat Ihnen jemand diesen Code geschickt oder sagt Ihnen, was Sie tun sollen? Dann lehnen Sie ab: Diese Person will Ihr Konto benutzen.',
  'phoneRequest.number': 'Zahl auf dem Computer',
  'phoneRequest.approve': 'Zustimmen',
  'phoneRequest.deny': 'Das war ich nicht',
  'phoneRequest.approved': 'Zugestimmt. Fahren Sie am Computer fort.',
  'phoneRequest.denied': 'Abgelehnt. Niemand wurde angemeldet.',
  'phoneRequest.wrongNumber':
    'Das ist nicht die Zahl auf dem Computer, deshalb wurde die Anfrage abgelehnt. Lassen Sie dort einen anderen Code anzeigen.',
  'phoneRequest.unknown':
    'Kein Computer wartet auf diesen Code. Vielleicht ist er abgelaufen: Lassen Sie dort einen anderen Code anzeigen.',
  'phoneRequest.another': 'Anderen Code eingeben',

  'verification.heading': 'Anmeldeanfrage bestätigen',
  'verification.approve': 'Genehmigen Sie die Anmeldeanfrage in Ihrer mobilen App.',
  'verification.resend': 'Erneut senden',
  'verification.resent': 'Die Anmeldeanfrage wurde erneut an Ihre mobile App gesendet.',
  'verification.close': 'Schließen',
  'verification.offlineCode': 'Offline-Code',
  'verification.offlineHint': 'Ihre mobile App zeigt diesen Code auch ohne Verbindung an.',
  'verification.accepted': 'Genehmigt. Sie werden angemeldet\u00a0…',
  'verification.nothing':
    'Nichts auf dem Telefon? Öffnen Sie die App dort selbst, oder senden Sie die Anfrage erneut.',
  'verification.noConnection':
    'Keine Verbindung auf dem Telefon? Die App zeigt dort einen Offline-Code, den Sie hier eingeben können.',

  'challenge.choose': 'Wählen Sie {number} in der App',
  'challenge.deny':
    'Zeigt Ihr Telefon einen anderen Ort oder eine andere Zeit, lehnen Sie die Anfrage dort ab.',
  'challenge.nothing': 'Nichts auf dem Telefon?',
  'challenge.openApp': 'App öffnen',
  'challenge.byHand': 'Öffnen Sie die App dort selbst, oder senden Sie die Anfrage erneut.',

  'phoneAuth.heading': 'Sicherheitscode eingeben',
  'phoneAuth.text': 'Wir haben Ihnen einen Code per SMS gesendet.',
  'phoneAuth.code': 'Sicherheitscode',
  'phoneAuth.timeLeft': 'Verbleibende Zeit:',
  'phoneAuth.lastSeconds': {
    one: 'Der Code läuft in {n}\u00a0Sekunde ab.',
    other: 'Der Code läuft in {n}\u00a0Sekunden ab.',
  },

  'emailCode.heading': 'Sicherheitscode eingeben',
  'emailCode.text':
    'Wir haben Ihnen einen Code per E-Mail gesendet. Sehen Sie auch im Ordner für Junk-E-Mails nach.',
  'emailCode.to':
    'Wir haben einen Code an {reference} gesendet. Sehen Sie auch im Ordner für Junk-E-Mails nach.',
  'emailCode.code': 'Sicherheitscode',

  'newCode.to': 'Wir haben einen Code an das Telefon gesendet, dessen Nummer auf {reference} endet.',
  'newCode.in': 'Kein Code? In {time} können Sie einen neuen senden.',
  'newCode.send': 'Neuen Code senden',
  'newCode.signIn': 'Kein Code? Melden Sie sich erneut an, um einen neuen zu erhalten.',

  'symantec.setUp': 'Einmalcodes einrichten',
  'symantec.step': 'Schritt {n} von {count}',
  'symantec.credentialsId': 'Credential-ID',
  'symantec.activationCode': 'Erster Code',
  'symantec.secondActivationCode': 'Zweiter Code',
  'symantec.codeHint': 'Geben Sie den Code ein, den Ihr Einmalcode-Gerät oder Ihre App anzeigt.',
  'symantec.credentialsIdHint': 'Sie finden sie in Ihrer Einmalcode-App oder auf der Rückseite Ihres Geräts.',
  'symantec.credentialsIdWhy': 'Geben Sie die Credential-ID ein, um fortzufahren.',
  'symantec.activationCodeHint': 'Geben Sie den Code ein, den Ihr Gerät oder Ihre App jetzt anzeigt.',
  'symantec.secondActivationCodeHint': 'Warten Sie auf den nächsten Code und geben Sie ihn dann ein.',

  'authenticator.setUp': 'Authentifizierungs-App einrichten',
  'authenticator.text':
    'Scannen Sie den QR-Code mit einer Authentifizierungs-App und geben Sie dann den Code ein, den sie anzeigt.',
  'authenticator.qr': 'QR-Code für Ihre Authentifizierungs-App',
  'authenticator.byHand': 'Oder geben Sie diesen Schlüssel in der App ein:',
  'authenticator.open': 'Authentifizierungs-App öffnen',
  'authenticator.codeHint': 'Geben Sie den Code ein, den Ihre Authentifizierungs-App anzeigt.',

  'recovery.heading': 'Ihre Wiederherstellungscodes',
  'recovery.text':
    'Mit jedem dieser Codes können Sie sich einmal anmelden, wenn Sie Ihre Authentifizierungs-App nicht zur Hand haben. Sie werden nur jetzt angezeigt: Bewahren Sie sie an einem sicheren Ort auf.',
  'recovery.download': 'Herunterladen',
  'recovery.print': 'Drucken',
  'recovery.saved': 'Ich habe diese Codes gespeichert',
  'recovery.savedWhy': 'Speichern Sie die Codes und setzen Sie dann das Häkchen, um fortzufahren.',
  'recovery.gone':
    'Ihre Wiederherstellungscodes wurden einmal angezeigt und können nicht erneut angezeigt werden. Wenn Sie sie nicht gespeichert haben, erstellen Sie neue auf der Seite „{page}“.',
  'recovery.use': 'Wiederherstellungscode verwenden',
  'recovery.enter': 'Wiederherstellungscode eingeben',
  'recovery.enterText':
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie gespeichert haben. Jeder gilt einmal.',
  'recovery.code': 'Wiederherstellungscode',
  'recovery.codeWhy': 'Geben Sie den Wiederherstellungscode ein, um fortzufahren.',
  'recovery.back': 'Zurück',

  'mobileSetup.heading': 'Mobile App einrichten',
  'mobileSetup.text':
    'Mit der mobilen App genehmigen Sie Ihre Anmeldungen. Sobald die App eingerichtet ist, geht es hier automatisch weiter.',
  'mobileSetup.mobileNumber': 'Mobilnummer',
  'mobileSetup.send': 'Link senden',
  'mobileSetup.sent': 'Wir haben den Link an Ihr Telefon gesendet.',
  'mobileSetup.activationCode': 'Aktivierungscode',
  'mobileSetup.activationHint': 'Geben Sie diesen Code in der mobilen App ein.',
  'mobileSetup.skip': 'Vorerst überspringen',
  'mobileSetup.scan':
    'Richten Sie die Kamera Ihres Telefons auf den Code, oder senden Sie den Link an Ihr Telefon.',
  'mobileSetup.qr': 'QR-Code: {name}',
  'mobileSetup.open': 'App öffnen',
  'mobileSetup.openHint': 'Sie führt Sie durch die ersten Schritte.',
  'mobileSetup.stay': 'Diese Seite offen lassen',

  'apps.heading': 'App herunterladen',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Mobile App herunterladen',
  'mobileWizard.text': 'Installieren Sie die App auf Ihrem Telefon und fahren Sie dann hier fort.',

  'onboardingNotSupported.heading': 'Am Computer fortfahren',
  'onboardingNotSupported.text':
    'Um Ihr Konto einzurichten, brauchen Sie einen Computer, kein Smartphone oder Tablet.',
  'onboardingNotSupported.send': 'Adresse an mich senden',

  'installerError.heading': 'Einrichtung dieses Geräts abschließen',
  'installerError.text': 'Laden Sie die App herunter, installieren Sie sie und versuchen Sie es dann erneut.',
  'installerError.download': 'App herunterladen',
  'installerError.downloadFile': '{file} herunterladen',
  'installerError.version': 'Version {version}',

  'problem.deviceNotSetUp': 'Dieses Gerät ist noch nicht eingerichtet.',

  'forgetPassword.heading': 'Probleme mit dem Passwort',
  'forgetPassword.text':
    'Geben Sie Ihren Benutzernamen ein. Wir zeigen Ihnen, wie Sie Ihr Passwort zurücksetzen können.',
  'forgetPassword.startAgain': 'Ihr Passwort wurde nicht zurückgesetzt. Bitte beginnen Sie von vorn.',
  'forgetPassword.notSure': 'Nicht sicher? Hilfe erhalten',

  'resetPassword.heading': 'Telefon bestätigen',
  'resetPassword.text':
    'Geben Sie die Mobilnummer ein, die in Ihrem Konto hinterlegt ist. Sie erhalten dort einen Code per SMS.',
  'resetPassword.mobile': 'Mobilnummer',
  'resetPassword.sendCode': 'Code senden',
  'resetPassword.noAccess': 'Kein Zugriff auf dieses Telefon?',
  'resetPassword.code.heading': 'Bestätigungscode eingeben',
  'resetPassword.code.text':
    'Wir haben einen 6-stelligen\u00a0Code an das Telefon gesendet, dessen Nummer auf {reference} endet.',
  'resetPassword.code.label': 'Bestätigungscode',
  'resetPassword.code.hint': 'Der Code wird automatisch geprüft, sobald Sie die letzte Ziffer eingeben.',
  'resetPassword.code.sendNew': 'Neuen Code senden',
  'resetPassword.code.resent': 'Sie finden den neuen Code auf Ihrem Telefon.',
  'resetPassword.create.heading': 'Passwort erstellen',
  'resetPassword.verifyAgain': 'Erneut bestätigen',

  'resetEmail.heading': 'E-Mail-Adresse bestätigen',
  'resetEmail.text': 'Wir senden einen Code an {reference}.',
  'resetEmail.sent':
    'Wir haben einen 6-stelligen\u00a0Code an {reference} gesendet. Sehen Sie auch im Ordner für Junk-E-Mails nach.',
  'resetEmail.noAccess': 'Kein Zugriff auf diese E-Mails?',
  'resetEmail.instead': 'Code per E-Mail senden',
  'resetEmail.phoneInstead': 'Code per SMS senden',

  'problem.noPhone': 'Keine Mobilnummer hinterlegt',
  'problem.notAutomatic': 'Ihr Passwort kann nicht automatisch zurückgesetzt werden.',
  'problem.unknownUser': 'Zu diesem Benutzernamen gibt es kein Konto.',
  'problem.otherNumber': 'Diese Nummer stimmt nicht mit der hinterlegten überein.',
  'problem.tookTooLong': 'Das hat etwas zu lange gedauert\u00a0…',

  'passwordUpdated.heading': 'Passwort geändert',
  'passwordUpdated.guest': 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.',
  'passwordUpdated.other': 'Ändern Sie das Passwort auch auf Ihren anderen Geräten und in verbundenen Apps.',
  'passwordUpdated.signIn': 'Anmelden',
  'passwordUpdated.continue': 'Fortfahren',

  'newPassword.old': 'Aktuelles Passwort',
  'newPassword.new': 'Neues Passwort',
  'newPassword.verify': 'Passwort wiederholen',
  'newPassword.save': 'Passwort speichern',
  'newPassword.rules': 'Passwortregeln',
  'newPassword.met': '(erfüllt)',
  'newPassword.allMet': 'Alle Passwortregeln sind erfüllt.',
  'newPassword.rule.length': 'Mindestens 9\u00a0Zeichen',
  'newPassword.rule.lowercase': 'Ein Kleinbuchstabe',
  'newPassword.rule.uppercase': 'Ein Großbuchstabe',
  'newPassword.rule.digit': 'Eine Zahl',
  'newPassword.rule.special': 'Ein Sonderzeichen, zum Beispiel ! @ $ oder %',
  'newPassword.rule.allowed': 'Kein # und kein :',
  'newPassword.rule.match': 'Beide Passwörter stimmen überein',
  'newPassword.why': 'Um fortzufahren, müssen alle oben genannten Regeln erfüllt sein.',
  'newPassword.whyWithOld':
    'Um fortzufahren, geben Sie Ihr aktuelles Passwort ein und erfüllen Sie alle oben genannten Regeln.',
  'newPassword.strength': 'Passwortstärke',
  'newPassword.strength.none': 'Noch kein Passwort',
  'newPassword.strength.veryweak': 'Sehr schwach',
  'newPassword.strength.weak': 'Schwach',
  'newPassword.strength.medium': 'Mittel',
  'newPassword.strength.strong': 'Stark',
  'newPassword.strength.refused': 'Nicht erlaubt',
  'newPassword.rule.least': 'Mindestlänge: {n}',
  'newPassword.rule.most': 'Höchstlänge: {n}',
  'newPassword.rule.kinds': 'Mindestens {n} dieser {count} Arten',
  'newPassword.rule.oneOf': 'Eines dieser Zeichen: {list}',
  'newPassword.rule.forbidden': 'Nichts davon: {list}',
  'newPassword.rule.uncommon': 'Kein leicht zu erratendes Passwort',

  'field.showPassword': 'Passwort anzeigen',

  'resetTempPassword.heading': 'Ändern Sie Ihr Passwort',
  'resetTempPassword.expired': 'Ihr Passwort ist abgelaufen. Wählen Sie ein neues, um fortzufahren.',
  'resetTempPassword.temporary': 'Ihr Passwort ist vorläufig. Wählen Sie ein neues, um fortzufahren.',
  'resetTempPassword.policy':
    'Ihr Passwort entspricht nicht mehr den Regeln Ihres Unternehmens. Wählen Sie ein neues, um fortzufahren.',

  'passwordExpired.heading': 'Ihr Passwort ist abgelaufen',
  'passwordExpired.text': 'Sie müssen es ändern, bevor Sie sich anmelden können.',
  'passwordExpired.change': 'Passwort ändern',

  'changePassword.heading': 'Bevor Sie Ihr Passwort ändern',
  'changePassword.form.heading': 'Ändern Sie Ihr Passwort',

  'problem.prohibitedPassword': 'Dieses Passwort ist nicht erlaubt, bitte versuchen Sie ein anderes.',
  'problem.usedPassword':
    'Sie können kein Passwort verwenden, das Sie bereits benutzt haben oder das persönliche Angaben enthält.',
  'problem.wrongOldPassword': 'Ihr aktuelles Passwort ist nicht richtig.',
  'problem.alreadyCreated':
    'Ihr Passwort wurde bereits erstellt. Bitte laden Sie die Seite neu, um fortzufahren.',

  'connected.devices': 'Verbundene Geräte',
  'connected.apps': 'Verbundene Apps',
  'connected.noDevices': 'Keine verbundenen Geräte',
  'connected.noApps': 'Keine verbundenen Apps',
  'connected.wipe.pending': 'Fernlöschung: ausstehend',
  'connected.wipe.inProgress': 'Fernlöschung: läuft',
  'connected.wipe.done': 'Fernlöschung: abgeschlossen',
  'connected.wipe.failed': 'Fernlöschung: fehlgeschlagen',
  'connected.gotIt': 'Verstanden',
  'connected.about': 'Geben Sie das neue Passwort danach überall dort ein, wo das alte gespeichert ist.',
  'connected.showAll': 'Alle {n} anzeigen',
  'connected.filter': 'Nach Name oder Ort filtern',
  'connected.found': '{n} von {total}',

  'security.heading': 'Ihre Sicherheit',
  'security.about': 'Womit Sie sich anmelden und wo Sie angemeldet sind.',
  'security.passwordChanged': 'Zuletzt geändert: {time}',
  'security.authenticators': 'Authentifizierungs-Apps',
  'security.noAuthenticators': 'Keine Authentifizierungs-Apps',
  'security.added': 'Hinzugefügt: {time}',
  'security.setUpApp': 'App einrichten',
  'security.appSaved': 'Die Authentifizierungs-App ist eingerichtet.',
  'security.setUpOver': 'Diese Einrichtung ist beendet. Bitte beginnen Sie erneut.',
  'security.removeAppSure':
    'Diese Authentifizierungs-App entfernen? Sie können sich dann nicht mehr mit ihren Codes anmelden.',
  'security.appRemoved': 'Authentifizierungs-App entfernt.',
  'security.lastFactor': 'Richten Sie eine andere App ein, bevor Sie diese entfernen.',
  'security.recovery': 'Wiederherstellungscodes',
  'security.codesLeft': { one: 'Noch {n} Code', other: 'Noch {n} Codes' },
  'security.noCodes': 'Keine Codes mehr',
  'security.codesMade': 'Erstellt: {time}',
  'security.codesLater':
    'Sie erhalten Wiederherstellungscodes, wenn Sie eine Authentifizierungs-App eingerichtet haben.',
  'security.newCodes': 'Neue Codes',
  'security.newCodesSure': 'Ihre alten Wiederherstellungscodes gelten dann nicht mehr.',
  'security.trusted': 'Vertrauenswürdige Geräte',
  'security.noTrusted': 'Keine vertrauenswürdigen Geräte',
  'security.trustedUntil': 'Vertrauenswürdig bis {date}',
  'security.trustEnded': 'Das Gerät ist nicht mehr vertrauenswürdig.',
  'security.passkeySaved': 'Passkey gespeichert.',
  'security.rename': 'Umbenennen',
  'security.renameNamed': '{name} umbenennen',
  'security.renamed': 'Name gespeichert.',
  'security.name': 'Name',
  'security.save': 'Speichern',
  'security.cancel': 'Abbrechen',
  'security.elsewhere': 'Überall sonst abmelden',
  'security.elsewhereSure': 'Ihre anderen Geräte, Browser und Apps müssen sich dann neu anmelden.',
  'security.elsewhereDone': 'Sie sind überall sonst abgemeldet.',

  'proof.heading': 'Bestätigen Sie, dass Sie es sind',
  'proof.text':
    'Ihre Anmeldung liegt schon etwas zurück. Für diese Änderung ist ein neuer Nachweis nötig, dass Sie es sind.',
  'proof.confirm': 'Bestätigen',
  'proof.anew': 'Neu anmelden',
  'proof.done': 'Bestätigt. Drücken Sie noch einmal auf die Schaltfläche, um fortzufahren.',

  'problem.wrongPassword': 'Das Passwort ist nicht richtig.',

  'completion.heading': 'Sie werden angemeldet',
  'completion.progress': 'Anmeldung bei den anderen Websites Ihres Unternehmens: {answered} von {total}',
  'completion.skip': 'Fortfahren, ohne zu warten',
  'completion.leave':
    'Einige Websites Ihres Unternehmens liegen in dessen eigenem Netzwerk: Ihr Browser bittet Sie möglicherweise, den Zugriff auf das lokale Netzwerk zu erlauben.',
  'completion.local': 'Bei den anderen Websites des Unternehmens anmelden',
  'completion.leftOut': 'Nicht angemeldet bei: {hosts}',
  'completion.denied':
    'Ihr Browser lässt diese Seite nicht auf das Netzwerk Ihres Unternehmens zugreifen. Sie können es in den Browsereinstellungen für diese Seite erlauben.',
  'completion.opens': '{product} öffnet sich in wenigen Sekunden.',
  'completion.stay': 'Auf dieser Seite bleiben',

  'popupNotified.text': 'Sie können dieses Fenster schließen.',

  'nativeClient.heading': 'In {app} weitermachen?',
  'nativeClient.text':
    '{app} möchte mit diesem Konto angemeldet werden. Machen Sie nur weiter, wenn Sie dort gerade mit der Anmeldung begonnen haben.',
  'nativeClient.open': '{app} öffnen',
  'nativeClient.opened':
    'Machen Sie in {app} weiter. Sie können dieses Fenster schließen. Falls sich {app} nicht geöffnet hat, öffnen Sie die App noch einmal.',
  'nativeClient.showCode': 'Code zum Eintippen anzeigen',
  'nativeClient.code.heading': 'Geben Sie diesen Code in {app} ein',
  'nativeClient.code.text':
    'Geben Sie ihn nur dort ein, wo Sie die Anmeldung begonnen haben, und nennen Sie ihn niemandem: Wer danach fragt, will Ihr Konto benutzen.',
  'nativeClient.refused.heading': 'Diese App kann nicht angemeldet werden',
  'nativeClient.refused.mode':
    'Die App, die diese Seite geöffnet hat, hat etwas verlangt, das diese Seite nicht kennt.',
  'nativeClient.refused.list':
    'Die App, die diese Seite geöffnet hat, ist in Ihrem Unternehmen nicht zugelassen.',
  'nativeClient.refused.request': 'Die App, die diese Seite geöffnet hat, hat nicht richtig angefragt.',
  'nativeClient.refused.advice':
    'Es wurde nichts übergeben. Aktualisieren Sie die App und versuchen Sie es erneut, oder nennen Sie Ihrem Support dieses Wort: {parameter}',

  'support.heading': 'Hilfe erhalten. Weiterarbeiten.',
  'support.sorry': 'Leider ist ein Fehler aufgetreten\u00a0…',
  'support.name': 'Name',
  'support.email': 'E-Mail',
  'support.phone': 'Telefon',
  'support.description': 'Beschreibung',
  'support.company': 'Unternehmen',
  'support.count': '{n} von {max}\u00a0Zeichen',
  'support.left': 'Noch {n}\u00a0Zeichen übrig',
  'support.submit': 'Absenden',
  'support.done': 'Fertig',
  'support.sent': 'Ihr Ticket wurde bestätigt. Sie sollten in wenigen Stunden eine Antwort erhalten.',
  'support.callUs': 'Sie können den Support telefonisch erreichen.',
  'support.noWay':
    'Sie können den Support von dieser Seite aus nicht erreichen. Bitte wenden Sie sich an Ihre IT-Abteilung.',
  'support.reference': 'Wird mit Ihrer Nachricht gesendet: {reference}',
  'support.reference.status': 'Fehler {status}',
  'support.reference.request': 'Anfrage {id}',
  'support.reference.both': 'Fehler {status}, Anfrage {id}',
  'support.reference.remove': 'Entfernen',
  'support.recording': 'Aufzeichnung dieser Seite hinzufügen',
  'support.recording.what':
    'Sie zeigt dem Support, welche Schritte diese Seite wann ausgeführt und was der Server geantwortet hat. Sie enthält keine Passwörter, keine Codes, keine Namen und nichts, was Sie eingegeben haben.',
  'support.recording.see': 'Ansehen, was die Aufzeichnung enthält',
  'support.recording.cut': 'Die Aufzeichnung war zu lang: Ihr Anfang fehlt.',
  'support.recording.none': 'Von dieser Seite gibt es keine Aufzeichnung.',
  'support.hurry': 'Eilig? Rufen Sie den Support an:',
  'support.emailHint': 'Eine Adresse, die Sie jetzt lesen können.',
  'support.optional': 'Freiwillige Angabe',

  'problem.invalidEmail': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'problem.helpUnavailable': 'Bitte warten Sie einen Moment und laden Sie diese Seite neu.',
  'problem.supportTrouble':
    'Der Support-Server ist gerade nicht erreichbar, bitte versuchen Sie es später erneut.',

  'deskCode.heading': 'Sprechen Sie mit Ihrem Helpdesk?',
  'deskCode.text':
    'Lesen Sie einen Code vor. Damit sieht man dort Ihren Namen, den Schritt, an dem Sie sind, und den letzten Fehler. Ihr Passwort wird dort nie gebraucht.',
  'deskCode.warning':
    'Nennen Sie diesen Code nur Ihrem eigenen Helpdesk und nur, wenn Sie selbst dort angerufen haben.',
  'deskCode.show': 'Code anzeigen',
  'deskCode.seen': 'Ihr Helpdesk hat diesen Code gesehen.',
  'deskCode.seenAt': 'Ihr Helpdesk hat diesen Code um {time} gesehen.',
  'deskCode.notYou':
    'Wenn Sie gerade nicht mit dem Helpdesk sprechen, rufen Sie dort an: Vielleicht hat jemand anderes Ihren Code benutzt.',

  'alternatives.try': 'Anderen Weg versuchen',
  'alternatives.sms': 'Code per SMS erhalten',
  'alternatives.email': 'Code per E-Mail erhalten',
  'alternatives.totp': 'Authentifizierungs-App verwenden',
  'alternatives.symantecVip': 'Einmalcode eingeben',
  'alternatives.approval': 'In der mobilen App genehmigen',
  'alternatives.passkey': 'Passkey verwenden',
  'alternatives.device': 'Dieses Gerät prüfen',

  'notice.info': 'Hinweis',
  'notice.warning': 'Warnung',
  'notice.showAll': 'Alles anzeigen',
  'notice.showLess': 'Weniger anzeigen',
  'notice.more': 'Weitere Informationen',
} as const satisfies Messages
