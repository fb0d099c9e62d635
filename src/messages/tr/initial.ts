import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Turkish. */
export const trInitial = {
  'page.title': '{product} oturumu açın',

  'login.heading': 'Oturum açın',
  'login.username': 'Kullanıcı adı',
  'login.password': 'Parola',
  'login.next': 'İleri',
  'login.signIn': 'Oturum aç',
  'login.continue': 'Devam et',
  'login.forgotPassword': 'Parolanızı mı unuttunuz?',
  'login.providerHint':
    'Şirketiniz çoklu oturum açma (SSO) kullanıyor. Hesabınızda oturum açmak için “Devam et” düğmesini seçin.',
  'login.ownProviderHint': 'Kurulumu tamamlamak için “Devam et” düğmesini seçin.',
  'login.leaving': '{product} açılıyor…',
  'login.otherAccount': 'Başka bir hesap kullan',
  'login.robotCheck': 'Robot olmadığınız kontrol ediliyor…',

  'action.pleaseWait': 'Lütfen bekleyin',
  'action.slow': 'Bu işlem normalden uzun sürüyor. Yeniden göndermeniz gerekmez.',
  'action.getHelp': 'Yardım al',
  'action.tryAgain': 'Yeniden dene',

  'field.capsLock': 'Caps Lock açık.',

  'problem.offline': 'İnternet bağlantısı yok.',
  'problem.onlineAgain': 'Yeniden çevrimiçisiniz.',
  'problem.serverLater': 'Sunucu hatası. Lütfen daha sonra yeniden deneyin.',
  'problem.serverTryLater': 'Sunucu hatası, lütfen daha sonra yeniden deneyin.',
  'problem.ownFault': 'Bizden kaynaklanan bir sorun oluştu. Lütfen yeniden deneyin.',
  'problem.enterBoth': 'Lütfen kullanıcı adınızı ve parolanızı girin.',
  'problem.enterPassword': 'Lütfen parolanızı girin.',
  'problem.enterUsername': 'Lütfen kullanıcı adınızı girin.',
  'problem.wrongCredentials': 'Kullanıcı adı veya parola yanlış. Lütfen yeniden deneyin.',
  'problem.phoneNotRegistered': 'Cep telefonu kayıtlı değil.',
  'problem.accountDisabled': 'Bu hesap devre dışı.',
  'problem.robotCheck': 'Önce robot olmadığınızı kontrol etmemiz gerekiyor. Lütfen tekrar deneyin.',
  'problem.loginDenied': 'Oturum açma isteği reddedildi',
  'problem.sessionLifespan': 'Güvenlik ilkenize uymak için oturumunuz kapatıldı.',
  'problem.codeTimedOut': 'Güvenlik kodunuzun süresi doldu. Yeni bir kod almak için yeniden oturum açın.',
  'problem.signInAgain': 'Lütfen yeniden oturum açın.',
  'problem.otherAccount': 'Başka bir sekmede başka bir hesap kullanıldı. Lütfen yeniden oturum açın.',
  'problem.signedOutElsewhere': 'Başka bir sekmede oturumunuzu kapattınız.',
  'problem.maybeSignedIn':
    'Bu cihazda oturumunuz hâlâ açık olabilir. Yeniden deneyin veya bu tarayıcının tüm pencerelerini kapatın.',
  'problem.deviceCheckFailed': 'Cihaz denetimden geçemedi.',
  'problem.sessionInactive': {
    one: '{n}\u00a0dakika işlem yapılmadığı için oturumunuz kapatıldı',
    other: '{n}\u00a0dakika işlem yapılmadığı için oturumunuz kapatıldı',
  },

  'retry.tries': 'Çok fazla deneme yapıldı. {time} sonra yeniden deneyebilirsiniz.',
  'retry.triesLong':
    'Çok fazla deneme yapıldı. Bir saat veya daha uzun bir süre sonra yeniden deneyebilirsiniz.',
  'retry.busy': 'Sunucu meşgul. {time} sonra yeniden deneyebilirsiniz.',
  'retry.busyLong': 'Sunucu meşgul. Bir saat veya daha uzun bir süre sonra yeniden deneyebilirsiniz.',

  'screen.crashed.heading': 'Üzgünüz, bir sorun oluştu…',
  'screen.crashed.text': 'Lütfen biraz bekleyip bu sayfayı yenilemeyi deneyin.',
  'screen.loading': 'Yükleniyor…',
} as const satisfies InitialMessages
