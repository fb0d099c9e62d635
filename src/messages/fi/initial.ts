import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Finnish. */
export const fiInitial = {
  'page.title': 'Kirjautuminen: {product}',

  'login.heading': 'Kirjaudu sisään',
  'login.username': 'Käyttäjätunnus',
  'login.password': 'Salasana',
  'login.next': 'Seuraava',
  'login.signIn': 'Kirjaudu sisään',
  'login.continue': 'Jatka',
  'login.forgotPassword': 'Unohditko salasanasi?',
  'login.providerHint': 'Yrityksesi käyttää kertakirjautumista. Kirjaudu tilillesi valitsemalla ”Jatka”.',
  'login.ownProviderHint': 'Viimeistele käyttöönotto valitsemalla ”Jatka”.',
  'login.leaving': '{product} avautuu…',
  'login.otherAccount': 'Käytä toista tiliä',
  'login.robotCheck': 'Tarkistetaan, ettet ole robotti…',

  'action.pleaseWait': 'Odota hetki',
  'action.slow': 'Tämä kestää tavallista kauemmin. Sinun ei tarvitse lähettää uudelleen.',
  'action.getHelp': 'Hanki apua',
  'action.tryAgain': 'Yritä uudelleen',

  'field.capsLock': 'Caps Lock on käytössä.',

  'problem.offline': 'Ei internetyhteyttä.',
  'problem.onlineAgain': 'Olet taas verkossa.',
  'problem.serverLater': 'Palvelinvirhe. Yritä myöhemmin uudelleen.',
  'problem.serverTryLater': 'Palvelinvirhe, yritä myöhemmin uudelleen.',
  'problem.ownFault': 'Järjestelmässämme tapahtui virhe. Yritä uudelleen.',
  'problem.enterBoth': 'Anna käyttäjätunnus ja salasana.',
  'problem.enterPassword': 'Anna salasana.',
  'problem.enterUsername': 'Anna käyttäjätunnus.',
  'problem.wrongCredentials': 'Väärä käyttäjätunnus tai salasana. Yritä uudelleen.',
  'problem.phoneNotRegistered': 'Matkapuhelinta ei ole rekisteröity.',
  'problem.accountDisabled': 'Tämä tili on poistettu käytöstä.',
  'problem.robotCheck': 'Meidän on ensin tarkistettava, ettet ole robotti. Yritä uudelleen.',
  'problem.loginDenied': 'Kirjautumispyyntö hylättiin',
  'problem.sessionLifespan': 'Sinut kirjattiin ulos tietoturvakäytännön mukaisesti.',
  'problem.codeTimedOut': 'Suojakoodi on vanhentunut. Kirjaudu uudelleen sisään, niin saat uuden koodin.',
  'problem.signInAgain': 'Kirjaudu uudelleen sisään.',
  'problem.otherAccount': 'Toisella välilehdellä käytettiin toista tiliä. Kirjaudu uudelleen sisään.',
  'problem.signedOutElsewhere': 'Kirjauduit ulos toisella välilehdellä.',
  'problem.maybeSignedIn':
    'Saatat olla vielä kirjautuneena tällä laitteella. Yritä uudelleen tai sulje kaikki tämän selaimen ikkunat.',
  'problem.deviceCheckFailed': 'Laite ei läpäissyt tarkistusta.',
  'problem.sessionInactive': {
    one: 'Sinut kirjattiin ulos, koska et ollut aktiivinen {n}\u00a0minuuttiin',
    other: 'Sinut kirjattiin ulos, koska et ollut aktiivinen {n}\u00a0minuuttiin',
  },

  'retry.tries': 'Liian monta yritystä. Voit yrittää uudelleen {time} kuluttua.',
  'retry.triesLong': 'Liian monta yritystä. Voit yrittää uudelleen tunnin kuluttua tai myöhemmin.',
  'retry.busy': 'Palvelin on varattu. Voit yrittää uudelleen {time} kuluttua.',
  'retry.busyLong': 'Palvelin on varattu. Voit yrittää uudelleen tunnin kuluttua tai myöhemmin.',

  'screen.crashed.heading': 'Valitettavasti jokin meni vikaan…',
  'screen.crashed.text': 'Odota hetki ja yritä ladata sivu uudelleen.',
  'screen.loading': 'Ladataan…',
} as const satisfies InitialMessages
