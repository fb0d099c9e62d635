import type { Messages } from 'src/messages/en-US'
import { nlInitial } from 'src/messages/nl/initial'

/** Every word in Dutch. */
export const nl = {
  ...nlInitial,

  'phone.country': 'Land: {name}, +{code}',
  'phone.countryOther': 'Land',
  'phone.countries': 'Landen',

  'action.contactSupport': 'Contact met ondersteuning',
  'action.close': 'Sluiten',
  'action.signOut': 'Afmelden',
  'action.backToSignIn': 'Terug naar aanmelden',
  'action.changePassword': 'Wachtwoord wijzigen',
  'action.skip': 'Overslaan',
  'action.activate': 'Verifiëren',
  'action.next': 'Volgende',
  'action.copy': 'Kopiëren',

  'code.digit': 'Cijfer {n} van {count}',
  'code.oneTime': 'Voer uw eenmalige code in',
  'code.label': 'Beveiligingscode',
  'code.sent': 'Er is een nieuwe code onderweg. Alleen de nieuwste werkt.',
  'code.triesLeft': 'Resterende pogingen: {n}',
  'code.another': 'Andere code tonen',
  'code.yours': 'Uw code: {code}',
  'code.over': 'Deze code kan niet meer worden gebruikt.',
  'code.ends': 'De code kan nog {time} worden gebruikt.',

  'screen.tooOld.heading': 'Deze browser is te oud',
  'screen.tooOld.text': 'Werk hem bij of gebruik een andere browser om u aan te melden.',

  'session.heading': 'Uw sessie wordt gecontroleerd',
  'session.checking': 'Uw sessie wordt gecontroleerd…',
  'session.denied': 'U bent nog niet aangemeld',

  'codeForm.why': 'Voer de code in om door te gaan.',
  'codeForm.accepted': 'Code geaccepteerd. U wordt aangemeld…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0sec',
  'waiting.minutesLeft': 'Resterende minuten: {n}',
  'waiting.phone': 'Wachten op uw telefoon…',
  'waiting.app': 'Wachten op de app. Deze pagina gaat automatisch verder.',
  'waiting.endsIn': 'Deze aanvraag verloopt over {time}.',
  'waiting.lastSeconds': 'De aanvraag verloopt over {n}\u00a0seconden.',
  'waiting.over': 'De tijd voor deze aanvraag is verstreken.',
  'waiting.since': 'Wachten sinds {time}.',
  'waiting.checked': 'Zojuist gecontroleerd.',
  'waiting.retryIn': 'We proberen het over {time} opnieuw.',
  'waiting.retrying': 'Nieuwe poging…',
  'waiting.offline': 'Deze pagina gaat verder zodra de verbinding is hersteld.',
  'waiting.tryNow': 'Nu proberen',
  'waiting.seconds': '{n}\u00a0sec',
  'waiting.atMost': 'Dit duurt maximaal {time}.',
  'waiting.slow': 'Dit duurt langer dan normaal.',

  'request.time': 'Aangevraagd om {time}',
  'request.place': 'Vanuit {place}',

  'trust.ask': {
    one: 'Op dit apparaat {n}\u00a0dag niet opnieuw vragen',
    other: 'Op dit apparaat {n}\u00a0dagen niet opnieuw vragen',
  },
  'trust.hint': 'Niet voor een computer die u met anderen deelt.',

  'who.account': 'Account:',
  'who.notYou': 'Bent u dit niet?',

  'rail.label': 'Stappen',
  'rail.done': '(voltooid)',
  'rail.password': 'Wachtwoord',
  'rail.code': 'Code',
  'rail.approval': 'Goedkeuring',
  'rail.passkey': 'Passkey',
  'rail.phone': 'Telefoon',
  'rail.email': 'E-mail',
  'rail.newPassword': 'Nieuw wachtwoord',

  'copy.done': 'Gekopieerd.',
  'copy.failed': 'Kopiëren is niet gelukt. Kopieer de code handmatig.',

  'item.used': 'Laatst gebruikt: {time}',
  'item.unused': 'Nog niet gebruikt',
  'item.remove': 'Verwijderen',
  'item.removeNamed': '{name} verwijderen',
  'item.keep': 'Behouden',
  'item.nearby': 'In de buurt',

  'signedIn.heading': 'U bent aangemeld',
  'signedIn.open': '{product} hier openen',

  'problem.required': 'Dit veld is verplicht',
  'problem.enterCode': 'Voer de verificatiecode in.',
  'problem.invalidCode': 'De verificatiecode is ongeldig.',
  'problem.tryAgainLater': 'Er is een fout opgetreden, probeer het later opnieuw.',
  'problem.enterMobileNumber': 'Voer uw mobiele nummer in.',
  'problem.noCodePasted': 'Er is geen code gevonden in de geplakte tekst. Typ de code.',

  'links.label': 'Over deze site',
  'links.privacy': 'Privacy',
  'links.imprint': 'Colofon',
  'links.terms': 'Voorwaarden',
  'links.help': 'Help',

  'language.label': 'Taal',
  'language.changed': 'Deze pagina is nu in het Nederlands.',
  'language.failed': 'Deze taal kan niet worden geladen. Probeer het opnieuw.',

  'accounts.label': 'Accounts op dit apparaat',
  'accounts.forget': 'Vergeten',
  'accounts.forgetName': '{name} vergeten',
  'accounts.other': 'Een ander account',

  'problem.providerCancelled': 'Het aanmelden via uw bedrijf is geannuleerd. U kunt het opnieuw proberen.',
  'problem.providerNoAccount':
    'Uw bedrijf heeft u aangemeld, maar u hebt hier geen account. Vraag uw bedrijf om een account.',
  'problem.providerFailed': 'Het aanmelden via uw bedrijf is niet gelukt. Probeer het opnieuw.',
  'problem.loginDeniedHint':
    'Hebt u deze aanmelding niet zelf gestart? Wijzig dan uw wachtwoord en meld dit bij de ondersteuning.',

  'passkey.or': 'of',
  'passkey.signIn': 'Aanmelden met een passkey',
  'passkey.heading': 'Gebruik uw passkey',
  'passkey.text':
    'Bevestig met uw vingerafdruk, uw gezicht, uw pincode of een beveiligingssleutel dat u het bent.',
  'passkey.use': 'Passkey gebruiken',
  'passkey.accepted': 'Passkey geaccepteerd. U wordt aangemeld…',

  'passkeyOffer.heading': 'Meld u de volgende keer sneller aan',
  'passkeyOffer.text':
    'Met een passkey meldt u zich aan met uw vingerafdruk, uw gezicht of uw pincode. U hoeft geen wachtwoord te typen en kunt er ook geen prijsgeven.',
  'passkeyOffer.create': 'Passkey maken',
  'passkeyOffer.notNow': 'Niet nu',
  'passkeyOffer.saved': 'Passkey opgeslagen. U wordt aangemeld…',

  'passkeys.heading': 'Passkeys',
  'passkeys.none': 'Geen passkeys',
  'passkeys.unnamed': 'Passkey',
  'passkeys.sure': 'Deze passkey verwijderen? U kunt zich er dan niet meer mee aanmelden.',
  'passkeys.removed': 'Passkey verwijderd.',

  'problem.passkeyCancelled': 'De passkey is niet gebruikt. Probeer het opnieuw of kies een andere manier.',
  'problem.passkeyTimedOut':
    'De tijd om de passkey te gebruiken is verstreken. Probeer het opnieuw of kies een andere manier.',
  'problem.passkeyElsewhere':
    'Een ander tabblad of venster vraagt om een passkey. Rond dat eerst af of kies een andere manier.',
  'problem.passkeyNoAuthenticator': 'Dit apparaat kan geen passkey gebruiken. Kies een andere manier.',
  'problem.passkeyUnsupported': 'Deze browser kan geen passkeys gebruiken. Kies een andere manier.',
  'problem.passkeyBlocked': 'Op deze pagina zijn passkeys niet toegestaan. Kies een andere manier.',
  'problem.passkeyExists': 'Dit apparaat heeft al een passkey voor uw account.',
  'problem.passkeyNotCreated': 'Er is geen passkey gemaakt. U kunt het opnieuw proberen of het later doen.',
  'problem.passkeyElsewhereLater':
    'Een ander tabblad of venster vraagt om een passkey. Rond dat eerst af of maak die van u later.',
  'problem.passkeyNotHere': 'Hier kan geen passkey worden gemaakt. U kunt zonder passkey doorgaan.',
  'problem.passkeyRefused': 'Deze passkey is niet geaccepteerd. Meld u aan met uw wachtwoord.',
  'problem.passkeyUnknown': 'Deze passkey is niet meer geldig. Meld u aan met uw wachtwoord.',

  'phoneSignIn.button': 'Aanmelden met uw telefoon',
  'phoneSignIn.text':
    'Scan deze code met een telefoon waarop u bent aangemeld en keur het verzoek daar goed.',
  'phoneSignIn.byHand': 'Of open dit adres op de telefoon en typ daar de code:',
  'phoneSignIn.qr': 'QR-code voor uw telefoon',
  'phoneSignIn.compare': 'Typ {number} op uw telefoon',
  'phoneSignIn.shared':
    'Deze computer is daarna aangemeld. Gebruiken anderen hem ook, meld u dan af als u weggaat.',
  'phoneSignIn.denied': 'De aanmelding is op de telefoon geweigerd.',

  'phoneRequest.heading': 'Een computer aanmelden?',
  'phoneRequest.typeText': 'Typ de code die de computer toont.',
  'phoneRequest.code': 'Code op de computer',
  'phoneRequest.text':
    'Een computer vraagt om met uw account te worden aangemeld. Keur dit alleen goed als u ervoor zit en het daar net zelf hebt gevraagd.',
  'phoneRequest.device': 'Met {device}',
  'phoneRequest.warning':
    'Heeft iemand u deze code gestuurd of zegt iemand wat u moet doen? Weiger dan: die persoon wil uw account gebruiken.',
  'phoneRequest.number': 'Getal op de computer',
  'phoneRequest.approve': 'Goedkeuren',
  'phoneRequest.deny': 'Dit was ik niet',
  'phoneRequest.approved': 'Goedgekeurd. Ga verder op de computer.',
  'phoneRequest.denied': 'Geweigerd. Niemand is aangemeld.',
  'phoneRequest.wrongNumber':
    'Dit is niet het getal op de computer, dus het verzoek is geweigerd. Toon daar een andere code.',
  'phoneRequest.unknown':
    'Geen computer wacht op deze code. Misschien is hij verlopen: toon daar een andere code.',
  'phoneRequest.another': 'Andere code typen',

  'verification.heading': 'Verifieer de aanmeldingsaanvraag',
  'verification.approve': 'Keur de aanmeldingsaanvraag goed in uw mobiele app.',
  'verification.resend': 'Opnieuw verzenden',
  'verification.resent': 'De aanmeldingsaanvraag is opnieuw naar uw mobiele app verzonden.',
  'verification.close': 'Sluiten',
  'verification.offlineCode': 'Offlinecode',
  'verification.offlineHint': 'Uw mobiele app toont deze code ook zonder verbinding.',
  'verification.accepted': 'Goedgekeurd. U wordt aangemeld…',
  'verification.nothing': 'Niets op uw telefoon? Open daar zelf de app of verzend de aanvraag opnieuw.',
  'verification.noConnection':
    'Geen verbinding op uw telefoon? De app toont een offlinecode die u hier kunt invoeren.',

  'challenge.choose': 'Kies {number} in de app',
  'challenge.deny': 'Toont uw telefoon een andere plaats of tijd? Weiger de aanvraag dan op uw telefoon.',
  'challenge.nothing': 'Niets op uw telefoon?',
  'challenge.openApp': 'App openen',
  'challenge.byHand': 'Open daar zelf de app of verzend de aanvraag opnieuw.',

  'phoneAuth.heading': 'Voer de beveiligingscode in',
  'phoneAuth.text': 'We hebben u een code per sms gestuurd.',
  'phoneAuth.code': 'Beveiligingscode',
  'phoneAuth.timeLeft': 'Resterende tijd:',
  'phoneAuth.lastSeconds': {
    one: 'De code verloopt over {n}\u00a0seconde.',
    other: 'De code verloopt over {n}\u00a0seconden.',
  },

  'emailCode.heading': 'Voer de beveiligingscode in',
  'emailCode.text': 'We hebben u een code per e-mail gestuurd. Kijk ook in de ongewenste e-mail.',
  'emailCode.to': 'We hebben een code gestuurd naar {reference}. Kijk ook in de ongewenste e-mail.',
  'emailCode.code': 'Beveiligingscode',

  'newCode.to':
    'We hebben een code per sms gestuurd naar de telefoon waarvan het nummer eindigt op {reference}.',
  'newCode.in': 'Geen code? U kunt over {time} een nieuwe verzenden.',
  'newCode.send': 'Nieuwe code verzenden',
  'newCode.signIn': 'Geen code? Meld u opnieuw aan om een nieuwe te ontvangen.',

  'symantec.setUp': 'Stel eenmalige codes in',
  'symantec.step': 'Stap {n} van {count}',
  'symantec.credentialsId': 'Credential-ID',
  'symantec.activationCode': 'Eerste code',
  'symantec.secondActivationCode': 'Tweede code',
  'symantec.codeHint': 'Voer de code in die uw apparaat of app voor eenmalige codes toont.',
  'symantec.credentialsIdHint':
    'U vindt deze in uw app voor eenmalige codes of op de achterkant van uw apparaat.',
  'symantec.credentialsIdWhy': 'Voer de credential-ID in om door te gaan.',
  'symantec.activationCodeHint': 'Voer de code in die uw apparaat of app nu toont.',
  'symantec.secondActivationCodeHint': 'Wacht op de volgende code en voer die in.',

  'authenticator.setUp': 'Een authenticatie-app instellen',
  'authenticator.text':
    'Scan de QR-code met een authenticatie-app en voer daarna de code in die de app toont.',
  'authenticator.qr': 'QR-code voor uw authenticatie-app',
  'authenticator.byHand': 'Of voer deze sleutel in de app in:',
  'authenticator.open': 'De authenticatie-app openen',
  'authenticator.codeHint': 'Voer de code in die uw authenticatie-app toont.',

  'recovery.heading': 'Uw herstelcodes',
  'recovery.text':
    'Met elk van deze codes kunt u zich één keer aanmelden als u uw authenticatie-app niet hebt. Ze worden alleen nu getoond: bewaar ze op een veilige plaats.',
  'recovery.download': 'Downloaden',
  'recovery.print': 'Afdrukken',
  'recovery.saved': 'Ik heb deze codes opgeslagen',
  'recovery.savedWhy': 'Sla de codes op en vink daarna het vakje aan om door te gaan.',
  'recovery.gone':
    'Uw herstelcodes zijn één keer getoond en kunnen niet opnieuw worden getoond. Hebt u ze niet opgeslagen, maak dan nieuwe op de pagina ‘{page}’.',
  'recovery.use': 'Een herstelcode gebruiken',
  'recovery.enter': 'Voer een herstelcode in',
  'recovery.enterText': 'Voer een van de herstelcodes in die u hebt opgeslagen. Elke code werkt één keer.',
  'recovery.code': 'Herstelcode',
  'recovery.codeWhy': 'Voer de herstelcode in om door te gaan.',
  'recovery.back': 'Terug',

  'mobileSetup.heading': 'Stel de mobiele app in',
  'mobileSetup.text':
    'U keurt aanmeldingen goed in de mobiele app. Zodra de app is ingesteld, gaat deze pagina automatisch verder.',
  'mobileSetup.mobileNumber': 'Mobiel nummer',
  'mobileSetup.send': 'Link verzenden',
  'mobileSetup.sent': 'We hebben de link naar uw telefoon verzonden.',
  'mobileSetup.activationCode': 'Activeringscode',
  'mobileSetup.activationHint': 'Voer deze code in de mobiele app in.',
  'mobileSetup.skip': 'Voorlopig overslaan',
  'mobileSetup.scan': 'Richt de camera van uw telefoon op de code of verzend de link naar uw telefoon.',
  'mobileSetup.qr': 'QR-code: {name}',
  'mobileSetup.open': 'Open de app',
  'mobileSetup.openHint': 'De app leidt u door de eerste stappen.',
  'mobileSetup.stay': 'Laat deze pagina open',

  'apps.heading': 'Download de app',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Download de mobiele app',
  'mobileWizard.text': 'Installeer de app op uw telefoon en ga daarna hier verder.',

  'onboardingNotSupported.heading': 'Ga verder op een computer',
  'onboardingNotSupported.text': 'U hebt een computer nodig om uw account in te stellen.',
  'onboardingNotSupported.send': 'Stuur het adres naar uzelf',

  'installerError.heading': 'Voltooi het instellen van dit apparaat',
  'installerError.text': 'Download de app, installeer deze en probeer het opnieuw.',
  'installerError.download': 'App downloaden',
  'installerError.downloadFile': '{file} downloaden',
  'installerError.version': 'Versie {version}',

  'problem.deviceNotSetUp': 'Dit apparaat is nog niet ingesteld.',

  'forgetPassword.heading': 'Problemen met uw wachtwoord',
  'forgetPassword.text': 'Voer uw gebruikersnaam in om te zien hoe u uw wachtwoord opnieuw kunt instellen.',
  'forgetPassword.startAgain': 'Uw wachtwoord is niet opnieuw ingesteld. Begin opnieuw.',
  'forgetPassword.notSure': 'Weet u het niet zeker? Vraag hulp',

  'resetPassword.heading': 'Verifieer uw telefoon',
  'resetPassword.text': 'Voer het mobiele nummer van uw account in. U ontvangt een code per sms.',
  'resetPassword.mobile': 'Mobiel nummer',
  'resetPassword.sendCode': 'Code verzenden',
  'resetPassword.noAccess': 'Geen toegang tot deze telefoon?',
  'resetPassword.code.heading': 'Voer de verificatiecode in',
  'resetPassword.code.text':
    'We hebben een 6-cijferige\u00a0code verzonden naar de telefoon waarvan het nummer eindigt op {reference}.',
  'resetPassword.code.label': 'Verificatiecode',
  'resetPassword.code.hint': 'De code wordt gecontroleerd zodra u het laatste cijfer invoert.',
  'resetPassword.code.sendNew': 'Nieuwe code verzenden',
  'resetPassword.code.resent': 'U vindt de nieuwe code op uw telefoon.',
  'resetPassword.create.heading': 'Maak een wachtwoord',
  'resetPassword.verifyAgain': 'Opnieuw verifiëren',

  'resetEmail.heading': 'Verifieer uw e-mail',
  'resetEmail.text': 'We sturen een code naar {reference}.',
  'resetEmail.sent':
    'We hebben een 6-cijferige\u00a0code gestuurd naar {reference}. Kijk ook in de ongewenste e-mail.',
  'resetEmail.noAccess': 'Geen toegang tot deze e-mail?',
  'resetEmail.instead': 'Code per e-mail sturen',
  'resetEmail.phoneInstead': 'Code per sms sturen',

  'problem.noPhone': 'Geen mobiel nummer bekend',
  'problem.notAutomatic': 'Uw wachtwoord kan niet automatisch opnieuw worden ingesteld.',
  'problem.unknownUser': 'Er is geen gebruiker met deze gebruikersnaam.',
  'problem.otherNumber': 'Dit nummer komt niet overeen met het nummer dat bij ons bekend is.',
  'problem.tookTooLong': 'Dat duurde iets te lang…',

  'passwordUpdated.heading': 'Wachtwoord bijgewerkt',
  'passwordUpdated.guest': 'U kunt zich nu aanmelden met uw nieuwe wachtwoord.',
  'passwordUpdated.other': 'Werk het wachtwoord ook bij op uw andere apparaten en in verbonden apps.',
  'passwordUpdated.signIn': 'Aanmelden',
  'passwordUpdated.continue': 'Doorgaan',

  'newPassword.old': 'Huidig wachtwoord',
  'newPassword.new': 'Nieuw wachtwoord',
  'newPassword.verify': 'Wachtwoord bevestigen',
  'newPassword.save': 'Wachtwoord opslaan',
  'newPassword.rules': 'Wachtwoordregels',
  'newPassword.met': '(voldaan)',
  'newPassword.allMet': 'Aan alle wachtwoordregels is voldaan.',
  'newPassword.rule.length': 'Minimaal 9\u00a0tekens',
  'newPassword.rule.lowercase': 'Een kleine letter',
  'newPassword.rule.uppercase': 'Een hoofdletter',
  'newPassword.rule.digit': 'Een cijfer',
  'newPassword.rule.special': 'Een speciaal teken, zoals ! @ $ of %',
  'newPassword.rule.allowed': 'Geen # of :',
  'newPassword.rule.match': 'Beide wachtwoorden komen overeen',
  'newPassword.why': 'Voldoe aan alle bovenstaande regels om door te gaan.',
  'newPassword.whyWithOld':
    'Voer uw huidige wachtwoord in en voldoe aan alle bovenstaande regels om door te gaan.',
  'newPassword.strength': 'Wachtwoordsterkte',
  'newPassword.strength.none': 'Nog geen wachtwoord',
  'newPassword.strength.veryweak': 'Zeer zwak',
  'newPassword.strength.weak': 'Zwak',
  'newPassword.strength.medium': 'Gemiddeld',
  'newPassword.strength.strong': 'Sterk',
  'newPassword.strength.refused': 'Niet toegestaan',
  'newPassword.rule.least': 'Minimale lengte: {n}',
  'newPassword.rule.most': 'Maximale lengte: {n}',
  'newPassword.rule.kinds': 'Ten minste {n} van deze {count} soorten',
  'newPassword.rule.oneOf': 'Een van deze tekens: {list}',
  'newPassword.rule.forbidden': 'Geen van deze: {list}',
  'newPassword.rule.uncommon': 'Geen wachtwoord dat makkelijk te raden is',

  'field.showPassword': 'Wachtwoord weergeven',

  'resetTempPassword.heading': 'Wijzig uw wachtwoord',
  'resetTempPassword.expired': 'Uw wachtwoord is verlopen. Kies een nieuw wachtwoord om door te gaan.',
  'resetTempPassword.temporary': 'Uw wachtwoord is tijdelijk. Kies een nieuw wachtwoord om door te gaan.',
  'resetTempPassword.policy':
    'Uw wachtwoord voldoet niet meer aan de regels van uw bedrijf. Kies een nieuw wachtwoord om door te gaan.',

  'passwordExpired.heading': 'Uw wachtwoord is verlopen',
  'passwordExpired.text': 'U moet het wijzigen voordat u zich kunt aanmelden.',
  'passwordExpired.change': 'Wachtwoord wijzigen',

  'changePassword.heading': 'Voordat u uw wachtwoord wijzigt',
  'changePassword.form.heading': 'Wijzig uw wachtwoord',

  'problem.prohibitedPassword': 'Dit wachtwoord is niet toegestaan, probeer een ander wachtwoord.',
  'problem.usedPassword':
    'U kunt geen wachtwoord instellen dat u al eerder hebt gebruikt of dat persoonlijke gegevens bevat.',
  'problem.wrongOldPassword': 'Uw huidige wachtwoord is niet juist.',
  'problem.alreadyCreated': 'Uw wachtwoord is al gemaakt. Vernieuw de pagina om door te gaan.',

  'connected.devices': 'Verbonden apparaten',
  'connected.apps': 'Verbonden apps',
  'connected.noDevices': 'Geen verbonden apparaten',
  'connected.noApps': 'Geen verbonden apps',
  'connected.wipe.pending': 'Wissen op afstand: in behandeling',
  'connected.wipe.inProgress': 'Wissen op afstand: bezig',
  'connected.wipe.done': 'Wissen op afstand: voltooid',
  'connected.wipe.failed': 'Wissen op afstand: mislukt',
  'connected.gotIt': 'OK',
  'connected.about':
    'Voer na de wijziging het nieuwe wachtwoord in op elke plek waar het oude is opgeslagen.',
  'connected.showAll': 'Alle {n} weergeven',
  'connected.filter': 'Filteren op naam of plaats',
  'connected.found': '{n} van {total}',

  'security.heading': 'Uw beveiliging',
  'security.about': 'Waarmee u zich aanmeldt en waar u bent aangemeld.',
  'security.passwordChanged': 'Laatst gewijzigd: {time}',
  'security.authenticators': 'Authenticatie-apps',
  'security.noAuthenticators': 'Geen authenticatie-apps',
  'security.added': 'Toegevoegd: {time}',
  'security.setUpApp': 'Een app instellen',
  'security.appSaved': 'De authenticatie-app is ingesteld.',
  'security.setUpOver': 'Deze instelling is beëindigd. Begin opnieuw.',
  'security.removeAppSure':
    'Deze authenticatie-app verwijderen? U kunt dan niet meer inloggen met de codes ervan.',
  'security.appRemoved': 'Authenticatie-app verwijderd.',
  'security.lastFactor': 'Stel een andere app in voordat u deze verwijdert.',
  'security.recovery': 'Herstelcodes',
  'security.codesLeft': { one: 'Nog {n} code', other: 'Nog {n} codes' },
  'security.noCodes': 'Geen codes meer',
  'security.codesMade': 'Gemaakt: {time}',
  'security.codesLater': 'U krijgt herstelcodes als u een authenticatie-app hebt ingesteld.',
  'security.newCodes': 'Nieuwe codes',
  'security.newCodesSure': 'Uw oude herstelcodes werken dan niet meer.',
  'security.trusted': 'Vertrouwde apparaten',
  'security.noTrusted': 'Geen vertrouwde apparaten',
  'security.trustedUntil': 'Vertrouwd tot en met {date}',
  'security.trustEnded': 'Het apparaat wordt niet meer vertrouwd.',
  'security.passkeySaved': 'Passkey opgeslagen.',
  'security.rename': 'Naam wijzigen',
  'security.renameNamed': 'Naam van {name} wijzigen',
  'security.renamed': 'Naam opgeslagen.',
  'security.name': 'Naam',
  'security.save': 'Opslaan',
  'security.cancel': 'Annuleren',
  'security.elsewhere': 'Overal elders afmelden',
  'security.elsewhereSure': 'Uw andere apparaten, browsers en apps moeten zich dan opnieuw aanmelden.',
  'security.elsewhereDone': 'U bent overal elders afgemeld.',

  'proof.heading': 'Bevestig dat u het bent',
  'proof.text':
    'U hebt zich een tijdje geleden aangemeld. Voor deze wijziging is een nieuw bewijs nodig dat u het bent.',
  'proof.confirm': 'Bevestigen',
  'proof.anew': 'Opnieuw aanmelden',
  'proof.done': 'Bevestigd. Druk nogmaals op de knop om verder te gaan.',

  'problem.wrongPassword': 'Het wachtwoord is niet juist.',

  'completion.heading': 'U wordt aangemeld',
  'completion.progress': 'Aanmelden bij de andere websites van uw bedrijf: {answered} van {total}',
  'completion.skip': 'Doorgaan zonder te wachten',
  'completion.leave':
    'Sommige websites van uw bedrijf staan op het eigen netwerk: uw browser kan u vragen om toegang tot het lokale netwerk toe te staan.',
  'completion.local': 'Aanmelden bij de andere websites van het bedrijf',
  'completion.leftOut': 'Niet aangemeld bij: {hosts}',
  'completion.denied':
    'Uw browser geeft deze pagina geen toegang tot het netwerk van uw bedrijf. U kunt dit toestaan in de browserinstellingen voor deze pagina.',
  'completion.opens': '{product} wordt over een paar seconden geopend.',
  'completion.stay': 'Op deze pagina blijven',

  'popupNotified.text': 'U kunt dit venster sluiten.',

  'nativeClient.heading': 'Doorgaan in {app}?',
  'nativeClient.text':
    '{app} vraagt om met dit account te worden aangemeld. Ga alleen door als u zich daar net bent gaan aanmelden.',
  'nativeClient.open': '{app} openen',
  'nativeClient.opened':
    'Ga verder in {app}. U kunt dit venster sluiten. Als {app} niet is geopend, open de app dan opnieuw.',
  'nativeClient.showCode': 'Code om in te typen tonen',
  'nativeClient.code.heading': 'Typ deze code in {app}',
  'nativeClient.code.text':
    'Typ de code alleen waar u zich bent gaan aanmelden en vertel hem aan niemand: wie erom vraagt, wil uw account gebruiken.',
  'nativeClient.refused.heading': 'Deze app kan niet worden aangemeld',
  'nativeClient.refused.mode':
    'De app die deze pagina heeft geopend, vroeg om iets wat deze pagina niet kent.',
  'nativeClient.refused.list': 'De app die deze pagina heeft geopend, is niet toegestaan door uw bedrijf.',
  'nativeClient.refused.request': 'De app die deze pagina heeft geopend, heeft het verzoek niet goed gedaan.',
  'nativeClient.refused.advice':
    'Er is niets overgedragen. Werk de app bij en probeer het opnieuw, of noem dit woord aan uw ondersteuning: {parameter}',

  'support.heading': 'Krijg hulp. Ga weer aan het werk.',
  'support.sorry': 'Er is helaas iets misgegaan…',
  'support.name': 'Naam',
  'support.email': 'E-mail',
  'support.phone': 'Telefoon',
  'support.description': 'Beschrijving',
  'support.company': 'Bedrijf',
  'support.count': '{n} van {max}\u00a0tekens',
  'support.left': 'Nog {n}\u00a0tekens over',
  'support.submit': 'Verzenden',
  'support.done': 'Gereed',
  'support.sent': 'Uw ticket is bevestigd. U ontvangt naar verwachting binnen enkele uren een reactie.',
  'support.callUs': 'U kunt de ondersteuning bellen.',
  'support.noWay':
    'U kunt vanaf deze pagina geen contact opnemen met de ondersteuning. Neem contact op met uw beheerder.',
  'support.reference': 'Meegestuurd met uw bericht: {reference}',
  'support.reference.status': 'Fout {status}',
  'support.reference.request': 'Aanvraag {id}',
  'support.reference.both': 'Fout {status}, aanvraag {id}',
  'support.reference.remove': 'Verwijderen',
  'support.recording': 'Een opname van deze pagina toevoegen',
  'support.recording.what':
    'De opname laat de ondersteuning zien welke stappen deze pagina heeft doorlopen en wanneer, en wat de server heeft geantwoord. Er staan geen wachtwoorden, codes of namen in, en niets van wat u hebt getypt.',
  'support.recording.see': 'Bekijken wat er in de opname staat',
  'support.recording.cut': 'De opname was te lang: het begin ontbreekt.',
  'support.recording.none': 'Er is geen opname van deze pagina.',
  'support.hurry': 'Haast? Bel de ondersteuning:',
  'support.emailHint': 'Een adres waarop u nu e-mail kunt lezen.',
  'support.optional': 'Optioneel',

  'problem.invalidEmail': 'Voer een geldig e-mailadres in',
  'problem.helpUnavailable': 'Wacht even en laad deze pagina dan opnieuw.',
  'problem.supportTrouble': 'De ondersteuningsserver is niet bereikbaar, probeer het later opnieuw.',

  'deskCode.heading': 'Spreekt u met uw helpdesk?',
  'deskCode.text':
    'Lees een code voor. Daarmee ziet de helpdesk uw naam, de stap waar u bent en de laatste fout. Uw wachtwoord heeft de helpdesk nooit nodig.',
  'deskCode.warning': 'Geef deze code alleen aan uw eigen helpdesk, en alleen als u zelf hebt gebeld.',
  'deskCode.show': 'Code tonen',
  'deskCode.seen': 'Uw helpdesk heeft deze code gezien.',
  'deskCode.seenAt': 'Uw helpdesk heeft deze code gezien om {time}.',
  'deskCode.notYou':
    'Als u nu niet met de helpdesk spreekt, bel dan: misschien heeft iemand anders uw code gebruikt.',

  'alternatives.try': 'Een andere manier proberen',
  'alternatives.sms': 'Code per sms ontvangen',
  'alternatives.email': 'Code per e-mail ontvangen',
  'alternatives.totp': 'Authenticatie-app gebruiken',
  'alternatives.symantecVip': 'Eenmalige code invoeren',
  'alternatives.approval': 'Goedkeuren in de mobiele app',
  'alternatives.passkey': 'Passkey gebruiken',
  'alternatives.device': 'Dit apparaat controleren',

  'notice.info': 'Mededeling',
  'notice.warning': 'Waarschuwing',
  'notice.showAll': 'Alles weergeven',
  'notice.showLess': 'Minder weergeven',
  'notice.more': 'Meer informatie',
} as const satisfies Messages
