import type { Messages } from 'src/messages/en-US'
import { ruInitial } from 'src/messages/ru/initial'

/** Every word in Russian. */
export const ru = {
  ...ruInitial,

  'phone.country': 'Страна: {name}, +{code}',
  'phone.countryOther': 'Страна',
  'phone.countries': 'Страны',

  'action.contactSupport': 'Связаться с поддержкой',
  'action.close': 'Закрыть',
  'action.signOut': 'Выйти',
  'action.backToSignIn': 'Вернуться ко входу',
  'action.changePassword': 'Сменить пароль',
  'action.skip': 'Пропустить',
  'action.activate': 'Подтвердить',
  'action.next': 'Далее',
  'action.copy': 'Скопировать',

  'code.digit': 'Цифра {n} из {count}',
  'code.oneTime': 'Введите одноразовый код',
  'code.label': 'Код безопасности',
  'code.sent': 'Новый код отправлен. Действует только последний.',
  'code.triesLeft': 'Осталось попыток: {n}',
  'code.another': 'Показать другой код',
  'code.yours': 'Ваш код: {code}',
  'code.over': 'Этот код больше нельзя использовать.',
  'code.ends': 'Код действует ещё {time}.',

  'screen.tooOld.heading': 'Этот браузер слишком старый',
  'screen.tooOld.text': 'Чтобы войти, обновите его или используйте другой браузер.',

  'session.heading': 'Проверка сеанса',
  'session.checking': 'Проверяем ваш сеанс…',
  'session.denied': 'Вход еще не выполнен',

  'codeForm.why': 'Введите код, чтобы продолжить.',
  'codeForm.accepted': 'Код принят. Выполняется вход…',

  'waiting.minutes': '{minutes}\u00a0мин {seconds}\u00a0с',
  'waiting.minutesLeft': 'Осталось минут: {n}',
  'waiting.phone': 'Ждем ответа с телефона…',
  'waiting.app': 'Ждем, когда приложение будет готово. Страница продолжит работу автоматически.',
  'waiting.endsIn': 'Срок действия запроса истекает через {time}.',
  'waiting.lastSeconds': 'Срок действия запроса истекает через {n}\u00a0секунд.',
  'waiting.over': 'Срок действия запроса истек.',
  'waiting.since': 'Ждем с {time}.',
  'waiting.checked': 'Проверено только что.',
  'waiting.retryIn': 'Повторим попытку через {time}.',
  'waiting.retrying': 'Повторяем попытку…',
  'waiting.offline': 'Страница продолжит работу, когда восстановится подключение.',
  'waiting.tryNow': 'Повторить сейчас',
  'waiting.seconds': '{n}\u00a0с',
  'waiting.atMost': 'Это займет не больше {time}.',
  'waiting.slow': 'Это занимает больше времени, чем обычно.',

  'request.time': 'Запрошено в {time}',
  'request.place': 'Место: {place}',

  'trust.ask': {
    one: 'Не спрашивать на этом устройстве {n}\u00a0день',
    few: 'Не спрашивать на этом устройстве {n}\u00a0дня',
    many: 'Не спрашивать на этом устройстве {n}\u00a0дней',
    other: 'Не спрашивать на этом устройстве {n}\u00a0дня',
  },
  'trust.hint': 'Не для компьютера, которым пользуются и другие.',

  'who.account': 'Учетная запись:',
  'who.notYou': 'Это не вы?',

  'rail.label': 'Шаги',
  'rail.done': '(выполнено)',
  'rail.password': 'Пароль',
  'rail.code': 'Код',
  'rail.approval': 'Одобрение',
  'rail.passkey': 'Ключ доступа',
  'rail.phone': 'Телефон',
  'rail.email': 'Электронная почта',
  'rail.newPassword': 'Новый пароль',

  'copy.done': 'Скопировано.',
  'copy.failed': 'Не удалось скопировать. Скопируйте код вручную.',

  'item.used': 'Последнее использование: {time}',
  'item.unused': 'Еще не использовался',
  'item.remove': 'Удалить',
  'item.removeNamed': 'Удалить «{name}»',
  'item.keep': 'Оставить',
  'item.nearby': 'Рядом',

  'signedIn.heading': 'Вы вошли',
  'signedIn.open': 'Открыть {product} здесь',

  'problem.required': 'Это поле обязательно',
  'problem.enterCode': 'Введите код подтверждения.',
  'problem.invalidCode': 'Неверный код подтверждения.',
  'problem.tryAgainLater': 'Произошла ошибка, повторите попытку позже.',
  'problem.enterMobileNumber': 'Введите номер мобильного телефона.',
  'problem.noCodePasted': 'Во вставленном тексте нет кода. Введите код вручную.',

  'links.label': 'Об этом сайте',
  'links.privacy': 'Конфиденциальность',
  'links.imprint': 'Сведения о владельце',
  'links.terms': 'Условия',
  'links.help': 'Справка',

  'language.label': 'Язык',
  'language.changed': 'Теперь эта страница на русском языке.',
  'language.failed': 'Не удалось загрузить этот язык. Повторите попытку.',

  'accounts.label': 'Учетные записи на этом устройстве',
  'accounts.forget': 'Забыть',
  'accounts.forgetName': 'Забыть {name}',
  'accounts.other': 'Другая учетная запись',

  'problem.providerCancelled': 'Вход через вашу компанию отменён. Вы можете попробовать ещё раз.',
  'problem.providerNoAccount':
    'Ваша компания подтвердила вход, но здесь у вас нет учётной записи. Попросите её у своей компании.',
  'problem.providerFailed': 'Не удалось войти через вашу компанию. Повторите попытку.',
  'problem.loginDeniedHint': 'Если вы не начинали этот вход, смените пароль и сообщите в поддержку.',

  'passkey.or': 'или',
  'passkey.signIn': 'Войти с ключом доступа',
  'passkey.heading': 'Используйте ключ доступа',
  'passkey.text': 'Подтвердите, что это вы: отпечатком пальца, лицом, PIN-кодом или ключом безопасности.',
  'passkey.use': 'Использовать ключ доступа',
  'passkey.accepted': 'Ключ доступа принят. Выполняется вход…',

  'passkeyOffer.heading': 'Входите быстрее в следующий раз',
  'passkeyOffer.text':
    'С ключом доступа вы входите по отпечатку пальца, лицу или PIN-коду. Пароль не нужно вводить, и его не смогут выманить.',
  'passkeyOffer.create': 'Создать ключ доступа',
  'passkeyOffer.notNow': 'Не сейчас',
  'passkeyOffer.saved': 'Ключ доступа сохранен. Выполняется вход…',

  'passkeys.heading': 'Ключи доступа',
  'passkeys.none': 'Нет ключей доступа',
  'passkeys.unnamed': 'Ключ доступа',
  'passkeys.sure': 'Удалить этот ключ доступа? Войти с ним больше не получится.',
  'passkeys.removed': 'Ключ доступа удален.',

  'problem.passkeyCancelled':
    'Ключ доступа не был использован. Повторите попытку или выберите другой способ.',
  'problem.passkeyTimedOut':
    'Время для использования ключа доступа истекло. Повторите попытку или выберите другой способ.',
  'problem.passkeyElsewhere':
    'Ключ доступа уже запрашивает другая вкладка или окно. Сначала завершите там или выберите другой способ.',
  'problem.passkeyNoAuthenticator':
    'На этом устройстве нельзя использовать ключ доступа. Выберите другой способ.',
  'problem.passkeyUnsupported': 'Этот браузер не поддерживает ключи доступа. Выберите другой способ.',
  'problem.passkeyBlocked': 'На этой странице ключи доступа не разрешены. Выберите другой способ.',
  'problem.passkeyExists': 'На этом устройстве уже есть ключ доступа для вашей учетной записи.',
  'problem.passkeyNotCreated':
    'Ключ доступа не был создан. Вы можете повторить попытку или сделать это позже.',
  'problem.passkeyElsewhereLater':
    'Ключ доступа уже запрашивает другая вкладка или окно. Сначала завершите там или создайте свой ключ позже.',
  'problem.passkeyNotHere': 'Здесь нельзя создать ключ доступа. Вы можете продолжить без него.',
  'problem.passkeyRefused': 'Этот ключ доступа не принят. Войдите с помощью пароля.',
  'problem.passkeyUnknown': 'Этот ключ доступа больше не действует. Войдите с помощью пароля.',

  'phoneSignIn.button': 'Войти с помощью телефона',
  'phoneSignIn.text': 'Отсканируйте этот код телефоном, на котором вы вошли, и подтвердите вход на нём.',
  'phoneSignIn.byHand': 'Или откройте на телефоне этот адрес и введите там код:',
  'phoneSignIn.qr': 'QR-код для телефона',
  'phoneSignIn.compare': 'Введите {number} на телефоне',
  'phoneSignIn.shared':
    'После этого на компьютере будет выполнен вход. Если им пользуются и другие, уходя, выйдите из учётной записи.',
  'phoneSignIn.denied': 'Вход отклонён на телефоне.',

  'phoneRequest.heading': 'Войти на компьютере?',
  'phoneRequest.typeText': 'Введите код, который показывает компьютер.',
  'phoneRequest.code': 'Код на компьютере',
  'phoneRequest.text':
    'Компьютер запрашивает вход в вашу учётную запись. Подтверждайте, только если вы находитесь перед ним и только что запросили это.',
  'phoneRequest.device': 'Браузер и система: {device}',
  'phoneRequest.warning':
    'Кто-то прислал вам этот код или говорит, что делать? Тогда отклоните: этот человек хочет воспользоваться вашей учётной записью.',
  'phoneRequest.number': 'Число на компьютере',
  'phoneRequest.approve': 'Подтвердить',
  'phoneRequest.deny': 'Это не я',
  'phoneRequest.approved': 'Подтверждено. Продолжайте на компьютере.',
  'phoneRequest.denied': 'Отклонено. Вход не выполнен.',
  'phoneRequest.wrongNumber':
    'Это не то число, что на компьютере, поэтому запрос отклонён. Покажите там другой код.',
  'phoneRequest.unknown':
    'Ни один компьютер не ждёт этот код. Возможно, его срок истёк: покажите там другой код.',
  'phoneRequest.another': 'Ввести другой код',

  'verification.heading': 'Подтвердите запрос на вход',
  'verification.approve': 'Одобрите запрос на вход в мобильном приложении.',
  'verification.resend': 'Отправить еще раз',
  'verification.resent': 'Запрос на вход снова отправлен в мобильное приложение.',
  'verification.close': 'Закрыть',
  'verification.offlineCode': 'Офлайн-код',
  'verification.offlineHint': 'Мобильное приложение показывает этот код даже без подключения.',
  'verification.accepted': 'Запрос одобрен. Выполняется вход…',
  'verification.nothing':
    'На телефон ничего не пришло? Откройте приложение сами или отправьте запрос еще раз.',
  'verification.noConnection':
    'На телефоне нет связи? Приложение покажет офлайн-код, который можно ввести здесь.',

  'challenge.choose': 'Выберите {number} в приложении',
  'challenge.deny': 'Если телефон показывает другое место или время, отклоните запрос на телефоне.',
  'challenge.nothing': 'На телефон ничего не пришло?',
  'challenge.openApp': 'Открыть приложение',
  'challenge.byHand': 'Откройте приложение сами или отправьте запрос еще раз.',

  'phoneAuth.heading': 'Введите код безопасности',
  'phoneAuth.text': 'Мы отправили вам SMS с кодом.',
  'phoneAuth.code': 'Код безопасности',
  'phoneAuth.timeLeft': 'Осталось времени:',
  'phoneAuth.lastSeconds': {
    one: 'Срок действия кода истекает через {n}\u00a0секунду.',
    few: 'Срок действия кода истекает через {n}\u00a0секунды.',
    many: 'Срок действия кода истекает через {n}\u00a0секунд.',
    other: 'Срок действия кода истекает через {n}\u00a0секунды.',
  },

  'emailCode.heading': 'Введите код безопасности',
  'emailCode.text':
    'Мы отправили код на вашу электронную почту. Проверьте также папку с нежелательной почтой.',
  'emailCode.to': 'Мы отправили код на {reference}. Проверьте также папку с нежелательной почтой.',
  'emailCode.code': 'Код безопасности',

  'newCode.to': 'Мы отправили SMS с кодом на телефон, номер которого заканчивается на {reference}.',
  'newCode.in': 'Код не пришел? Новый можно будет отправить через {time}.',
  'newCode.send': 'Отправить новый код',
  'newCode.signIn': 'Код не пришел? Войдите еще раз, чтобы получить новый.',

  'symantec.setUp': 'Настройте одноразовые коды',
  'symantec.step': 'Шаг {n} из {count}',
  'symantec.credentialsId': 'Идентификатор учетных данных',
  'symantec.activationCode': 'Первый код',
  'symantec.secondActivationCode': 'Второй код',
  'symantec.codeHint': 'Введите код с устройства или из приложения для одноразовых кодов.',
  'symantec.credentialsIdHint':
    'Его можно найти в приложении для одноразовых кодов или на обратной стороне устройства.',
  'symantec.credentialsIdWhy': 'Введите идентификатор учетных данных, чтобы продолжить.',
  'symantec.activationCodeHint': 'Введите код, который сейчас показывает устройство или приложение.',
  'symantec.secondActivationCodeHint': 'Дождитесь следующего кода и введите его.',

  'authenticator.setUp': 'Настройка приложения для подтверждения входа',
  'authenticator.text':
    'Отсканируйте QR-код приложением для подтверждения входа, затем введите код, который оно покажет.',
  'authenticator.qr': 'QR-код для приложения для подтверждения входа',
  'authenticator.byHand': 'Или введите в приложении этот ключ:',
  'authenticator.open': 'Открыть приложение для подтверждения входа',
  'authenticator.codeHint': 'Введите код из приложения для подтверждения входа.',

  'recovery.heading': 'Ваши коды восстановления',
  'recovery.text':
    'Каждым из этих кодов можно войти один раз, если приложения для подтверждения входа нет под рукой. Они показаны только сейчас: храните их в надежном месте.',
  'recovery.download': 'Скачать',
  'recovery.print': 'Распечатать',
  'recovery.saved': 'Эти коды сохранены',
  'recovery.savedWhy': 'Сохраните коды и установите флажок, чтобы продолжить.',
  'recovery.gone':
    'Коды восстановления были показаны один раз, и показать их снова нельзя. Если вы их не сохранили, создайте новые на странице «{page}».',
  'recovery.use': 'Использовать код восстановления',
  'recovery.enter': 'Введите код восстановления',
  'recovery.enterText': 'Введите один из сохраненных кодов восстановления. Каждый действует один раз.',
  'recovery.code': 'Код восстановления',
  'recovery.codeWhy': 'Введите код восстановления, чтобы продолжить.',
  'recovery.back': 'Назад',

  'mobileSetup.heading': 'Настройте мобильное приложение',
  'mobileSetup.text':
    'Вы будете подтверждать вход в мобильном приложении. Когда оно будет настроено, эта страница продолжит работу автоматически.',
  'mobileSetup.mobileNumber': 'Номер мобильного телефона',
  'mobileSetup.send': 'Отправить ссылку',
  'mobileSetup.sent': 'Мы отправили ссылку на ваш телефон.',
  'mobileSetup.activationCode': 'Код активации',
  'mobileSetup.activationHint': 'Введите этот код в мобильном приложении.',
  'mobileSetup.skip': 'Пропустить пока',
  'mobileSetup.scan': 'Наведите камеру телефона на код или отправьте ссылку на телефон.',
  'mobileSetup.qr': 'QR-код: {name}',
  'mobileSetup.open': 'Откройте приложение',
  'mobileSetup.openHint': 'Оно проведет вас через первые шаги.',
  'mobileSetup.stay': 'Не закрывайте эту страницу',

  'apps.heading': 'Скачайте приложение',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Скачайте мобильное приложение',
  'mobileWizard.text': 'Установите приложение на телефон и продолжите здесь.',

  'onboardingNotSupported.heading': 'Продолжите на компьютере',
  'onboardingNotSupported.text': 'Для настройки учетной записи нужен компьютер.',
  'onboardingNotSupported.send': 'Отправить адрес себе',

  'installerError.heading': 'Завершите настройку устройства',
  'installerError.text': 'Скачайте и установите приложение, затем повторите попытку.',
  'installerError.download': 'Скачать приложение',
  'installerError.downloadFile': 'Скачать {file}',
  'installerError.version': 'Версия {version}',

  'problem.deviceNotSetUp': 'Это устройство еще не настроено.',

  'forgetPassword.heading': 'Проблемы с паролем',
  'forgetPassword.text': 'Введите имя пользователя, чтобы узнать, как сбросить пароль.',
  'forgetPassword.startAgain': 'Пароль не был сброшен. Начните сначала.',
  'forgetPassword.notSure': 'Не уверены? Обратитесь за помощью',

  'resetPassword.heading': 'Подтвердите телефон',
  'resetPassword.text':
    'Введите номер мобильного телефона, указанный в учетной записи. Мы отправим на него SMS с кодом.',
  'resetPassword.mobile': 'Номер мобильного телефона',
  'resetPassword.sendCode': 'Отправить код',
  'resetPassword.noAccess': 'Нет доступа к этому телефону?',
  'resetPassword.code.heading': 'Введите код подтверждения',
  'resetPassword.code.text':
    'Мы отправили 6-значный\u00a0код на телефон, номер которого заканчивается на {reference}.',
  'resetPassword.code.label': 'Код подтверждения',
  'resetPassword.code.hint': 'Код проверяется сразу после ввода последней цифры.',
  'resetPassword.code.sendNew': 'Отправить новый код',
  'resetPassword.code.resent': 'Новый код отправлен на ваш телефон.',
  'resetPassword.create.heading': 'Создайте пароль',
  'resetPassword.verifyAgain': 'Подтвердить еще раз',

  'resetEmail.heading': 'Подтвердите почту',
  'resetEmail.text': 'Мы отправим код на {reference}.',
  'resetEmail.sent':
    'Мы отправили 6-значный\u00a0код на {reference}. Проверьте также папку с нежелательной почтой.',
  'resetEmail.noAccess': 'Нет доступа к этой почте?',
  'resetEmail.instead': 'Отправить код на почту',
  'resetEmail.phoneInstead': 'Отправить код в SMS',

  'problem.noPhone': 'Номер мобильного телефона не указан',
  'problem.notAutomatic': 'Ваш пароль нельзя сбросить автоматически.',
  'problem.unknownUser': 'Пользователь с таким именем не найден.',
  'problem.otherNumber': 'Этот номер не совпадает с указанным в учетной записи.',
  'problem.tookTooLong': 'Прошло слишком много времени…',

  'passwordUpdated.heading': 'Пароль обновлен',
  'passwordUpdated.guest': 'Теперь вы можете войти с новым паролем.',
  'passwordUpdated.other': 'Обновите пароль на других устройствах и в подключенных приложениях.',
  'passwordUpdated.signIn': 'Войти',
  'passwordUpdated.continue': 'Продолжить',

  'newPassword.old': 'Текущий пароль',
  'newPassword.new': 'Новый пароль',
  'newPassword.verify': 'Повторите пароль',
  'newPassword.save': 'Сохранить пароль',
  'newPassword.rules': 'Требования к паролю',
  'newPassword.met': '(выполнено)',
  'newPassword.allMet': 'Все правила для пароля выполнены.',
  'newPassword.rule.length': 'Не менее 9\u00a0символов',
  'newPassword.rule.lowercase': 'Строчная буква',
  'newPassword.rule.uppercase': 'Прописная буква',
  'newPassword.rule.digit': 'Цифра',
  'newPassword.rule.special': 'Специальный символ, например ! @ $ или %',
  'newPassword.rule.allowed': 'Без символов # и :',
  'newPassword.rule.match': 'Пароли совпадают',
  'newPassword.why': 'Чтобы продолжить, выполните все требования выше.',
  'newPassword.whyWithOld': 'Чтобы продолжить, введите текущий пароль и выполните все требования выше.',
  'newPassword.strength': 'Надежность пароля',
  'newPassword.strength.none': 'Пароль еще не введен',
  'newPassword.strength.veryweak': 'Очень слабый',
  'newPassword.strength.weak': 'Слабый',
  'newPassword.strength.medium': 'Средний',
  'newPassword.strength.strong': 'Надежный',
  'newPassword.strength.refused': 'Недопустимый',
  'newPassword.rule.least': 'Минимальная длина: {n}',
  'newPassword.rule.most': 'Максимальная длина: {n}',
  'newPassword.rule.kinds': 'Не меньше {n} из этих видов (всего {count})',
  'newPassword.rule.oneOf': 'Один из этих символов: {list}',
  'newPassword.rule.forbidden': 'Ничего из этого: {list}',
  'newPassword.rule.uncommon': 'Пароль, который нелегко угадать',

  'field.showPassword': 'Показать пароль',

  'resetTempPassword.heading': 'Смените пароль',
  'resetTempPassword.expired': 'Срок действия пароля истёк. Чтобы продолжить, задайте новый.',
  'resetTempPassword.temporary': 'Ваш пароль временный. Чтобы продолжить, задайте новый.',
  'resetTempPassword.policy':
    'Ваш пароль больше не соответствует правилам компании. Чтобы продолжить, задайте новый.',

  'passwordExpired.heading': 'Срок действия пароля истек',
  'passwordExpired.text': 'Чтобы войти, его нужно сменить.',
  'passwordExpired.change': 'Сменить пароль',

  'changePassword.heading': 'Перед сменой пароля',
  'changePassword.form.heading': 'Смените пароль',

  'problem.prohibitedPassword': 'Этот пароль запрещен, выберите другой.',
  'problem.usedPassword': 'Нельзя использовать прежние пароли и пароли, содержащие личные данные.',
  'problem.wrongOldPassword': 'Текущий пароль указан неверно.',
  'problem.alreadyCreated': 'Пароль уже создан. Обновите страницу, чтобы продолжить.',

  'connected.devices': 'Подключенные устройства',
  'connected.apps': 'Подключенные приложения',
  'connected.noDevices': 'Нет подключенных устройств',
  'connected.noApps': 'Нет подключенных приложений',
  'connected.wipe.pending': 'Удаленная очистка: ожидается',
  'connected.wipe.inProgress': 'Удаленная очистка: выполняется',
  'connected.wipe.done': 'Удаленная очистка: завершена',
  'connected.wipe.failed': 'Удаленная очистка: не удалась',
  'connected.gotIt': 'Понятно',
  'connected.about': 'После смены введите новый пароль везде, где сохранён старый.',
  'connected.showAll': 'Показать все ({n})',
  'connected.filter': 'Фильтр по названию или месту',
  'connected.found': '{n} из {total}',

  'security.heading': 'Ваша безопасность',
  'security.about': 'Чем вы входите и где вы вошли.',
  'security.passwordChanged': 'Последнее изменение: {time}',
  'security.authenticators': 'Приложения для подтверждения входа',
  'security.noAuthenticators': 'Нет приложений для подтверждения входа',
  'security.added': 'Добавлено: {time}',
  'security.setUpApp': 'Настроить приложение',
  'security.appSaved': 'Приложение для подтверждения входа настроено.',
  'security.setUpOver': 'Эта настройка завершена. Начните ее заново.',
  'security.removeAppSure':
    'Удалить это приложение для подтверждения входа? Войти с его кодами больше не получится.',
  'security.appRemoved': 'Приложение для подтверждения входа удалено.',
  'security.lastFactor': 'Настройте другое приложение, прежде чем удалять это.',
  'security.recovery': 'Коды восстановления',
  'security.codesLeft': {
    one: 'Остался {n} код',
    few: 'Осталось {n} кода',
    many: 'Осталось {n} кодов',
    other: 'Осталось {n} кода',
  },
  'security.noCodes': 'Кодов не осталось',
  'security.codesMade': 'Созданы: {time}',
  'security.codesLater':
    'Коды восстановления появятся, когда вы настроите приложение для подтверждения входа.',
  'security.newCodes': 'Новые коды',
  'security.newCodesSure': 'Старые коды восстановления перестанут действовать.',
  'security.trusted': 'Доверенные устройства',
  'security.noTrusted': 'Нет доверенных устройств',
  'security.trustedUntil': 'Доверенное до {date}',
  'security.trustEnded': 'Устройство больше не доверенное.',
  'security.passkeySaved': 'Ключ доступа сохранен.',
  'security.rename': 'Переименовать',
  'security.renameNamed': 'Переименовать «{name}»',
  'security.renamed': 'Название сохранено.',
  'security.name': 'Название',
  'security.save': 'Сохранить',
  'security.cancel': 'Отмена',
  'security.elsewhere': 'Выйти на всех других устройствах',
  'security.elsewhereSure': 'На других ваших устройствах, в браузерах и приложениях придется войти снова.',
  'security.elsewhereDone': 'Вы вышли на всех других устройствах.',

  'proof.heading': 'Подтвердите, что это вы',
  'proof.text': 'Вы вошли уже давно. Для этого изменения нужно еще раз подтвердить, что это вы.',
  'proof.confirm': 'Подтвердить',
  'proof.anew': 'Войти еще раз',
  'proof.done': 'Подтверждено. Нажмите кнопку еще раз, чтобы продолжить.',

  'problem.wrongPassword': 'Пароль указан неверно.',

  'completion.heading': 'Выполняется вход',
  'completion.progress': 'Вход на другие сайты вашей компании: {answered} из {total}',
  'completion.skip': 'Продолжить не дожидаясь',
  'completion.leave':
    'Некоторые сайты вашей компании находятся в ее собственной сети: браузер может попросить разрешить доступ к локальной сети.',
  'completion.local': 'Войти на другие сайты компании',
  'completion.leftOut': 'Вход не выполнен: {hosts}',
  'completion.denied':
    'Браузер не разрешает этой странице доступ к сети вашей компании. Его можно разрешить в настройках браузера для этой страницы.',
  'completion.opens': '{product} откроется через несколько секунд.',
  'completion.stay': 'Остаться на этой странице',

  'popupNotified.text': 'Это окно можно закрыть.',

  'nativeClient.heading': 'Продолжить в {app}?',
  'nativeClient.text':
    '{app} запрашивает вход с этой учётной записью. Продолжайте, только если вы только что начали там вход.',
  'nativeClient.open': 'Открыть {app}',
  'nativeClient.opened':
    'Продолжите в {app}. Это окно можно закрыть. Если {app} не открылось, откройте его ещё раз.',
  'nativeClient.showCode': 'Показать код для ввода',
  'nativeClient.code.heading': 'Введите этот код в {app}',
  'nativeClient.code.text':
    'Вводите его только там, где вы начали вход, и никому не сообщайте: тот, кто его спрашивает, хочет воспользоваться вашей учётной записью.',
  'nativeClient.refused.heading': 'В это приложение нельзя войти',
  'nativeClient.refused.mode':
    'Приложение, открывшее эту страницу, запросило то, чего эта страница не знает.',
  'nativeClient.refused.list': 'Приложение, открывшее эту страницу, не разрешено вашей компанией.',
  'nativeClient.refused.request': 'Приложение, открывшее эту страницу, отправило неправильный запрос.',
  'nativeClient.refused.advice':
    'Ничего не передано. Обновите приложение и повторите попытку или назовите службе поддержки это слово: {parameter}',

  'support.heading': 'Получите помощь и возвращайтесь к работе.',
  'support.sorry': 'К сожалению, произошла ошибка…',
  'support.name': 'Имя',
  'support.email': 'Электронная почта',
  'support.phone': 'Телефон',
  'support.description': 'Описание',
  'support.company': 'Компания',
  'support.count': '{n} из {max}\u00a0символов',
  'support.left': 'Осталось символов: {n}',
  'support.submit': 'Отправить',
  'support.done': 'Готово',
  'support.sent': 'Ваше обращение принято. Ответ придет в течение нескольких часов.',
  'support.callUs': 'Вы можете позвонить в поддержку.',
  'support.noWay': 'С этой страницы связаться с поддержкой нельзя. Обратитесь к администратору.',
  'support.reference': 'Будет отправлено с сообщением: {reference}',
  'support.reference.status': 'Ошибка {status}',
  'support.reference.request': 'Запрос {id}',
  'support.reference.both': 'Ошибка {status}, запрос {id}',
  'support.reference.remove': 'Удалить',
  'support.recording': 'Добавить запись этой страницы',
  'support.recording.what':
    'Она показывает поддержке, какие шаги и когда выполняла эта страница и что ответил сервер. В ней нет паролей, кодов, имён и ничего из того, что вы ввели.',
  'support.recording.see': 'Посмотреть содержимое записи',
  'support.recording.cut': 'Запись была слишком длинной: её начала в ней нет.',
  'support.recording.none': 'Записи этой страницы нет.',
  'support.hurry': 'Срочно? Позвоните в поддержку:',
  'support.emailHint': 'Адрес, на котором вы можете прочитать почту прямо сейчас.',
  'support.optional': 'Необязательно',

  'problem.invalidEmail': 'Введите действительный адрес электронной почты',
  'problem.helpUnavailable': 'Подождите немного и обновите страницу.',
  'problem.supportTrouble': 'Не удается связаться с сервером поддержки, повторите попытку позже.',

  'deskCode.heading': 'Вы разговариваете со своей службой поддержки?',
  'deskCode.text':
    'Прочитайте им код. По нему они увидят ваше имя, шаг, на котором вы находитесь, и последнюю ошибку. Ваш пароль им никогда не нужен.',
  'deskCode.warning': 'Сообщайте этот код только своей службе поддержки и только если вы сами ей позвонили.',
  'deskCode.show': 'Показать код',
  'deskCode.seen': 'Служба поддержки увидела этот код.',
  'deskCode.seenAt': 'Служба поддержки увидела этот код в {time}.',
  'deskCode.notYou':
    'Если вы сейчас не разговариваете с ней, позвоните туда: возможно, вашим кодом воспользовался кто-то другой.',

  'alternatives.try': 'Выбрать другой способ',
  'alternatives.sms': 'Получить код в SMS',
  'alternatives.email': 'Получить код на почту',
  'alternatives.totp': 'Использовать приложение с кодами',
  'alternatives.symantecVip': 'Ввести одноразовый код',
  'alternatives.approval': 'Одобрить в мобильном приложении',
  'alternatives.passkey': 'Использовать ключ доступа',
  'alternatives.device': 'Проверить это устройство',

  'notice.info': 'Уведомление',
  'notice.warning': 'Предупреждение',
  'notice.showAll': 'Показать всё',
  'notice.showLess': 'Свернуть',
  'notice.more': 'Подробнее',
} as const satisfies Messages
