import type { Messages } from 'src/messages/en-US'
import { roInitial } from 'src/messages/ro/initial'

/** Every word in Romanian. */
export const ro = {
  ...roInitial,

  'phone.country': 'Țară: {name}, +{code}',
  'phone.countryOther': 'Țară',
  'phone.countries': 'Țări',

  'action.contactSupport': 'Contactați asistența',
  'action.close': 'Închidere',
  'action.signOut': 'Deconectare',
  'action.backToSignIn': 'Înapoi la conectare',
  'action.changePassword': 'Schimbați parola',
  'action.skip': 'Omitere',
  'action.activate': 'Verificare',
  'action.next': 'Înainte',
  'action.copy': 'Copiere',

  'code.digit': 'Cifra {n} din {count}',
  'code.oneTime': 'Introduceți codul de unică folosință',
  'code.label': 'Cod de securitate',
  'code.sent': 'Un cod nou este pe drum. Doar cel mai recent este valabil.',
  'code.triesLeft': 'Încercări rămase: {n}',
  'code.another': 'Afișați alt cod',
  'code.yours': 'Codul dvs.: {code}',
  'code.over': 'Acest cod nu mai poate fi folosit.',
  'code.ends': 'Codul poate fi folosit timp de {time}.',

  'screen.tooOld.heading': 'Acest browser este prea vechi',
  'screen.tooOld.text': 'Actualizați-l sau folosiți alt browser pentru a vă conecta.',

  'session.heading': 'Se verifică sesiunea',
  'session.checking': 'Se verifică sesiunea…',
  'session.denied': 'Nu v-ați conectat încă',

  'codeForm.why': 'Introduceți codul pentru a continua.',
  'codeForm.accepted': 'Cod acceptat. Vă conectăm…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0s',
  'waiting.minutesLeft': 'Minute rămase: {n}',
  'waiting.phone': 'Așteptăm răspunsul de pe telefon…',
  'waiting.app': 'Așteptăm aplicația. Această pagină continuă automat.',
  'waiting.endsIn': 'Solicitarea expiră peste {time}.',
  'waiting.lastSeconds': 'Solicitarea expiră peste {n}\u00a0secunde.',
  'waiting.over': 'Solicitarea a expirat.',
  'waiting.since': 'Așteptăm de la ora {time}.',
  'waiting.checked': 'Verificat chiar acum.',
  'waiting.retryIn': 'Încercăm din nou peste {time}.',
  'waiting.retrying': 'Încercăm din nou…',
  'waiting.offline': 'Această pagină continuă după ce revine conexiunea.',
  'waiting.tryNow': 'Încercați acum',
  'waiting.seconds': '{n}\u00a0s',
  'waiting.atMost': 'Durează cel mult {time}.',
  'waiting.slow': 'Durează mai mult decât de obicei.',

  'request.time': 'Ora solicitării: {time}',
  'request.place': 'Locul: {place}',

  'trust.ask': {
    one: 'Nu mai întrebați pe acest dispozitiv timp de {n}\u00a0zi',
    few: 'Nu mai întrebați pe acest dispozitiv timp de {n}\u00a0zile',
    other: 'Nu mai întrebați pe acest dispozitiv timp de {n}\u00a0de zile',
  },
  'trust.hint': 'Nu pentru un computer folosit și de alții.',

  'who.account': 'Cont:',
  'who.notYou': 'Nu sunteți dvs.?',

  'rail.label': 'Pași',
  'rail.done': '(finalizat)',
  'rail.password': 'Parolă',
  'rail.code': 'Cod',
  'rail.approval': 'Aprobare',
  'rail.passkey': 'Cheie de acces',
  'rail.phone': 'Telefon',
  'rail.email': 'E-mail',
  'rail.newPassword': 'Parola nouă',

  'copy.done': 'Copiat.',
  'copy.failed': 'Copierea nu a reușit. Copiați codul manual.',

  'item.used': 'Ultima utilizare: {time}',
  'item.unused': 'Încă nefolosită',
  'item.remove': 'Eliminare',
  'item.removeNamed': 'Eliminare: {name}',
  'item.keep': 'Păstrare',
  'item.nearby': 'În apropiere',

  'signedIn.heading': 'Sunteți conectat',
  'signedIn.open': 'Deschideți {product} aici',

  'problem.required': 'Acest câmp este obligatoriu',
  'problem.enterCode': 'Introduceți codul de verificare.',
  'problem.invalidCode': 'Codul de verificare nu este valid.',
  'problem.tryAgainLater': 'A apărut o eroare, încercați mai târziu.',
  'problem.enterMobileNumber': 'Introduceți numărul de mobil.',
  'problem.noCodePasted': 'Nu s-a găsit niciun cod în textul lipit. Introduceți codul.',

  'links.label': 'Despre acest site',
  'links.privacy': 'Confidențialitate',
  'links.imprint': 'Date editor',
  'links.terms': 'Termeni',
  'links.help': 'Ajutor',

  'language.label': 'Limbă',
  'language.changed': 'Această pagină este acum în română.',
  'language.failed': 'Această limbă nu a putut fi încărcată. Încercați din nou.',

  'accounts.label': 'Conturi pe acest dispozitiv',
  'accounts.forget': 'Uitați',
  'accounts.forgetName': 'Uitați: {name}',
  'accounts.other': 'Alt cont',

  'problem.providerCancelled': 'Conectarea prin compania dvs. a fost anulată. Puteți încerca din nou.',
  'problem.providerNoAccount':
    'Compania dvs. v-a conectat, dar nu aveți un cont aici. Cereți-i companiei unul.',
  'problem.providerFailed': 'Conectarea prin compania dvs. nu a reușit. Încercați din nou.',
  'problem.loginDeniedHint':
    'Dacă nu dvs. ați început această conectare, schimbați parola și anunțați asistența.',

  'passkey.or': 'sau',
  'passkey.signIn': 'Conectare cu cheie de acces',
  'passkey.heading': 'Folosiți cheia de acces',
  'passkey.text': 'Confirmați că sunteți dvs. cu amprenta, fața, codul PIN sau o cheie de securitate.',
  'passkey.use': 'Folosiți cheia de acces',
  'passkey.accepted': 'Cheie de acces acceptată. Vă conectăm…',

  'passkeyOffer.heading': 'Data viitoare, conectați-vă mai rapid',
  'passkeyOffer.text':
    'Cu o cheie de acces vă conectați folosind amprenta, fața sau codul PIN. Nu aveți nicio parolă de tastat și nici de divulgat.',
  'passkeyOffer.create': 'Creați o cheie de acces',
  'passkeyOffer.notNow': 'Nu acum',
  'passkeyOffer.saved': 'Cheie de acces salvată. Vă conectăm…',

  'passkeys.heading': 'Chei de acces',
  'passkeys.none': 'Nicio cheie de acces',
  'passkeys.unnamed': 'Cheie de acces',
  'passkeys.sure': 'Eliminați această cheie de acces? Nu vă veți mai putea conecta cu ea.',
  'passkeys.removed': 'Cheia de acces a fost eliminată.',

  'problem.passkeyCancelled': 'Cheia de acces nu a fost folosită. Încercați din nou sau alegeți altă metodă.',
  'problem.passkeyTimedOut':
    'Timpul pentru folosirea cheii de acces a expirat. Încercați din nou sau alegeți altă metodă.',
  'problem.passkeyElsewhere':
    'O altă filă sau fereastră solicită o cheie de acces. Terminați mai întâi acolo sau alegeți altă metodă.',
  'problem.passkeyNoAuthenticator': 'Acest dispozitiv nu poate folosi o cheie de acces. Alegeți altă metodă.',
  'problem.passkeyUnsupported': 'Acest browser nu poate folosi chei de acces. Alegeți altă metodă.',
  'problem.passkeyBlocked': 'Cheile de acces nu sunt permise pe această pagină. Alegeți altă metodă.',
  'problem.passkeyExists': 'Acest dispozitiv are deja o cheie de acces pentru contul dvs.',
  'problem.passkeyNotCreated':
    'Nu a fost creată nicio cheie de acces. Puteți încerca din nou sau o puteți crea mai târziu.',
  'problem.passkeyElsewhereLater':
    'O altă filă sau fereastră solicită o cheie de acces. Terminați mai întâi acolo sau creați-o pe a dvs. mai târziu.',
  'problem.passkeyNotHere': 'Aici nu se poate crea o cheie de acces. Puteți continua fără ea.',
  'problem.passkeyRefused': 'Această cheie de acces nu a fost acceptată. Conectați-vă cu parola.',
  'problem.passkeyUnknown': 'Această cheie de acces nu mai este valabilă. Conectați-vă cu parola.',

  'phoneSignIn.button': 'Conectare cu telefonul',
  'phoneSignIn.text': 'Scanați acest cod cu un telefon pe care sunteți conectat și aprobați acolo.',
  'phoneSignIn.byHand': 'Sau deschideți această adresă pe telefon și introduceți codul acolo:',
  'phoneSignIn.qr': 'Cod QR pentru telefonul dvs.',
  'phoneSignIn.compare': 'Introduceți {number} pe telefon',
  'phoneSignIn.shared':
    'Acest computer va fi apoi conectat. Dacă îl folosesc și alții, deconectați-vă când plecați.',
  'phoneSignIn.denied': 'Conectarea a fost refuzată pe telefon.',

  'phoneRequest.heading': 'Conectați un computer?',
  'phoneRequest.typeText': 'Introduceți codul afișat de computer.',
  'phoneRequest.code': 'Codul de pe computer',
  'phoneRequest.text':
    'Un computer cere să fie conectat la contul dvs. Aprobați numai dacă vă aflați în fața lui și tocmai ați cerut aceasta.',
  'phoneRequest.device': 'Cu {device}',
  'phoneRequest.warning':
    'V-a trimis cineva acest cod sau vă spune ce să faceți? Atunci refuzați: vrea să vă folosească contul.',
  'phoneRequest.number': 'Numărul de pe computer',
  'phoneRequest.approve': 'Aprobați',
  'phoneRequest.deny': 'Nu am fost eu',
  'phoneRequest.approved': 'Aprobat. Continuați pe computer.',
  'phoneRequest.denied': 'Refuzat. Nimeni nu a fost conectat.',
  'phoneRequest.wrongNumber':
    'Acesta nu este numărul de pe computer, așa că cererea a fost refuzată. Afișați acolo alt cod.',
  'phoneRequest.unknown': 'Niciun computer nu așteaptă acest cod. Poate a expirat: afișați acolo alt cod.',
  'phoneRequest.another': 'Introduceți alt cod',

  'verification.heading': 'Verificați solicitarea de conectare',
  'verification.approve': 'Aprobați solicitarea de conectare în aplicația mobilă.',
  'verification.resend': 'Retrimitere',
  'verification.resent': 'Solicitarea de conectare a fost retrimisă în aplicația mobilă.',
  'verification.close': 'Închidere',
  'verification.offlineCode': 'Cod offline',
  'verification.offlineHint': 'Aplicația mobilă afișează acest cod chiar și fără conexiune.',
  'verification.accepted': 'Aprobat. Vă conectăm…',
  'verification.nothing':
    'Nu apare nimic pe telefon? Deschideți aplicația acolo sau retrimiteți solicitarea.',
  'verification.noConnection':
    'Nu aveți conexiune pe telefon? Aplicația afișează acolo un cod offline, pe care îl puteți introduce aici.',

  'challenge.choose': 'Alegeți {number} în aplicație',
  'challenge.deny': 'Dacă telefonul afișează alt loc sau altă oră, respingeți solicitarea acolo.',
  'challenge.nothing': 'Nu apare nimic pe telefon?',
  'challenge.openApp': 'Deschideți aplicația',
  'challenge.byHand': 'Deschideți aplicația acolo sau retrimiteți solicitarea.',

  'phoneAuth.heading': 'Introduceți codul de securitate',
  'phoneAuth.text': 'V-am trimis un cod prin SMS.',
  'phoneAuth.code': 'Cod de securitate',
  'phoneAuth.timeLeft': 'Timp rămas:',
  'phoneAuth.lastSeconds': {
    one: 'Codul expiră peste {n}\u00a0secundă.',
    few: 'Codul expiră peste {n}\u00a0secunde.',
    other: 'Codul expiră peste {n}\u00a0de secunde.',
  },

  'emailCode.heading': 'Introduceți codul de securitate',
  'emailCode.text': 'V-am trimis un cod prin e-mail. Verificați și mesajele nedorite.',
  'emailCode.to': 'Am trimis un cod la {reference}. Verificați și mesajele nedorite.',
  'emailCode.code': 'Cod de securitate',

  'newCode.to': 'Am trimis un cod prin SMS la telefonul al cărui număr se termină în {reference}.',
  'newCode.in': 'Nu ați primit codul? Puteți trimite altul peste {time}.',
  'newCode.send': 'Trimiteți un cod nou',
  'newCode.signIn': 'Nu ați primit codul? Conectați-vă din nou pentru a primi altul.',

  'symantec.setUp': 'Configurați codurile de unică folosință',
  'symantec.step': 'Pasul {n} din {count}',
  'symantec.credentialsId': 'ID de acreditare',
  'symantec.activationCode': 'Primul cod',
  'symantec.secondActivationCode': 'Al doilea cod',
  'symantec.codeHint':
    'Introduceți codul afișat pe dispozitivul sau în aplicația pentru coduri de unică folosință.',
  'symantec.credentialsIdHint':
    'Îl găsiți în aplicația pentru coduri de unică folosință sau pe spatele dispozitivului.',
  'symantec.credentialsIdWhy': 'Introduceți ID-ul de acreditare pentru a continua.',
  'symantec.activationCodeHint': 'Introduceți codul afișat acum pe dispozitiv sau în aplicație.',
  'symantec.secondActivationCodeHint': 'Așteptați următorul cod, apoi introduceți-l.',

  'authenticator.setUp': 'Configurați o aplicație de autentificare',
  'authenticator.text':
    'Scanați codul QR cu o aplicație de autentificare, apoi introduceți codul pe care îl afișează.',
  'authenticator.qr': 'Cod QR pentru aplicația dvs. de autentificare',
  'authenticator.byHand': 'Sau introduceți această cheie în aplicație:',
  'authenticator.open': 'Deschideți aplicația de autentificare',
  'authenticator.codeHint': 'Introduceți codul afișat de aplicația dvs. de autentificare.',

  'recovery.heading': 'Codurile dvs. de recuperare',
  'recovery.text':
    'Cu fiecare dintre aceste coduri vă puteți conecta o dată dacă nu aveți aplicația de autentificare. Sunt afișate numai acum: păstrați-le într-un loc sigur.',
  'recovery.download': 'Descărcați',
  'recovery.print': 'Imprimați',
  'recovery.saved': 'Am salvat aceste coduri',
  'recovery.savedWhy': 'Salvați codurile, apoi bifați caseta pentru a continua.',
  'recovery.gone':
    'Codurile dvs. de recuperare au fost afișate o dată și nu mai pot fi afișate. Dacă nu le-ați salvat, creați altele noi pe pagina „{page}”.',
  'recovery.use': 'Folosiți un cod de recuperare',
  'recovery.enter': 'Introduceți un cod de recuperare',
  'recovery.enterText':
    'Introduceți unul dintre codurile de recuperare pe care le-ați salvat. Fiecare funcționează o dată.',
  'recovery.code': 'Cod de recuperare',
  'recovery.codeWhy': 'Introduceți codul de recuperare pentru a continua.',
  'recovery.back': 'Înapoi',

  'mobileSetup.heading': 'Configurați aplicația mobilă',
  'mobileSetup.text':
    'Veți aproba conectările în aplicația mobilă. După ce aplicația este configurată, această pagină continuă automat.',
  'mobileSetup.mobileNumber': 'Număr de mobil',
  'mobileSetup.send': 'Trimiteți linkul',
  'mobileSetup.sent': 'Am trimis linkul pe telefonul dvs.',
  'mobileSetup.activationCode': 'Cod de activare',
  'mobileSetup.activationHint': 'Introduceți acest cod în aplicația mobilă.',
  'mobileSetup.skip': 'Omiteți deocamdată',
  'mobileSetup.scan': 'Îndreptați camera telefonului spre cod sau trimiteți linkul pe telefon.',
  'mobileSetup.qr': 'Cod QR: {name}',
  'mobileSetup.open': 'Deschideți-o',
  'mobileSetup.openHint': 'Vă ghidează prin primii pași.',
  'mobileSetup.stay': 'Lăsați această pagină deschisă',

  'apps.heading': 'Descărcați aplicația',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Descărcați aplicația mobilă',
  'mobileWizard.text': 'Instalați aplicația pe telefon, apoi continuați aici.',

  'onboardingNotSupported.heading': 'Continuați pe un computer',
  'onboardingNotSupported.text': 'Pentru a configura contul aveți nevoie de un computer.',
  'onboardingNotSupported.send': 'Trimiteți-vă adresa',

  'installerError.heading': 'Finalizați configurarea acestui dispozitiv',
  'installerError.text': 'Descărcați aplicația, instalați-o, apoi încercați din nou.',
  'installerError.download': 'Descărcați aplicația',
  'installerError.downloadFile': 'Descărcați {file}',
  'installerError.version': 'Versiunea {version}',

  'problem.deviceNotSetUp': 'Acest dispozitiv nu este încă configurat.',

  'forgetPassword.heading': 'Probleme cu parola',
  'forgetPassword.text': 'Introduceți numele de utilizator pentru a vedea cum puteți reseta parola.',
  'forgetPassword.startAgain': 'Parola nu a fost resetată. Luați-o de la început.',
  'forgetPassword.notSure': 'Nu știți sigur? Obțineți ajutor',

  'resetPassword.heading': 'Verificați telefonul',
  'resetPassword.text': 'Introduceți numărul de mobil asociat contului. Vă vom trimite un cod prin SMS.',
  'resetPassword.mobile': 'Număr de mobil',
  'resetPassword.sendCode': 'Trimiteți codul',
  'resetPassword.noAccess': 'Nu aveți acces la acest telefon?',
  'resetPassword.code.heading': 'Introduceți codul de verificare',
  'resetPassword.code.text':
    'Am trimis un cod din 6\u00a0cifre la telefonul al cărui număr se termină în {reference}.',
  'resetPassword.code.label': 'Cod de verificare',
  'resetPassword.code.hint': 'Codul este verificat imediat ce introduceți ultima cifră.',
  'resetPassword.code.sendNew': 'Trimiteți un cod nou',
  'resetPassword.code.resent': 'Noul cod se află pe telefonul dvs.',
  'resetPassword.create.heading': 'Creați o parolă',
  'resetPassword.verifyAgain': 'Verificați din nou',

  'resetEmail.heading': 'Verificați adresa de e-mail',
  'resetEmail.text': 'Vom trimite un cod la {reference}.',
  'resetEmail.sent': 'Am trimis un cod din 6\u00a0cifre la {reference}. Verificați și mesajele nedorite.',
  'resetEmail.noAccess': 'Nu aveți acces la acest e-mail?',
  'resetEmail.instead': 'Trimiteți codul prin e-mail',
  'resetEmail.phoneInstead': 'Trimiteți codul prin SMS',

  'problem.noPhone': 'Niciun număr de mobil înregistrat',
  'problem.notAutomatic': 'Parola nu poate fi resetată automat.',
  'problem.unknownUser': 'Niciun utilizator nu corespunde acestui nume.',
  'problem.otherNumber': 'Acest număr nu corespunde cu cel înregistrat.',
  'problem.tookTooLong': 'A durat puțin prea mult…',

  'passwordUpdated.heading': 'Parola a fost actualizată',
  'passwordUpdated.guest': 'Acum vă puteți conecta cu noua parolă.',
  'passwordUpdated.other': 'Actualizați parola pe celelalte dispozitive și în aplicațiile conectate.',
  'passwordUpdated.signIn': 'Conectare',
  'passwordUpdated.continue': 'Continuare',

  'newPassword.old': 'Parola actuală',
  'newPassword.new': 'Parola nouă',
  'newPassword.verify': 'Confirmați parola',
  'newPassword.save': 'Salvați parola',
  'newPassword.rules': 'Reguli pentru parolă',
  'newPassword.met': '(îndeplinită)',
  'newPassword.allMet': 'Toate regulile parolei sunt îndeplinite.',
  'newPassword.rule.length': 'Cel puțin 9\u00a0caractere',
  'newPassword.rule.lowercase': 'O literă mică',
  'newPassword.rule.uppercase': 'O literă mare',
  'newPassword.rule.digit': 'O cifră',
  'newPassword.rule.special': 'Un caracter special, de exemplu ! @ $ sau %',
  'newPassword.rule.allowed': 'Fără # sau :',
  'newPassword.rule.match': 'Parolele coincid',
  'newPassword.why': 'Pentru a continua, respectați toate regulile de mai sus.',
  'newPassword.whyWithOld':
    'Pentru a continua, introduceți parola actuală și respectați toate regulile de mai sus.',
  'newPassword.strength': 'Puterea parolei',
  'newPassword.strength.none': 'Nicio parolă încă',
  'newPassword.strength.veryweak': 'Foarte slabă',
  'newPassword.strength.weak': 'Slabă',
  'newPassword.strength.medium': 'Medie',
  'newPassword.strength.strong': 'Puternică',
  'newPassword.strength.refused': 'Nu este permisă',
  'newPassword.rule.least': 'Lungime minimă: {n}',
  'newPassword.rule.most': 'Lungime maximă: {n}',
  'newPassword.rule.kinds': 'Cel puțin {n} dintre aceste tipuri (în total {count})',
  'newPassword.rule.oneOf': 'Unul dintre aceste caractere: {list}',
  'newPassword.rule.forbidden': 'Nimic din acestea: {list}',
  'newPassword.rule.uncommon': 'O parolă care nu este ușor de ghicit',

  'field.showPassword': 'Afișați parola',

  'resetTempPassword.heading': 'Schimbați parola',
  'resetTempPassword.expired': 'Parola a expirat. Alegeți una nouă pentru a continua.',
  'resetTempPassword.temporary': 'Parola este temporară. Alegeți una nouă pentru a continua.',
  'resetTempPassword.policy':
    'Parola nu mai respectă regulile companiei dvs. Alegeți una nouă pentru a continua.',

  'passwordExpired.heading': 'Parola a expirat',
  'passwordExpired.text': 'Trebuie să o schimbați înainte de a vă putea conecta.',
  'passwordExpired.change': 'Schimbați parola',

  'changePassword.heading': 'Înainte de a schimba parola',
  'changePassword.form.heading': 'Schimbați parola',

  'problem.prohibitedPassword': 'Această parolă nu este permisă, încercați alta.',
  'problem.usedPassword':
    'Nu puteți seta o parolă pe care ați mai folosit-o sau care conține informații personale.',
  'problem.wrongOldPassword': 'Parola actuală nu este corectă.',
  'problem.alreadyCreated': 'Parola a fost deja creată. Reîmprospătați pagina pentru a continua.',

  'connected.devices': 'Dispozitive conectate',
  'connected.apps': 'Aplicații conectate',
  'connected.noDevices': 'Niciun dispozitiv conectat',
  'connected.noApps': 'Nicio aplicație conectată',
  'connected.wipe.pending': 'Ștergere de la distanță: în așteptare',
  'connected.wipe.inProgress': 'Ștergere de la distanță: în curs',
  'connected.wipe.done': 'Ștergere de la distanță: finalizată',
  'connected.wipe.failed': 'Ștergere de la distanță: nereușită',
  'connected.gotIt': 'Am înțeles',
  'connected.about': 'După schimbare, introduceți noua parolă oriunde este salvată cea veche.',
  'connected.showAll': 'Afișați toate ({n})',
  'connected.filter': 'Filtrați după nume sau loc',
  'connected.found': '{n} din {total}',

  'security.heading': 'Securitatea dvs.',
  'security.about': 'Cu ce vă conectați și unde sunteți conectat.',
  'security.passwordChanged': 'Ultima modificare: {time}',
  'security.authenticators': 'Aplicații de autentificare',
  'security.noAuthenticators': 'Nicio aplicație de autentificare',
  'security.added': 'Adăugată: {time}',
  'security.setUpApp': 'Configurați o aplicație',
  'security.appSaved': 'Aplicația de autentificare este configurată.',
  'security.setUpOver': 'Această configurare s-a încheiat. Începeți-o din nou.',
  'security.removeAppSure':
    'Eliminați această aplicație de autentificare? Nu vă veți mai putea conecta cu codurile ei.',
  'security.appRemoved': 'Aplicația de autentificare a fost eliminată.',
  'security.lastFactor': 'Configurați altă aplicație înainte de a o elimina pe aceasta.',
  'security.recovery': 'Coduri de recuperare',
  'security.codesLeft': { one: '{n} cod rămas', few: '{n} coduri rămase', other: '{n} de coduri rămase' },
  'security.noCodes': 'Niciun cod rămas',
  'security.codesMade': 'Creare: {time}',
  'security.codesLater': 'Primiți coduri de recuperare după ce configurați o aplicație de autentificare.',
  'security.newCodes': 'Coduri noi',
  'security.newCodesSure': 'Vechile coduri de recuperare nu vor mai funcționa.',
  'security.trusted': 'Dispozitive de încredere',
  'security.noTrusted': 'Niciun dispozitiv de încredere',
  'security.trustedUntil': 'De încredere până la {date}',
  'security.trustEnded': 'Dispozitivul nu mai este de încredere.',
  'security.passkeySaved': 'Cheie de acces salvată.',
  'security.rename': 'Redenumire',
  'security.renameNamed': 'Redenumire: {name}',
  'security.renamed': 'Numele a fost salvat.',
  'security.name': 'Nume',
  'security.save': 'Salvare',
  'security.cancel': 'Anulare',
  'security.elsewhere': 'Deconectare din toate celelalte locuri',
  'security.elsewhereSure':
    'Celelalte dispozitive, browsere și aplicații ale dvs. vor trebui să se conecteze din nou.',
  'security.elsewhereDone': 'Ați fost deconectat din toate celelalte locuri.',

  'proof.heading': 'Confirmați că sunteți dvs.',
  'proof.text': 'V-ați conectat de ceva timp. Această schimbare cere o nouă dovadă că sunteți dvs.',
  'proof.confirm': 'Confirmare',
  'proof.anew': 'Conectare din nou',
  'proof.done': 'Confirmat. Apăsați din nou butonul pentru a continua.',

  'problem.wrongPassword': 'Parola nu este corectă.',

  'completion.heading': 'Vă conectăm',
  'completion.progress': 'Vă conectăm la celelalte site-uri ale companiei: {answered} din {total}',
  'completion.skip': 'Continuare fără așteptare',
  'completion.leave':
    'Unele site-uri ale companiei se află în rețeaua proprie: browserul vă poate cere să permiteți accesul la rețeaua locală.',
  'completion.local': 'Conectare la celelalte site-uri ale companiei',
  'completion.leftOut': 'Nu sunteți conectat la: {hosts}',
  'completion.denied':
    'Browserul nu permite acestei pagini să acceseze rețeaua companiei. Puteți permite acest lucru în setările browserului pentru această pagină.',
  'completion.opens': '{product} se va deschide în câteva secunde.',
  'completion.stay': 'Rămâneți pe această pagină',

  'popupNotified.text': 'Puteți închide această fereastră.',

  'nativeClient.heading': 'Continuați în {app}?',
  'nativeClient.text':
    '{app} cere conectarea cu acest cont. Continuați numai dacă tocmai ați început conectarea acolo.',
  'nativeClient.open': 'Deschideți {app}',
  'nativeClient.opened':
    'Continuați în {app}. Puteți închide această fereastră. Dacă {app} nu s-a deschis, deschideți-o din nou.',
  'nativeClient.showCode': 'Afișați un cod de introdus',
  'nativeClient.code.heading': 'Introduceți acest cod în {app}',
  'nativeClient.code.text':
    'Introduceți-l numai acolo unde ați început conectarea și nu îl spuneți nimănui: cine vi-l cere vrea să vă folosească contul.',
  'nativeClient.refused.heading': 'Nu se poate face conectarea în această aplicație',
  'nativeClient.refused.mode': 'Aplicația care a deschis această pagină a cerut ceva ce pagina nu cunoaște.',
  'nativeClient.refused.list': 'Aplicația care a deschis această pagină nu este permisă de compania dvs.',
  'nativeClient.refused.request': 'Aplicația care a deschis această pagină nu a cerut așa cum trebuie.',
  'nativeClient.refused.advice':
    'Nu s-a predat nimic. Actualizați aplicația și încercați din nou sau spuneți echipei de asistență acest cuvânt: {parameter}',

  'support.heading': 'Obțineți ajutor și reveniți la lucru.',
  'support.sorry': 'Ne pare rău, a apărut o problemă…',
  'support.name': 'Nume',
  'support.email': 'E-mail',
  'support.phone': 'Telefon',
  'support.description': 'Descriere',
  'support.company': 'Companie',
  'support.count': 'Caractere: {n} din {max}',
  'support.left': 'Caractere rămase: {n}',
  'support.submit': 'Trimitere',
  'support.done': 'Gata',
  'support.sent':
    'Solicitarea de asistență a fost confirmată. Ar trebui să primiți un răspuns în câteva ore.',
  'support.callUs': 'Puteți suna la asistență.',
  'support.noWay': 'Nu puteți contacta asistența de pe această pagină. Contactați administratorul.',
  'support.reference': 'Se trimite împreună cu mesajul: {reference}',
  'support.reference.status': 'Eroare {status}',
  'support.reference.request': 'Solicitare {id}',
  'support.reference.both': 'Eroare {status}, solicitare {id}',
  'support.reference.remove': 'Eliminare',
  'support.recording': 'Adăugați o înregistrare a acestei pagini',
  'support.recording.what':
    'Îi arată echipei de asistență ce pași a făcut această pagină și când, și ce a răspuns serverul. Nu conține parole, coduri, nume și nimic din ce ați tastat.',
  'support.recording.see': 'Vedeți ce conține înregistrarea',
  'support.recording.cut': 'Înregistrarea era prea lungă: începutul nu este inclus.',
  'support.recording.none': 'Nu există nicio înregistrare a acestei pagini.',
  'support.hurry': 'Vă grăbiți? Sunați la asistență:',
  'support.emailHint': 'O adresă pe care o puteți accesa acum.',
  'support.optional': 'Opțional',

  'problem.invalidEmail': 'Introduceți o adresă de e-mail validă',
  'problem.helpUnavailable': 'Așteptați puțin și încercați să reîncărcați pagina.',
  'problem.supportTrouble': 'Nu putem contacta serverul de asistență, încercați mai târziu.',

  'deskCode.heading': 'Vorbiți cu serviciul de asistență?',
  'deskCode.text':
    'Citiți-le un cod. Prin el văd numele dvs., pasul la care sunteți și ultima eroare. Nu au niciodată nevoie de parola dvs.',
  'deskCode.warning':
    'Spuneți acest cod numai propriului serviciu de asistență și numai dacă l-ați sunat dvs.',
  'deskCode.show': 'Afișați un cod',
  'deskCode.seen': 'Serviciul de asistență a văzut acest cod.',
  'deskCode.seenAt': 'Serviciul de asistență a văzut acest cod la {time}.',
  'deskCode.notYou':
    'Dacă nu vorbiți cu ei acum, sunați-i: este posibil ca altcineva să fi folosit codul dvs.',

  'alternatives.try': 'Încercați altă metodă',
  'alternatives.sms': 'Primiți un cod prin SMS',
  'alternatives.email': 'Primiți un cod prin e-mail',
  'alternatives.totp': 'Folosiți aplicația de autentificare',
  'alternatives.symantecVip': 'Introduceți un cod de unică folosință',
  'alternatives.approval': 'Aprobați în aplicația mobilă',
  'alternatives.passkey': 'Folosiți o cheie de acces',
  'alternatives.device': 'Verificați acest dispozitiv',

  'notice.info': 'Notificare',
  'notice.warning': 'Avertisment',
  'notice.showAll': 'Afișați tot',
  'notice.showLess': 'Afișați mai puțin',
  'notice.more': 'Mai multe informații',
} as const satisfies Messages
