import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Polish. */
export const plInitial = {
  'page.title': 'Logowanie do {product}',

  'login.heading': 'Zaloguj się',
  'login.username': 'Nazwa użytkownika',
  'login.password': 'Hasło',
  'login.next': 'Dalej',
  'login.signIn': 'Zaloguj się',
  'login.continue': 'Kontynuuj',
  'login.forgotPassword': 'Nie pamiętasz hasła?',
  'login.providerHint':
    'Twoja firma korzysta z logowania jednokrotnego. Wybierz „Kontynuuj”, aby zalogować się na swoje konto.',
  'login.ownProviderHint': 'Wybierz „Kontynuuj”, aby dokończyć konfigurację.',
  'login.leaving': 'Otwieranie {product}…',
  'login.otherAccount': 'Użyj innego konta',
  'login.robotCheck': 'Sprawdzamy, czy to nie robot…',

  'action.pleaseWait': 'Proszę czekać',
  'action.slow': 'To trwa dłużej niż zwykle. Nie trzeba wysyłać ponownie.',
  'action.getHelp': 'Pomoc',
  'action.tryAgain': 'Spróbuj ponownie',

  'field.capsLock': 'Klawisz Caps Lock jest włączony.',

  'problem.offline': 'Brak połączenia z internetem.',
  'problem.onlineAgain': 'Połączenie z internetem wróciło.',
  'problem.serverLater': 'Błąd serwera. Spróbuj ponownie później.',
  'problem.serverTryLater': 'Błąd serwera, spróbuj ponownie później.',
  'problem.ownFault': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  'problem.enterBoth': 'Wpisz nazwę użytkownika i hasło.',
  'problem.enterPassword': 'Wpisz hasło.',
  'problem.enterUsername': 'Wpisz nazwę użytkownika.',
  'problem.wrongCredentials': 'Nieprawidłowa nazwa użytkownika lub hasło. Spróbuj ponownie.',
  'problem.phoneNotRegistered': 'Telefon komórkowy nie jest zarejestrowany.',
  'problem.accountDisabled': 'To konto jest wyłączone.',
  'problem.robotCheck': 'Najpierw musimy sprawdzić, czy to nie robot. Spróbuj ponownie.',
  'problem.loginDenied': 'Żądanie logowania odrzucone',
  'problem.sessionLifespan': 'Nastąpiło wylogowanie zgodnie z zasadami zabezpieczeń.',
  'problem.codeTimedOut': 'Kod zabezpieczający wygasł. Zaloguj się ponownie, aby otrzymać nowy.',
  'problem.signInAgain': 'Zaloguj się ponownie.',
  'problem.otherAccount': 'Na innej karcie użyto innego konta. Zaloguj się ponownie.',
  'problem.signedOutElsewhere': 'Nastąpiło wylogowanie na innej karcie.',
  'problem.maybeSignedIn':
    'Sesja na tym urządzeniu może być nadal otwarta. Spróbuj ponownie albo zamknij wszystkie okna tej przeglądarki.',
  'problem.deviceCheckFailed': 'Urządzenie nie przeszło kontroli.',
  'problem.sessionInactive': {
    one: 'Nastąpiło wylogowanie po {n}\u00a0minucie braku aktywności',
    few: 'Nastąpiło wylogowanie po {n}\u00a0minutach braku aktywności',
    many: 'Nastąpiło wylogowanie po {n}\u00a0minutach braku aktywności',
    other: 'Nastąpiło wylogowanie po {n}\u00a0minuty braku aktywności',
  },

  'retry.tries': 'Zbyt wiele prób. Możesz spróbować ponownie za {time}.',
  'retry.triesLong': 'Zbyt wiele prób. Możesz spróbować ponownie za godzinę lub później.',
  'retry.busy': 'Serwer jest zajęty. Możesz spróbować ponownie za {time}.',
  'retry.busyLong': 'Serwer jest zajęty. Możesz spróbować ponownie za godzinę lub później.',

  'screen.crashed.heading': 'Przepraszamy, coś poszło nie tak…',
  'screen.crashed.text': 'Poczekaj chwilę i spróbuj ponownie załadować stronę.',
  'screen.loading': 'Ładowanie…',
} as const satisfies InitialMessages
