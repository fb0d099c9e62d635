import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Czech. */
export const csInitial = {
  'page.title': 'Přihlášení – {product}',

  'login.heading': 'Přihlášení',
  'login.username': 'Uživatelské jméno',
  'login.password': 'Heslo',
  'login.next': 'Další',
  'login.signIn': 'Přihlásit se',
  'login.continue': 'Pokračovat',
  'login.forgotPassword': 'Zapomněli jste heslo?',
  'login.providerHint':
    'Vaše společnost používá jednotné přihlašování. Výběrem možnosti „Pokračovat“ se přihlásíte ke svému účtu.',
  'login.ownProviderHint': 'Výběrem možnosti „Pokračovat“ dokončíte nastavení.',
  'login.leaving': 'Otevírá se {product}…',
  'login.otherAccount': 'Použít jiný účet',
  'login.robotCheck': 'Ověřujeme, že nejste robot…',

  'action.pleaseWait': 'Čekejte prosím',
  'action.slow': 'Trvá to déle než obvykle. Nemusíte to odesílat znovu.',
  'action.getHelp': 'Pomoc',
  'action.tryAgain': 'Zkusit znovu',

  'field.capsLock': 'Klávesa Caps Lock je zapnutá.',

  'problem.offline': 'Připojení k internetu není k dispozici.',
  'problem.onlineAgain': 'Jste znovu online.',
  'problem.serverLater': 'Chyba serveru. Zkuste to prosím později.',
  'problem.serverTryLater': 'Chyba serveru, zkuste to prosím později.',
  'problem.ownFault': 'Něco se nám tu nepovedlo. Zkuste to prosím znovu.',
  'problem.enterBoth': 'Zadejte uživatelské jméno a heslo.',
  'problem.enterPassword': 'Zadejte heslo.',
  'problem.enterUsername': 'Zadejte uživatelské jméno.',
  'problem.wrongCredentials': 'Nesprávné uživatelské jméno nebo heslo. Zkuste to prosím znovu.',
  'problem.phoneNotRegistered': 'Mobilní telefon není zaregistrovaný.',
  'problem.accountDisabled': 'Tento účet je zakázaný.',
  'problem.robotCheck': 'Nejdřív musíme ověřit, že nejste robot. Zkuste to prosím znovu.',
  'problem.loginDenied': 'Žádost o přihlášení byla zamítnuta',
  'problem.sessionLifespan': 'V souladu se zásadami zabezpečení došlo k odhlášení.',
  'problem.codeTimedOut': 'Platnost bezpečnostního kódu vypršela. Přihlaste se znovu a dostanete nový.',
  'problem.signInAgain': 'Přihlaste se prosím znovu.',
  'problem.otherAccount': 'Na jiné kartě byl použit jiný účet. Přihlaste se prosím znovu.',
  'problem.signedOutElsewhere': 'Na jiné kartě jste se odhlásili.',
  'problem.maybeSignedIn':
    'Na tomto zařízení můžete být stále přihlášeni. Zkuste to znovu, nebo zavřete všechna okna tohoto prohlížeče.',
  'problem.deviceCheckFailed': 'Zařízení neprošlo kontrolou.',
  'problem.sessionInactive': {
    one: 'Po {n}\u00a0minutě nečinnosti došlo k odhlášení',
    few: 'Po {n}\u00a0minutách nečinnosti došlo k odhlášení',
    many: 'Po {n}\u00a0minuty nečinnosti došlo k odhlášení',
    other: 'Po {n}\u00a0minutách nečinnosti došlo k odhlášení',
  },

  'retry.tries': 'Příliš mnoho pokusů. Znovu to můžete zkusit za {time}.',
  'retry.triesLong': 'Příliš mnoho pokusů. Znovu to můžete zkusit za hodinu nebo později.',
  'retry.busy': 'Server je zaneprázdněný. Znovu to můžete zkusit za {time}.',
  'retry.busyLong': 'Server je zaneprázdněný. Znovu to můžete zkusit za hodinu nebo později.',

  'screen.crashed.heading': 'Omlouváme se, něco se nepovedlo…',
  'screen.crashed.text': 'Chvíli počkejte a zkuste stránku načíst znovu.',
  'screen.loading': 'Načítání…',
} as const satisfies InitialMessages
