import type { Messages } from 'src/messages/en-US'
import { huInitial } from 'src/messages/hu/initial'

/** Every word in Hungarian. */
export const hu = {
  ...huInitial,

  'phone.country': 'Ország: {name}, +{code}',
  'phone.countryOther': 'Ország',
  'phone.countries': 'Országok',

  'action.contactSupport': 'Ügyfélszolgálat elérése',
  'action.close': 'Bezárás',
  'action.signOut': 'Kijelentkezés',
  'action.backToSignIn': 'Vissza a bejelentkezéshez',
  'action.changePassword': 'Jelszó módosítása',
  'action.skip': 'Kihagyás',
  'action.activate': 'Megerősítés',
  'action.next': 'Tovább',
  'action.copy': 'Másolás',

  'code.digit': '{n}. számjegy, összesen {count}',
  'code.oneTime': 'Adja meg az egyszer használatos kódot',
  'code.label': 'Biztonsági kód',
  'code.sent': 'Az új kód úton van. Csak a legújabb érvényes.',
  'code.triesLeft': 'Hátralévő próbálkozások: {n}',
  'code.another': 'Másik kód megjelenítése',
  'code.yours': 'Az Ön kódja: {code}',
  'code.over': 'Ez a kód már nem használható.',
  'code.ends': 'A kód még {time} használható.',

  'screen.tooOld.heading': 'Ez a böngésző túl régi',
  'screen.tooOld.text': 'A bejelentkezéshez frissítse, vagy használjon másik böngészőt.',

  'session.heading': 'Munkamenet ellenőrzése',
  'session.checking': 'Munkamenet ellenőrzése…',
  'session.denied': 'Még nincs bejelentkezve',

  'codeForm.why': 'A folytatáshoz adja meg a kódot.',
  'codeForm.accepted': 'Kód elfogadva. Bejelentkezés folyamatban…',

  'waiting.minutes': '{minutes}\u00a0perc {seconds}\u00a0mp',
  'waiting.minutesLeft': 'Hátralévő percek: {n}',
  'waiting.phone': 'Várakozás a telefonjára…',
  'waiting.app': 'Várakozás az alkalmazásra. Ez az oldal magától továbblép.',
  'waiting.endsIn': 'A kérelem {time} múlva lejár.',
  'waiting.lastSeconds': 'A kérelem {n}\u00a0másodperc múlva lejár.',
  'waiting.over': 'A kérelem lejárt.',
  'waiting.since': 'Várakozás {time} óta.',
  'waiting.checked': 'Az imént ellenőrizve.',
  'waiting.retryIn': 'Újabb próbálkozás {time} múlva.',
  'waiting.retrying': 'Újabb próbálkozás…',
  'waiting.offline': 'Ez az oldal továbblép, amint helyreáll a kapcsolat.',
  'waiting.tryNow': 'Próbálkozás most',
  'waiting.seconds': '{n}\u00a0mp',
  'waiting.atMost': 'Ez legfeljebb {time} ideig tart.',
  'waiting.slow': 'A szokásosnál tovább tart.',

  'request.time': 'A kérelem időpontja: {time}',
  'request.place': 'Hely: {place}',

  'trust.ask': {
    one: 'Ne kérdezze újra ezen az eszközön {n}\u00a0napig',
    other: 'Ne kérdezze újra ezen az eszközön {n}\u00a0napig',
  },
  'trust.hint': 'Másokkal közös számítógépen ne használja.',

  'who.account': 'Fiók:',
  'who.notYou': 'Nem Ön az?',

  'rail.label': 'Lépések',
  'rail.done': '(kész)',
  'rail.password': 'Jelszó',
  'rail.code': 'Kód',
  'rail.approval': 'Jóváhagyás',
  'rail.passkey': 'Azonosítókulcs',
  'rail.phone': 'Telefon',
  'rail.email': 'E-mail',
  'rail.newPassword': 'Új jelszó',

  'copy.done': 'Másolva.',
  'copy.failed': 'Nem sikerült a másolás. Másolja kézzel a kódot.',

  'item.used': 'Utoljára használva: {time}',
  'item.unused': 'Még nem használta',
  'item.remove': 'Eltávolítás',
  'item.removeNamed': '{name} eltávolítása',
  'item.keep': 'Megtartás',
  'item.nearby': 'A közelben',

  'signedIn.heading': 'Bejelentkezett',
  'signedIn.open': '{product} megnyitása itt',

  'problem.required': 'Ez a mező kötelező',
  'problem.enterCode': 'Adja meg az ellenőrző kódot.',
  'problem.invalidCode': 'Az ellenőrző kód érvénytelen.',
  'problem.tryAgainLater': 'Hiba történt, próbálja újra később.',
  'problem.enterMobileNumber': 'Adja meg mobilszámát.',
  'problem.noCodePasted': 'A beillesztett szövegben nem található kód. Kérjük, írja be a kódot.',

  'links.label': 'Erről a webhelyről',
  'links.privacy': 'Adatvédelem',
  'links.imprint': 'Impresszum',
  'links.terms': 'Feltételek',
  'links.help': 'Súgó',

  'language.label': 'Nyelv',
  'language.changed': 'Ez az oldal most magyar nyelvű.',
  'language.failed': 'Ezt a nyelvet nem sikerült betölteni. Próbálja újra.',

  'accounts.label': 'Fiókok ezen az eszközön',
  'accounts.forget': 'Elfelejtés',
  'accounts.forgetName': '{name} elfelejtése',
  'accounts.other': 'Másik fiók',

  'problem.providerCancelled': 'A vállalati bejelentkezés megszakadt. Újra megpróbálhatja.',
  'problem.providerNoAccount':
    'A vállalata bejelentkeztette, de itt nincs fiókja. Kérjen egyet a vállalatától.',
  'problem.providerFailed': 'A vállalati bejelentkezés nem sikerült. Próbálja újra.',
  'problem.loginDeniedHint':
    'Ha ezt a bejelentkezést nem Ön kezdeményezte, módosítsa jelszavát, és értesítse az ügyfélszolgálatot.',

  'passkey.or': 'vagy',
  'passkey.signIn': 'Bejelentkezés azonosítókulccsal',
  'passkey.heading': 'Használja az azonosítókulcsát',
  'passkey.text':
    'Igazolja személyazonosságát ujjlenyomatával, arcával, PIN-kódjával vagy egy biztonsági kulccsal.',
  'passkey.use': 'Azonosítókulcs használata',
  'passkey.accepted': 'Azonosítókulcs elfogadva. Bejelentkezés folyamatban…',

  'passkeyOffer.heading': 'Legközelebb jelentkezzen be gyorsabban',
  'passkeyOffer.text':
    'Azonosítókulccsal az ujjlenyomatával, az arcával vagy a PIN-kódjával jelentkezhet be. Nincs jelszó, amelyet be kellene írnia vagy kiadhatna.',
  'passkeyOffer.create': 'Azonosítókulcs létrehozása',
  'passkeyOffer.notNow': 'Most nem',
  'passkeyOffer.saved': 'Azonosítókulcs mentve. Bejelentkezés folyamatban…',

  'passkeys.heading': 'Azonosítókulcsok',
  'passkeys.none': 'Nincsenek azonosítókulcsok',
  'passkeys.unnamed': 'Azonosítókulcs',
  'passkeys.sure': 'Eltávolítja ezt az azonosítókulcsot? Ezután már nem tud vele bejelentkezni.',
  'passkeys.removed': 'Azonosítókulcs eltávolítva.',

  'problem.passkeyCancelled': 'Nem használta az azonosítókulcsot. Próbálja újra, vagy válasszon más módot.',
  'problem.passkeyTimedOut':
    'Letelt az azonosítókulcs használatára szánt idő. Próbálja újra, vagy válasszon más módot.',
  'problem.passkeyElsewhere':
    'Egy másik lap vagy ablak azonosítókulcsot kér. Előbb fejezze be ott, vagy válasszon más módot.',
  'problem.passkeyNoAuthenticator': 'Ezen az eszközön nem használható azonosítókulcs. Válasszon más módot.',
  'problem.passkeyUnsupported': 'Ez a böngésző nem támogatja az azonosítókulcsokat. Válasszon más módot.',
  'problem.passkeyBlocked': 'Ezen az oldalon nem engedélyezettek az azonosítókulcsok. Válasszon más módot.',
  'problem.passkeyExists': 'Ezen az eszközön már van azonosítókulcs a fiókjához.',
  'problem.passkeyNotCreated':
    'Nem jött létre azonosítókulcs. Újra megpróbálhatja, vagy később is létrehozhatja.',
  'problem.passkeyElsewhereLater':
    'Egy másik lap vagy ablak azonosítókulcsot kér. Előbb fejezze be ott, vagy hozza létre a sajátját később.',
  'problem.passkeyNotHere': 'Itt nem hozható létre azonosítókulcs. Anélkül is folytathatja.',
  'problem.passkeyRefused': 'Ezt az azonosítókulcsot nem fogadtuk el. Jelentkezzen be jelszavával.',
  'problem.passkeyUnknown': 'Ez az azonosítókulcs már nem érvényes. Jelentkezzen be jelszavával.',

  'phoneSignIn.button': 'Bejelentkezés telefonnal',
  'phoneSignIn.text':
    'Olvassa be ezt a kódot egy telefonnal, amelyen be van jelentkezve, és hagyja jóvá ott.',
  'phoneSignIn.byHand': 'Vagy nyissa meg ezt a címet a telefonon, és írja be ott a kódot:',
  'phoneSignIn.qr': 'QR-kód a telefonjához',
  'phoneSignIn.compare': 'Írja be a telefonján: {number}',
  'phoneSignIn.shared':
    'Ezután ez a számítógép be lesz jelentkezve. Ha mások is használják, távozáskor jelentkezzen ki.',
  'phoneSignIn.denied': 'A bejelentkezést a telefonon elutasították.',

  'phoneRequest.heading': 'Bejelentkeztet egy számítógépet?',
  'phoneRequest.typeText': 'Írja be a kódot, amelyet a számítógép mutat.',
  'phoneRequest.code': 'Kód a számítógépen',
  'phoneRequest.text':
    'Egy számítógép az Ön fiókjával szeretne bejelentkezni. Csak akkor hagyja jóvá, ha előtte ül, és most kérte ott.',
  'phoneRequest.device': 'Eszköz: {device}',
  'phoneRequest.warning':
    'Valaki elküldte Önnek ezt a kódot, vagy megmondja, mit tegyen? Akkor utasítsa el: az Ön fiókját akarja használni.',
  'phoneRequest.number': 'Szám a számítógépen',
  'phoneRequest.approve': 'Jóváhagyás',
  'phoneRequest.deny': 'Nem én voltam',
  'phoneRequest.approved': 'Jóváhagyva. Folytassa a számítógépen.',
  'phoneRequest.denied': 'Elutasítva. Senki sem jelentkezett be.',
  'phoneRequest.wrongNumber':
    'Ez nem a számítógépen látható szám, ezért a kérést elutasítottuk. Jelenítsen meg ott egy másik kódot.',
  'phoneRequest.unknown':
    'Egyetlen számítógép sem várja ezt a kódot. Lehet, hogy lejárt: jelenítsen meg ott egy másik kódot.',
  'phoneRequest.another': 'Másik kód beírása',

  'verification.heading': 'Erősítse meg a bejelentkezési kérelmet',
  'verification.approve': 'Hagyja jóvá a bejelentkezési kérelmet a mobilalkalmazásban.',
  'verification.resend': 'Újraküldés',
  'verification.resent': 'A bejelentkezési kérelmet újra elküldtük a mobilalkalmazásba.',
  'verification.close': 'Bezárás',
  'verification.offlineCode': 'Offline kód',
  'verification.offlineHint': 'A mobilalkalmazás kapcsolat nélkül is megjeleníti ezt a kódot.',
  'verification.accepted': 'Jóváhagyva. Bejelentkezés folyamatban…',
  'verification.nothing':
    'Nem jelent meg semmi a telefonján? Nyissa meg rajta az alkalmazást, vagy küldje újra a kérelmet.',
  'verification.noConnection':
    'Nincs kapcsolat a telefonján? Az alkalmazás megjelenít rajta egy offline kódot, amelyet itt megadhat.',

  'challenge.choose': 'Az alkalmazásban válassza: {number}',
  'challenge.deny': 'Ha telefonja más helyet vagy időt mutat, ott utasítsa el a kérelmet.',
  'challenge.nothing': 'Nem jelent meg semmi a telefonján?',
  'challenge.openApp': 'Alkalmazás megnyitása',
  'challenge.byHand': 'Nyissa meg rajta az alkalmazást, vagy küldje újra a kérelmet.',

  'phoneAuth.heading': 'Adja meg a biztonsági kódot',
  'phoneAuth.text': 'SMS-ben küldtünk egy kódot a telefonjára.',
  'phoneAuth.code': 'Biztonsági kód',
  'phoneAuth.timeLeft': 'Hátralévő idő:',
  'phoneAuth.lastSeconds': {
    one: 'A kód {n}\u00a0másodperc múlva lejár.',
    other: 'A kód {n}\u00a0másodperc múlva lejár.',
  },

  'emailCode.heading': 'Adja meg a biztonsági kódot',
  'emailCode.text': 'E-mailben küldtünk egy kódot. Nézze meg a levélszemét mappát is.',
  'emailCode.to': 'Kódot küldtünk erre a címre: {reference}. Nézze meg a levélszemét mappát is.',
  'emailCode.code': 'Biztonsági kód',

  'newCode.to': 'SMS-ben kódot küldtünk arra a telefonra, amelynek száma erre végződik: {reference}.',
  'newCode.in': 'Nem kapott kódot? {time} múlva küldhet újat.',
  'newCode.send': 'Új kód küldése',
  'newCode.signIn': 'Nem kapott kódot? Jelentkezzen be újra, és küldünk egy újat.',

  'symantec.setUp': 'Egyszer használatos kódok beállítása',
  'symantec.step': '{n}. lépés, összesen {count}',
  'symantec.credentialsId': 'Hitelesítő azonosító',
  'symantec.activationCode': 'Első kód',
  'symantec.secondActivationCode': 'Második kód',
  'symantec.codeHint':
    'Adja meg a kódgeneráló eszközén vagy alkalmazásában látható egyszer használatos kódot.',
  'symantec.credentialsIdHint': 'A kódgeneráló alkalmazásban vagy az eszköz hátoldalán találja.',
  'symantec.credentialsIdWhy': 'A folytatáshoz adja meg a hitelesítő azonosítót.',
  'symantec.activationCodeHint': 'Adja meg az eszközén vagy az alkalmazásban most látható kódot.',
  'symantec.secondActivationCodeHint': 'Várja meg a következő kódot, majd adja meg azt.',

  'authenticator.setUp': 'Hitelesítő alkalmazás beállítása',
  'authenticator.text':
    'Olvassa be a QR-kódot egy hitelesítő alkalmazással, majd adja meg a megjelenő kódot.',
  'authenticator.qr': 'QR-kód a hitelesítő alkalmazásához',
  'authenticator.byHand': 'Vagy írja be ezt a kulcsot az alkalmazásba:',
  'authenticator.open': 'Hitelesítő alkalmazás megnyitása',
  'authenticator.codeHint': 'Adja meg a hitelesítő alkalmazásában látható kódot.',

  'recovery.heading': 'Az Ön helyreállítási kódjai',
  'recovery.text':
    'Ezek a kódok egyenként egy bejelentkezésre használhatók, ha nincs Önnél a hitelesítő alkalmazás. Csak most láthatók: tárolja őket biztonságos helyen.',
  'recovery.download': 'Letöltés',
  'recovery.print': 'Nyomtatás',
  'recovery.saved': 'Elmentettem ezeket a kódokat',
  'recovery.savedWhy': 'Mentse el a kódokat, majd a folytatáshoz jelölje be a négyzetet.',
  'recovery.gone':
    'A helyreállítási kódjai egyszer jelentek meg, és nem jeleníthetők meg újra. Ha nem mentette el őket, készítsen újakat a következő oldalon: „{page}”.',
  'recovery.use': 'Helyreállítási kód használata',
  'recovery.enter': 'Adjon meg egy helyreállítási kódot',
  'recovery.enterText': 'Adja meg az egyik elmentett helyreállítási kódot. Mindegyik egyszer használható.',
  'recovery.code': 'Helyreállítási kód',
  'recovery.codeWhy': 'A folytatáshoz adja meg a helyreállítási kódot.',
  'recovery.back': 'Vissza',

  'mobileSetup.heading': 'Mobilalkalmazás beállítása',
  'mobileSetup.text':
    'A bejelentkezéseket a mobilalkalmazásban hagyhatja majd jóvá. Az alkalmazás beállítása után ez az oldal automatikusan továbblép.',
  'mobileSetup.mobileNumber': 'Mobilszám',
  'mobileSetup.send': 'Hivatkozás küldése',
  'mobileSetup.sent': 'A hivatkozást elküldtük a telefonjára.',
  'mobileSetup.activationCode': 'Aktiválási kód',
  'mobileSetup.activationHint': 'Adja meg ezt a kódot a mobilalkalmazásban.',
  'mobileSetup.skip': 'Kihagyás egyelőre',
  'mobileSetup.scan': 'Irányítsa telefonja kameráját a kódra, vagy küldje el a hivatkozást a telefonjára.',
  'mobileSetup.qr': 'QR-kód: {name}',
  'mobileSetup.open': 'Az alkalmazás megnyitása',
  'mobileSetup.openHint': 'Az alkalmazás végigvezeti az első lépéseken.',
  'mobileSetup.stay': 'Hagyja nyitva ezt az oldalt',

  'apps.heading': 'Az alkalmazás letöltése',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'A mobilalkalmazás letöltése',
  'mobileWizard.text': 'Telepítse az alkalmazást a telefonjára, majd folytassa itt.',

  'onboardingNotSupported.heading': 'Folytatás számítógépen',
  'onboardingNotSupported.text': 'Fiókja beállításához számítógép szükséges.',
  'onboardingNotSupported.send': 'A cím elküldése saját magának',

  'installerError.heading': 'Fejezze be az eszköz beállítását',
  'installerError.text': 'Töltse le és telepítse az alkalmazást, majd próbálja újra.',
  'installerError.download': 'Alkalmazás letöltése',
  'installerError.downloadFile': '{file} letöltése',
  'installerError.version': 'Verzió: {version}',

  'problem.deviceNotSetUp': 'Ez az eszköz még nincs beállítva.',

  'forgetPassword.heading': 'Gond van a jelszóval',
  'forgetPassword.text': 'Adja meg felhasználónevét, és megmutatjuk, hogyan állíthatja vissza jelszavát.',
  'forgetPassword.startAgain': 'Jelszava nem lett visszaállítva. Kezdje újra.',
  'forgetPassword.notSure': 'Bizonytalan? Kérjen segítséget',

  'resetPassword.heading': 'Telefon megerősítése',
  'resetPassword.text': 'Adja meg a fiókjához tartozó mobilszámot. SMS-ben küldünk egy kódot.',
  'resetPassword.mobile': 'Mobilszám',
  'resetPassword.sendCode': 'Kód küldése',
  'resetPassword.noAccess': 'Nem fér hozzá ehhez a telefonhoz?',
  'resetPassword.code.heading': 'Adja meg az ellenőrző kódot',
  'resetPassword.code.text':
    '6\u00a0jegyű kódot küldtünk arra a telefonra, amelynek száma erre végződik: {reference}.',
  'resetPassword.code.label': 'Ellenőrző kód',
  'resetPassword.code.hint': 'A kódot az utolsó számjegy megadása után azonnal ellenőrizzük.',
  'resetPassword.code.sendNew': 'Új kód küldése',
  'resetPassword.code.resent': 'Az új kódot a telefonján találja.',
  'resetPassword.create.heading': 'Jelszó létrehozása',
  'resetPassword.verifyAgain': 'Újbóli megerősítés',

  'resetEmail.heading': 'E-mail-cím megerősítése',
  'resetEmail.text': 'Kódot küldünk erre a címre: {reference}.',
  'resetEmail.sent':
    '6\u00a0jegyű kódot küldtünk erre a címre: {reference}. Nézze meg a levélszemét mappát is.',
  'resetEmail.noAccess': 'Nem fér hozzá ehhez az e-mailhez?',
  'resetEmail.instead': 'Kód küldése e-mailben',
  'resetEmail.phoneInstead': 'Kód küldése SMS-ben',

  'problem.noPhone': 'Nincs nyilvántartott mobilszám',
  'problem.notAutomatic': 'Jelszava nem állítható vissza automatikusan.',
  'problem.unknownUser': 'Nincs ilyen nevű felhasználó.',
  'problem.otherNumber': 'Ez a szám nem egyezik a nyilvántartott számmal.',
  'problem.tookTooLong': 'Ez kicsit túl sokáig tartott…',

  'passwordUpdated.heading': 'Jelszó frissítve',
  'passwordUpdated.guest': 'Most már bejelentkezhet új jelszavával.',
  'passwordUpdated.other': 'Frissítse a jelszót a többi eszközén és a csatlakoztatott alkalmazásokban is.',
  'passwordUpdated.signIn': 'Bejelentkezés',
  'passwordUpdated.continue': 'Folytatás',

  'newPassword.old': 'Jelenlegi jelszó',
  'newPassword.new': 'Új jelszó',
  'newPassword.verify': 'Jelszó megerősítése',
  'newPassword.save': 'Jelszó mentése',
  'newPassword.rules': 'Jelszószabályok',
  'newPassword.met': '(teljesült)',
  'newPassword.allMet': 'A jelszó minden szabálynak megfelel.',
  'newPassword.rule.length': 'Legalább 9\u00a0karakter',
  'newPassword.rule.lowercase': 'Egy kisbetű',
  'newPassword.rule.uppercase': 'Egy nagybetű',
  'newPassword.rule.digit': 'Egy szám',
  'newPassword.rule.special': 'Egy speciális karakter, például ! @ $ vagy %',
  'newPassword.rule.allowed': 'Nincs benne # vagy :',
  'newPassword.rule.match': 'A két jelszó megegyezik',
  'newPassword.why': 'A folytatáshoz teljesítse az összes fenti szabályt.',
  'newPassword.whyWithOld':
    'A folytatáshoz adja meg jelenlegi jelszavát, és teljesítse az összes fenti szabályt.',
  'newPassword.strength': 'Jelszó erőssége',
  'newPassword.strength.none': 'Még nincs jelszó',
  'newPassword.strength.veryweak': 'Nagyon gyenge',
  'newPassword.strength.weak': 'Gyenge',
  'newPassword.strength.medium': 'Közepes',
  'newPassword.strength.strong': 'Erős',
  'newPassword.strength.refused': 'Nem engedélyezett',
  'newPassword.rule.least': 'Legkisebb hossz: {n}',
  'newPassword.rule.most': 'Legnagyobb hossz: {n}',
  'newPassword.rule.kinds': 'Legalább {n} az alábbi {count} fajtából',
  'newPassword.rule.oneOf': 'Egy ezek közül a karakterek közül: {list}',
  'newPassword.rule.forbidden': 'Ezek egyike sem: {list}',
  'newPassword.rule.uncommon': 'Nem könnyen kitalálható jelszó',

  'field.showPassword': 'Jelszó megjelenítése',

  'resetTempPassword.heading': 'Módosítsa jelszavát',
  'resetTempPassword.expired': 'Jelszava lejárt. A folytatáshoz válasszon újat.',
  'resetTempPassword.temporary': 'Jelszava ideiglenes. A folytatáshoz válasszon újat.',
  'resetTempPassword.policy':
    'Jelszava már nem felel meg a vállalata szabályainak. A folytatáshoz válasszon újat.',

  'passwordExpired.heading': 'Jelszava lejárt',
  'passwordExpired.text': 'A bejelentkezéshez előbb módosítania kell.',
  'passwordExpired.change': 'Jelszó módosítása',

  'changePassword.heading': 'A jelszó módosítása előtt',
  'changePassword.form.heading': 'Módosítsa jelszavát',

  'problem.prohibitedPassword': 'Ez a jelszó nem engedélyezett, próbáljon másikat.',
  'problem.usedPassword':
    'Nem állíthat be olyan jelszót, amelyet már használt, vagy amely személyes adatokat tartalmaz.',
  'problem.wrongOldPassword': 'A jelenlegi jelszó nem helyes.',
  'problem.alreadyCreated': 'Jelszavát már létrehozta. A folytatáshoz frissítse az oldalt.',

  'connected.devices': 'Csatlakoztatott eszközök',
  'connected.apps': 'Csatlakoztatott alkalmazások',
  'connected.noDevices': 'Nincsenek csatlakoztatott eszközök',
  'connected.noApps': 'Nincsenek csatlakoztatott alkalmazások',
  'connected.wipe.pending': 'Távoli törlés: függőben',
  'connected.wipe.inProgress': 'Távoli törlés: folyamatban',
  'connected.wipe.done': 'Távoli törlés: kész',
  'connected.wipe.failed': 'Távoli törlés: sikertelen',
  'connected.gotIt': 'Értem',
  'connected.about': 'A módosítás után adja meg az új jelszót mindenhol, ahol a régi van elmentve.',
  'connected.showAll': 'Az összes ({n}) megjelenítése',
  'connected.filter': 'Szűrés név vagy hely szerint',
  'connected.found': '{n}/{total}',

  'security.heading': 'Az Ön biztonsága',
  'security.about': 'Amivel bejelentkezik, és ahol be van jelentkezve.',
  'security.passwordChanged': 'Utolsó módosítás: {time}',
  'security.authenticators': 'Hitelesítő alkalmazások',
  'security.noAuthenticators': 'Nincsenek hitelesítő alkalmazások',
  'security.added': 'Hozzáadva: {time}',
  'security.setUpApp': 'Alkalmazás beállítása',
  'security.appSaved': 'A hitelesítő alkalmazás be van állítva.',
  'security.setUpOver': 'Ez a beállítás véget ért. Kezdje újra.',
  'security.removeAppSure':
    'Eltávolítja ezt a hitelesítő alkalmazást? Ezután nem tud bejelentkezni a kódjaival.',
  'security.appRemoved': 'Hitelesítő alkalmazás eltávolítva.',
  'security.lastFactor': 'Állítson be másik alkalmazást, mielőtt ezt eltávolítja.',
  'security.recovery': 'Helyreállítási kódok',
  'security.codesLeft': { one: '{n} kód maradt', other: '{n} kód maradt' },
  'security.noCodes': 'Nem maradt kód',
  'security.codesMade': 'Létrehozva: {time}',
  'security.codesLater': 'Helyreállítási kódokat akkor kap, ha beállított egy hitelesítő alkalmazást.',
  'security.newCodes': 'Új kódok',
  'security.newCodesSure': 'A régi helyreállítási kódjai ezután nem működnek.',
  'security.trusted': 'Megbízható eszközök',
  'security.noTrusted': 'Nincsenek megbízható eszközök',
  'security.trustedUntil': 'A megbízhatóság vége: {date}',
  'security.trustEnded': 'Az eszköz már nem megbízható.',
  'security.passkeySaved': 'Azonosítókulcs mentve.',
  'security.rename': 'Átnevezés',
  'security.renameNamed': '{name} átnevezése',
  'security.renamed': 'Név mentve.',
  'security.name': 'Név',
  'security.save': 'Mentés',
  'security.cancel': 'Mégse',
  'security.elsewhere': 'Kijelentkezés mindenhol máshol',
  'security.elsewhereSure':
    'A többi eszközén, böngészőjében és alkalmazásában ezután újra be kell jelentkezni.',
  'security.elsewhereDone': 'Mindenhol máshol kijelentkezett.',

  'proof.heading': 'Erősítse meg, hogy Ön az',
  'proof.text': 'Már régebben jelentkezett be. Ehhez a módosításhoz újra igazolnia kell, hogy Ön az.',
  'proof.confirm': 'Megerősítés',
  'proof.anew': 'Újbóli bejelentkezés',
  'proof.done': 'Megerősítve. A folytatáshoz nyomja meg újra a gombot.',

  'problem.wrongPassword': 'A jelszó nem helyes.',

  'completion.heading': 'Bejelentkezés folyamatban',
  'completion.progress': 'Bejelentkezés a vállalat többi webhelyére: {answered}/{total}',
  'completion.skip': 'Folytatás várakozás nélkül',
  'completion.leave':
    'A vállalat egyes webhelyei a saját hálózatán vannak: előfordulhat, hogy a böngésző engedélyt kér a helyi hálózat eléréséhez.',
  'completion.local': 'Bejelentkezés a vállalat többi webhelyére',
  'completion.leftOut': 'Nem sikerült a bejelentkezés ide: {hosts}',
  'completion.denied':
    'A böngésző nem engedi, hogy ez az oldal elérje a vállalat hálózatát. Ezt a böngésző erre az oldalra vonatkozó beállításaiban engedélyezheti.',
  'completion.opens': 'A(z) {product} néhány másodpercen belül megnyílik.',
  'completion.stay': 'Maradok ezen az oldalon',

  'popupNotified.text': 'Ezt az ablakot bezárhatja.',

  'nativeClient.heading': 'Folytatja itt: {app}?',
  'nativeClient.text':
    'A(z) {app} ezzel a fiókkal kér bejelentkezést. Csak akkor folytassa, ha éppen ott kezdett bejelentkezni.',
  'nativeClient.open': 'A(z) {app} megnyitása',
  'nativeClient.opened':
    'Folytassa itt: {app}. Ezt az ablakot bezárhatja. Ha a(z) {app} nem nyílt meg, nyissa meg újra.',
  'nativeClient.showCode': 'Beírható kód megjelenítése',
  'nativeClient.code.heading': 'Írja be ezt a kódot ide: {app}',
  'nativeClient.code.text':
    'Csak ott írja be, ahol elkezdte a bejelentkezést, és ne árulja el senkinek: aki kéri, az Ön fiókját akarja használni.',
  'nativeClient.refused.heading': 'Ebbe az alkalmazásba nem lehet bejelentkezni',
  'nativeClient.refused.mode': 'Az oldalt megnyitó alkalmazás olyasmit kért, amit ez az oldal nem ismer.',
  'nativeClient.refused.list': 'Az oldalt megnyitó alkalmazást a vállalata nem engedélyezi.',
  'nativeClient.refused.request': 'Az oldalt megnyitó alkalmazás nem megfelelően kérte a bejelentkezést.',
  'nativeClient.refused.advice':
    'Semmi nem lett átadva. Frissítse az alkalmazást, és próbálja újra, vagy mondja meg ezt a szót az ügyfélszolgálatnak: {parameter}',

  'support.heading': 'Kérjen segítséget, és folytassa a munkát.',
  'support.sorry': 'Sajnáljuk, hiba történt…',
  'support.name': 'Név',
  'support.email': 'E-mail',
  'support.phone': 'Telefon',
  'support.description': 'Leírás',
  'support.company': 'Vállalat',
  'support.count': '{n}/{max}\u00a0karakter',
  'support.left': 'Még {n}\u00a0karakter maradt',
  'support.submit': 'Küldés',
  'support.done': 'Kész',
  'support.sent': 'Bejelentését visszaigazoltuk. Várhatóan néhány órán belül választ kap.',
  'support.callUs': 'Felhívhatja az ügyfélszolgálatot.',
  'support.noWay': 'Erről az oldalról nem érhető el az ügyfélszolgálat. Forduljon a rendszergazdához.',
  'support.reference': 'Az üzenetével együtt elküldjük: {reference}',
  'support.reference.status': 'Hiba: {status}',
  'support.reference.request': 'Kérelem: {id}',
  'support.reference.both': 'Hiba: {status}, kérelem: {id}',
  'support.reference.remove': 'Eltávolítás',
  'support.recording': 'Az oldal felvételének hozzáadása',
  'support.recording.what':
    'Megmutatja az ügyfélszolgálatnak, hogy ez az oldal milyen lépéseket tett meg és mikor, és mit válaszolt a kiszolgáló. Nem tartalmaz jelszót, kódot, nevet, sem semmit, amit Ön beírt.',
  'support.recording.see': 'A felvétel tartalmának megtekintése',
  'support.recording.cut': 'A felvétel túl hosszú volt: az eleje nincs benne.',
  'support.recording.none': 'Erről az oldalról nincs felvétel.',
  'support.hurry': 'Sürgős? Hívja az ügyfélszolgálatot:',
  'support.emailHint': 'Olyan cím, amelyhez most is hozzáfér.',
  'support.optional': 'Nem kötelező',

  'problem.invalidEmail': 'Adjon meg érvényes e-mail-címet',
  'problem.helpUnavailable': 'Várjon egy kicsit, majd próbálja újra betölteni az oldalt.',
  'problem.supportTrouble': 'Nem érhető el az ügyfélszolgálati kiszolgáló, próbálja újra később.',

  'deskCode.heading': 'Az ügyfélszolgálatával beszél?',
  'deskCode.text':
    'Olvasson fel nekik egy kódot. Ebből látják a nevét, a lépést, amelynél tart, és az utolsó hibát. A jelszavára soha nincs szükségük.',
  'deskCode.warning':
    'Ezt a kódot csak a saját ügyfélszolgálatának mondja meg, és csak akkor, ha Ön hívta fel őket.',
  'deskCode.show': 'Kód megjelenítése',
  'deskCode.seen': 'Az ügyfélszolgálata látta ezt a kódot.',
  'deskCode.seenAt': 'Az ügyfélszolgálata látta ezt a kódot, ekkor: {time}.',
  'deskCode.notYou': 'Ha most nem velük beszél, hívja fel őket: lehet, hogy valaki más használta a kódját.',

  'alternatives.try': 'Más mód kipróbálása',
  'alternatives.sms': 'Kód kérése SMS-ben',
  'alternatives.email': 'Kód kérése e-mailben',
  'alternatives.totp': 'Hitelesítő alkalmazás használata',
  'alternatives.symantecVip': 'Egyszer használatos kód megadása',
  'alternatives.approval': 'Jóváhagyás a mobilalkalmazásban',
  'alternatives.passkey': 'Azonosítókulcs használata',
  'alternatives.device': 'Az eszköz ellenőrzése',

  'notice.info': 'Értesítés',
  'notice.warning': 'Figyelmeztetés',
  'notice.showAll': 'Teljes szöveg',
  'notice.showLess': 'Kevesebb',
  'notice.more': 'További információ',
} as const satisfies Messages
