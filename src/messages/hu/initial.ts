import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Hungarian. */
export const huInitial = {
  'page.title': 'Bejelentkezés – {product}',

  'login.heading': 'Bejelentkezés',
  'login.username': 'Felhasználónév',
  'login.password': 'Jelszó',
  'login.next': 'Tovább',
  'login.signIn': 'Bejelentkezés',
  'login.continue': 'Folytatás',
  'login.forgotPassword': 'Elfelejtette a jelszavát?',
  'login.providerHint':
    'Vállalata egyszeri bejelentkezést használ. A fiókjába való bejelentkezéshez válassza a „Folytatás” gombot.',
  'login.ownProviderHint': 'A beállítás befejezéséhez válassza a „Folytatás” gombot.',
  'login.leaving': '{product} megnyitása…',
  'login.otherAccount': 'Másik fiók használata',
  'login.robotCheck': 'Ellenőrizzük, hogy Ön nem robot…',

  'action.pleaseWait': 'Kérjük, várjon',
  'action.slow': 'A szokásosnál tovább tart. Nem kell újra elküldenie.',
  'action.getHelp': 'Segítség',
  'action.tryAgain': 'Újrapróbálkozás',

  'field.capsLock': 'A Caps Lock be van kapcsolva.',

  'problem.offline': 'Nincs internetkapcsolat.',
  'problem.onlineAgain': 'Ismét van internetkapcsolat.',
  'problem.serverLater': 'Kiszolgálóhiba. Próbálja újra később.',
  'problem.serverTryLater': 'Kiszolgálóhiba, próbálja újra később.',
  'problem.ownFault': 'Hiba történt nálunk. Próbálja újra.',
  'problem.enterBoth': 'Adja meg felhasználónevét és jelszavát.',
  'problem.enterPassword': 'Adja meg jelszavát.',
  'problem.enterUsername': 'Adja meg felhasználónevét.',
  'problem.wrongCredentials': 'Hibás felhasználónév vagy jelszó. Próbálja újra.',
  'problem.phoneNotRegistered': 'A mobiltelefon nincs regisztrálva.',
  'problem.accountDisabled': 'Ez a fiók le van tiltva.',
  'problem.robotCheck': 'Először ellenőriznünk kell, hogy Ön nem robot. Kérjük, próbálja újra.',
  'problem.loginDenied': 'Bejelentkezési kérelem elutasítva',
  'problem.sessionLifespan': 'A biztonsági szabályzatnak megfelelően kijelentkeztettük.',
  'problem.codeTimedOut': 'Biztonsági kódja lejárt. Új kódért jelentkezzen be újra.',
  'problem.signInAgain': 'Jelentkezzen be újra.',
  'problem.otherAccount': 'Egy másik lapon másik fiókot használtak. Jelentkezzen be újra.',
  'problem.signedOutElsewhere': 'Egy másik lapon kijelentkezett.',
  'problem.maybeSignedIn':
    'Lehet, hogy ezen az eszközön még be van jelentkezve. Próbálja újra, vagy zárja be a böngésző összes ablakát.',
  'problem.deviceCheckFailed': 'Az eszköz nem felelt meg az ellenőrzésen.',
  'problem.sessionInactive': {
    one: '{n}\u00a0perc inaktivitás után kijelentkeztettük',
    other: '{n}\u00a0perc inaktivitás után kijelentkeztettük',
  },

  'retry.tries': 'Túl sok próbálkozás. Újra próbálkozhat {time} múlva.',
  'retry.triesLong': 'Túl sok próbálkozás. Újra próbálkozhat egy óra múlva vagy később.',
  'retry.busy': 'A kiszolgáló foglalt. Újra próbálkozhat {time} múlva.',
  'retry.busyLong': 'A kiszolgáló foglalt. Újra próbálkozhat egy óra múlva vagy később.',

  'screen.crashed.heading': 'Sajnáljuk, hiba történt…',
  'screen.crashed.text': 'Várjon egy kicsit, majd próbálja újra betölteni az oldalt.',
  'screen.loading': 'Betöltés…',
} as const satisfies InitialMessages
