import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Ukrainian. */
export const ukInitial = {
  'page.title': 'Вхід до {product}',

  'login.heading': 'Вхід',
  'login.username': 'Ім’я користувача',
  'login.password': 'Пароль',
  'login.next': 'Далі',
  'login.signIn': 'Увійти',
  'login.continue': 'Продовжити',
  'login.forgotPassword': 'Забули пароль?',
  'login.providerHint':
    'Ваша компанія використовує єдиний вхід. Натисніть «Продовжити», щоб увійти в обліковий запис.',
  'login.ownProviderHint': 'Натисніть «Продовжити», щоб завершити налаштування.',
  'login.leaving': 'Відкривається {product}…',
  'login.otherAccount': 'Інший обліковий запис',
  'login.robotCheck': 'Перевіряємо, що ви не робот…',

  'action.pleaseWait': 'Зачекайте',
  'action.slow': 'Це займає більше часу, ніж зазвичай. Надсилати ще раз не потрібно.',
  'action.getHelp': 'Допомога',
  'action.tryAgain': 'Повторити спробу',

  'field.capsLock': 'Увімкнено Caps Lock.',

  'problem.offline': 'Немає підключення до Інтернету.',
  'problem.onlineAgain': 'Підключення до інтернету відновлено.',
  'problem.serverLater': 'Помилка сервера. Спробуйте пізніше.',
  'problem.serverTryLater': 'Помилка сервера, спробуйте пізніше.',
  'problem.ownFault': 'У нас щось пішло не так. Повторіть спробу.',
  'problem.enterBoth': 'Введіть ім’я користувача та пароль.',
  'problem.enterPassword': 'Введіть пароль.',
  'problem.enterUsername': 'Введіть ім’я користувача.',
  'problem.wrongCredentials': 'Неправильне ім’я користувача або пароль. Повторіть спробу.',
  'problem.phoneNotRegistered': 'Мобільний телефон не зареєстровано.',
  'problem.accountDisabled': 'Цей обліковий запис вимкнено.',
  'problem.robotCheck': 'Спочатку потрібно перевірити, що ви не робот. Спробуйте ще раз.',
  'problem.loginDenied': 'Запит на вхід відхилено',
  'problem.sessionLifespan': 'Виконано вихід із системи відповідно до політики безпеки.',
  'problem.codeTimedOut': 'Термін дії коду безпеки закінчився. Увійдіть знову, щоб отримати новий.',
  'problem.signInAgain': 'Увійдіть знову.',
  'problem.otherAccount': 'На іншій вкладці використано інший обліковий запис. Увійдіть знову.',
  'problem.signedOutElsewhere': 'Ви вийшли із системи на іншій вкладці.',
  'problem.maybeSignedIn':
    'Можливо, ви ще не вийшли із системи на цьому пристрої. Спробуйте знову або закрийте всі вікна цього браузера.',
  'problem.deviceCheckFailed': 'Пристрій не пройшов перевірку.',
  'problem.sessionInactive': {
    one: 'Виконано вихід із системи після {n}\u00a0хвилини бездіяльності',
    few: 'Виконано вихід із системи після {n}\u00a0хвилин бездіяльності',
    many: 'Виконано вихід із системи після {n}\u00a0хвилин бездіяльності',
    other: 'Виконано вихід із системи після {n}\u00a0хвилини бездіяльності',
  },

  'retry.tries': 'Забагато спроб. Повторити спробу можна через {time}.',
  'retry.triesLong': 'Забагато спроб. Повторити спробу можна через годину або пізніше.',
  'retry.busy': 'Сервер зайнятий. Повторити спробу можна через {time}.',
  'retry.busyLong': 'Сервер зайнятий. Повторити спробу можна через годину або пізніше.',

  'screen.crashed.heading': 'На жаль, сталася помилка…',
  'screen.crashed.text': 'Зачекайте трохи й перезавантажте цю сторінку.',
  'screen.loading': 'Завантаження…',
} as const satisfies InitialMessages
