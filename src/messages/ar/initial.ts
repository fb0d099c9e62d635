import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Modern Standard Arabic. */
export const arInitial = {
  'page.title': 'تسجيل الدخول إلى {product}',

  'login.heading': 'تسجيل الدخول',
  'login.username': 'اسم المستخدم',
  'login.password': 'كلمة المرور',
  'login.next': 'التالي',
  'login.signIn': 'تسجيل الدخول',
  'login.continue': 'متابعة',
  'login.forgotPassword': 'هل نسيت كلمة المرور؟',
  'login.providerHint': 'تسجيل الدخول الموحّد مفعّل في شركتك. يُرجى اختيار «متابعة» لتسجيل الدخول إلى حسابك.',
  'login.ownProviderHint': 'يُرجى اختيار «متابعة» لإكمال الإعداد الأولي.',
  'login.leaving': 'جارٍ فتح {product}…',
  'login.otherAccount': 'استخدام حساب آخر',
  'login.robotCheck': 'جارٍ التحقق من أنك لست برنامجًا آليًا…',

  'action.pleaseWait': 'يُرجى الانتظار',
  'action.slow': 'يستغرق هذا وقتًا أطول من المعتاد. لا داعي لإرساله مرة أخرى.',
  'action.getHelp': 'المساعدة',
  'action.tryAgain': 'إعادة المحاولة',

  'field.capsLock': 'مفتاح Caps Lock مفعّل.',

  'problem.offline': 'لا يتوفّر اتصال بالإنترنت.',
  'problem.onlineAgain': 'عاد الاتصال بالإنترنت.',
  'problem.serverLater': 'حدث خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
  'problem.serverTryLater': 'حدث خطأ في الخادم، يُرجى إعادة المحاولة لاحقًا.',
  'problem.ownFault': 'حدث خطأ ما لدينا. يُرجى إعادة المحاولة.',
  'problem.enterBoth': 'يُرجى إدخال اسم المستخدم وكلمة المرور.',
  'problem.enterPassword': 'يُرجى إدخال كلمة المرور.',
  'problem.enterUsername': 'يُرجى إدخال اسم المستخدم.',
  'problem.wrongCredentials': 'اسم المستخدم أو كلمة المرور غير صحيحة. يُرجى إعادة المحاولة.',
  'problem.phoneNotRegistered': 'الهاتف الجوّال غير مسجّل.',
  'problem.accountDisabled': 'هذا الحساب معطّل.',
  'problem.robotCheck': 'علينا أولًا التحقق من أنك لست برنامجًا آليًا. يُرجى المحاولة مرة أخرى.',
  'problem.loginDenied': 'تم رفض طلب تسجيل الدخول',
  'problem.sessionLifespan': 'تم تسجيل خروجك التزامًا بسياسة الأمان.',
  'problem.codeTimedOut': 'انتهت صلاحية رمز الأمان. يُرجى تسجيل الدخول مرة أخرى للحصول على رمز جديد.',
  'problem.signInAgain': 'يُرجى تسجيل الدخول مرة أخرى.',
  'problem.otherAccount': 'تم استخدام حساب آخر في علامة تبويب أخرى. يُرجى تسجيل الدخول مرة أخرى.',
  'problem.signedOutElsewhere': 'لقد سجّلت الخروج في علامة تبويب أخرى.',
  'problem.maybeSignedIn':
    'قد لا تزال جلستك مفتوحة على هذا الجهاز. يُرجى المحاولة مرة أخرى أو إغلاق جميع نوافذ هذا المتصفح.',
  'problem.deviceCheckFailed': 'لم يجتز الجهاز عملية الفحص.',
  'problem.sessionInactive': {
    zero: 'تم تسجيل خروجك بعد {n} دقيقة من عدم النشاط',
    one: 'تم تسجيل خروجك بعد دقيقة واحدة من عدم النشاط',
    two: 'تم تسجيل خروجك بعد دقيقتين من عدم النشاط',
    few: 'تم تسجيل خروجك بعد {n} دقائق من عدم النشاط',
    many: 'تم تسجيل خروجك بعد {n} دقيقة من عدم النشاط',
    other: 'تم تسجيل خروجك بعد {n} دقيقة من عدم النشاط',
  },

  'retry.tries': 'محاولات كثيرة جدًا. يمكنك إعادة المحاولة بعد {time}.',
  'retry.triesLong': 'محاولات كثيرة جدًا. يمكنك إعادة المحاولة بعد ساعة أو أكثر.',
  'retry.busy': 'الخادم مشغول. يمكنك إعادة المحاولة بعد {time}.',
  'retry.busyLong': 'الخادم مشغول. يمكنك إعادة المحاولة بعد ساعة أو أكثر.',

  'screen.crashed.heading': 'عذرًا، حدث خطأ ما…',
  'screen.crashed.text': 'يُرجى الانتظار قليلًا ثم محاولة إعادة تحميل هذه الصفحة.',
  'screen.loading': 'جارٍ التحميل…',
} as const satisfies InitialMessages
