import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Russian. */
export const ruInitial = {
  'page.title': 'Вход в {product}',

  'login.heading': 'Вход',
  'login.username': 'Имя пользователя',
  'login.password': 'Пароль',
  'login.next': 'Далее',
  'login.signIn': 'Войти',
  'login.continue': 'Продолжить',
  'login.forgotPassword': 'Забыли пароль?',
  'login.providerHint':
    'В вашей компании используется единый вход. Нажмите «Продолжить», чтобы войти в учетную запись.',
  'login.ownProviderHint': 'Нажмите «Продолжить», чтобы завершить настройку.',
  'login.leaving': 'Открываем {product}…',
  'login.otherAccount': 'Другая учетная запись',
  'login.robotCheck': 'Проверяем, что вы не робот…',

  'action.pleaseWait': 'Подождите',
  'action.slow': 'Это занимает больше времени, чем обычно. Отправлять ещё раз не нужно.',
  'action.getHelp': 'Помощь',
  'action.tryAgain': 'Повторить',

  'field.capsLock': 'Включен Caps Lock.',

  'problem.offline': 'Нет подключения к интернету.',
  'problem.onlineAgain': 'Подключение к интернету восстановлено.',
  'problem.serverLater': 'Ошибка сервера. Повторите попытку позже.',
  'problem.serverTryLater': 'Ошибка сервера, повторите попытку позже.',
  'problem.ownFault': 'Что-то пошло не так. Повторите попытку.',
  'problem.enterBoth': 'Введите имя пользователя и пароль.',
  'problem.enterPassword': 'Введите пароль.',
  'problem.enterUsername': 'Введите имя пользователя.',
  'problem.wrongCredentials': 'Неверное имя пользователя или пароль. Повторите попытку.',
  'problem.phoneNotRegistered': 'Мобильный телефон не зарегистрирован.',
  'problem.accountDisabled': 'Эта учётная запись отключена.',
  'problem.robotCheck': 'Сначала нужно проверить, что вы не робот. Попробуйте ещё раз.',
  'problem.loginDenied': 'Запрос на вход отклонен',
  'problem.sessionLifespan': 'Выполнен выход из системы в соответствии с политикой безопасности.',
  'problem.codeTimedOut': 'Срок действия кода истек. Войдите еще раз, чтобы получить новый.',
  'problem.signInAgain': 'Войдите еще раз.',
  'problem.otherAccount': 'На другой вкладке использована другая учетная запись. Войдите еще раз.',
  'problem.signedOutElsewhere': 'Вы вышли из системы на другой вкладке.',
  'problem.maybeSignedIn':
    'Возможно, вы еще не вышли из системы на этом устройстве. Повторите попытку или закройте все окна этого браузера.',
  'problem.deviceCheckFailed': 'Устройство не прошло проверку.',
  'problem.sessionInactive': {
    one: 'Выполнен выход из системы: вы были неактивны {n}\u00a0минуту',
    few: 'Выполнен выход из системы: вы были неактивны {n}\u00a0минуты',
    many: 'Выполнен выход из системы: вы были неактивны {n}\u00a0минут',
    other: 'Выполнен выход из системы: вы были неактивны {n}\u00a0минуты',
  },

  'retry.tries': 'Слишком много попыток. Повторить попытку можно через {time}.',
  'retry.triesLong': 'Слишком много попыток. Повторить попытку можно через час или позже.',
  'retry.busy': 'Сервер занят. Повторить попытку можно через {time}.',
  'retry.busyLong': 'Сервер занят. Повторить попытку можно через час или позже.',

  'screen.crashed.heading': 'К сожалению, произошла ошибка…',
  'screen.crashed.text': 'Подождите немного и обновите страницу.',
  'screen.loading': 'Загрузка…',
} as const satisfies InitialMessages
