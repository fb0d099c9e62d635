import type { Messages } from 'src/messages/en-US'
import { trInitial } from 'src/messages/tr/initial'

/** Every word in Turkish. */
export const tr = {
  ...trInitial,

  'phone.country': 'Ülke: {name}, +{code}',
  'phone.countryOther': 'Ülke',
  'phone.countries': 'Ülkeler',

  'action.contactSupport': 'Desteğe başvur',
  'action.close': 'Kapat',
  'action.signOut': 'Oturumu kapat',
  'action.backToSignIn': 'Oturum açmaya dön',
  'action.changePassword': 'Parolayı değiştir',
  'action.skip': 'Atla',
  'action.activate': 'Doğrula',
  'action.next': 'İleri',
  'action.copy': 'Kopyala',

  'code.digit': '{count} haneden {n}. hane',
  'code.oneTime': 'Tek kullanımlık kodunuzu girin',
  'code.label': 'Güvenlik kodu',
  'code.sent': 'Yeni kod yolda. Yalnızca en yeni kod geçerlidir.',
  'code.triesLeft': 'Kalan deneme sayısı: {n}',
  'code.another': 'Başka bir kod göster',
  'code.yours': 'Kodunuz: {code}',
  'code.over': 'Bu kod artık kullanılamaz.',
  'code.ends': 'Kod {time} boyunca kullanılabilir.',

  'screen.tooOld.heading': 'Bu tarayıcı çok eski',
  'screen.tooOld.text': 'Oturum açmak için onu güncelleyin veya başka bir tarayıcı kullanın.',

  'session.heading': 'Oturumunuz denetleniyor',
  'session.checking': 'Oturumunuz denetleniyor…',
  'session.denied': 'Henüz oturum açmadınız',

  'codeForm.why': 'Devam etmek için kodu girin.',
  'codeForm.accepted': 'Kod kabul edildi. Oturumunuz açılıyor…',

  'waiting.minutes': '{minutes}\u00a0dk. {seconds}\u00a0sn.',
  'waiting.minutesLeft': 'Kalan dakika: {n}',
  'waiting.phone': 'Telefonunuz bekleniyor…',
  'waiting.app': 'Uygulama bekleniyor. Bu sayfa otomatik olarak devam eder.',
  'waiting.endsIn': 'Bu isteğin süresi {time} sonra dolacak.',
  'waiting.lastSeconds': 'İsteğin süresi {n}\u00a0saniye sonra dolacak.',
  'waiting.over': 'Bu isteğin süresi doldu.',
  'waiting.since': '{time} saatinden beri bekleniyor.',
  'waiting.checked': 'Az önce denetlendi.',
  'waiting.retryIn': '{time} sonra yeniden deneyeceğiz.',
  'waiting.retrying': 'Yeniden deneniyor…',
  'waiting.offline': 'Bağlantı geri geldiğinde bu sayfa devam eder.',
  'waiting.tryNow': 'Şimdi dene',
  'waiting.seconds': '{n}\u00a0sn.',
  'waiting.atMost': 'Bu işlem en fazla {time} sürer.',
  'waiting.slow': 'Bu işlem normalden uzun sürüyor.',

  'request.time': 'İstek saati: {time}',
  'request.place': 'Konum: {place}',

  'trust.ask': {
    one: 'Bu cihazda {n}\u00a0gün boyunca yeniden sorma',
    other: 'Bu cihazda {n}\u00a0gün boyunca yeniden sorma',
  },
  'trust.hint': 'Başkalarıyla paylaştığınız bir bilgisayarda seçmeyin.',

  'who.account': 'Hesap:',
  'who.notYou': 'Siz değil misiniz?',

  'rail.label': 'Adımlar',
  'rail.done': '(tamamlandı)',
  'rail.password': 'Parola',
  'rail.code': 'Kod',
  'rail.approval': 'Onay',
  'rail.passkey': 'Geçiş anahtarı',
  'rail.phone': 'Telefon',
  'rail.email': 'E-posta',
  'rail.newPassword': 'Yeni parola',

  'copy.done': 'Kopyalandı.',
  'copy.failed': 'Kopyalanamadı. Lütfen elle kopyalayın.',

  'item.used': 'Son kullanım: {time}',
  'item.unused': 'Henüz kullanılmadı',
  'item.remove': 'Kaldır',
  'item.removeNamed': 'Kaldır: {name}',
  'item.keep': 'Sakla',
  'item.nearby': 'Yakınlarda',

  'signedIn.heading': 'Oturum açtınız',
  'signedIn.open': '{product} uygulamasını burada aç',

  'problem.required': 'Bu alan zorunludur',
  'problem.enterCode': 'Lütfen doğrulama kodunu girin.',
  'problem.invalidCode': 'Doğrulama kodu geçersiz.',
  'problem.tryAgainLater': 'Bir hata oluştu, lütfen daha sonra yeniden deneyin.',
  'problem.enterMobileNumber': 'Lütfen cep telefonu numaranızı girin.',
  'problem.noCodePasted': 'Yapıştırılan metinde kod bulunamadı. Lütfen kodu yazın.',

  'links.label': 'Bu site hakkında',
  'links.privacy': 'Gizlilik',
  'links.imprint': 'Künye',
  'links.terms': 'Koşullar',
  'links.help': 'Yardım',

  'language.label': 'Dil',
  'language.changed': 'Bu sayfa artık Türkçe.',
  'language.failed': 'Bu dil yüklenemedi. Lütfen yeniden deneyin.',

  'accounts.label': 'Bu cihazdaki hesaplar',
  'accounts.forget': 'Unut',
  'accounts.forgetName': 'Unut: {name}',
  'accounts.other': 'Başka bir hesap',

  'problem.providerCancelled': 'Şirketinizle oturum açma iptal edildi. Yeniden deneyebilirsiniz.',
  'problem.providerNoAccount':
    'Şirketiniz oturumunuzu açtı, ancak burada hesabınız yok. Şirketinizden bir hesap isteyin.',
  'problem.providerFailed': 'Şirketinizle oturum açılamadı. Lütfen yeniden deneyin.',
  'problem.loginDeniedHint':
    'Bu oturum açma işlemini siz başlatmadıysanız parolanızı değiştirin ve durumu desteğe bildirin.',

  'passkey.or': 'veya',
  'passkey.signIn': 'Geçiş anahtarıyla oturum aç',
  'passkey.heading': 'Geçiş anahtarınızı kullanın',
  'passkey.text': 'Kimliğinizi parmak iziniz, yüzünüz, PIN’iniz veya bir güvenlik anahtarıyla doğrulayın.',
  'passkey.use': 'Geçiş anahtarını kullan',
  'passkey.accepted': 'Geçiş anahtarı kabul edildi. Oturumunuz açılıyor…',

  'passkeyOffer.heading': 'Bir dahaki sefere daha hızlı oturum açın',
  'passkeyOffer.text':
    'Geçiş anahtarıyla parmak iziniz, yüzünüz veya PIN’inizle oturum açarsınız. Yazacağınız veya kaptıracağınız bir parola yoktur.',
  'passkeyOffer.create': 'Geçiş anahtarı oluştur',
  'passkeyOffer.notNow': 'Şimdi değil',
  'passkeyOffer.saved': 'Geçiş anahtarı kaydedildi. Oturumunuz açılıyor…',

  'passkeys.heading': 'Geçiş anahtarları',
  'passkeys.none': 'Geçiş anahtarı yok',
  'passkeys.unnamed': 'Geçiş anahtarı',
  'passkeys.sure': 'Bu geçiş anahtarı kaldırılsın mı? Artık bununla oturum açamayacaksınız.',
  'passkeys.removed': 'Geçiş anahtarı kaldırıldı.',

  'problem.passkeyCancelled':
    'Geçiş anahtarı kullanılmadı. Lütfen yeniden deneyin veya başka bir yöntem seçin.',
  'problem.passkeyTimedOut':
    'Geçiş anahtarını kullanma süresi doldu. Lütfen yeniden deneyin veya başka bir yöntem seçin.',
  'problem.passkeyElsewhere':
    'Başka bir sekme veya pencere geçiş anahtarı istiyor. Önce oradaki işlemi bitirin veya başka bir yöntem seçin.',
  'problem.passkeyNoAuthenticator':
    'Bu cihazda geçiş anahtarı kullanılamıyor. Lütfen başka bir yöntem seçin.',
  'problem.passkeyUnsupported':
    'Bu tarayıcıda geçiş anahtarları kullanılamıyor. Lütfen başka bir yöntem seçin.',
  'problem.passkeyBlocked': 'Bu sayfada geçiş anahtarlarına izin verilmiyor. Lütfen başka bir yöntem seçin.',
  'problem.passkeyExists': 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  'problem.passkeyNotCreated':
    'Geçiş anahtarı oluşturulmadı. Yeniden deneyebilir veya bunu daha sonra yapabilirsiniz.',
  'problem.passkeyElsewhereLater':
    'Başka bir sekme veya pencere geçiş anahtarı istiyor. Önce oradaki işlemi bitirin veya anahtarınızı daha sonra oluşturun.',
  'problem.passkeyNotHere': 'Burada geçiş anahtarı oluşturulamıyor. Onsuz devam edebilirsiniz.',
  'problem.passkeyRefused': 'Bu geçiş anahtarı kabul edilmedi. Lütfen parolanızla oturum açın.',
  'problem.passkeyUnknown': 'Bu geçiş anahtarı artık geçerli değil. Lütfen parolanızla oturum açın.',

  'phoneSignIn.button': 'Telefonunuzla oturum açın',
  'phoneSignIn.text': 'Bu kodu, oturum açtığınız bir telefonla tarayın ve orada onaylayın.',
  'phoneSignIn.byHand': 'Veya telefonda bu adresi açın ve kodu oraya yazın:',
  'phoneSignIn.qr': 'Telefonunuz için QR kodu',
  'phoneSignIn.compare': 'Telefonunuza {number} yazın',
  'phoneSignIn.shared':
    'Bu bilgisayarda oturum açılmış olur. Başkaları da kullanıyorsa ayrılırken oturumu kapatın.',
  'phoneSignIn.denied': 'Oturum açma isteği telefonda reddedildi.',

  'phoneRequest.heading': 'Bilgisayarda oturum açılsın mı?',
  'phoneRequest.typeText': 'Bilgisayarın gösterdiği kodu yazın.',
  'phoneRequest.code': 'Bilgisayardaki kod',
  'phoneRequest.text':
    'Bir bilgisayar hesabınızla oturum açmak istiyor. Yalnızca onun başındaysanız ve bunu az önce orada istediyseniz onaylayın.',
  'phoneRequest.device': '{device} ile',
  'phoneRequest.warning':
    'Biri size bu kodu gönderdi mi veya ne yapacağınızı mı söylüyor? O zaman reddedin: Hesabınızı kullanmak istiyor.',
  'phoneRequest.number': 'Bilgisayardaki sayı',
  'phoneRequest.approve': 'Onayla',
  'phoneRequest.deny': 'Bu ben değildim',
  'phoneRequest.approved': 'Onaylandı. Bilgisayarda devam edin.',
  'phoneRequest.denied': 'Reddedildi. Kimse oturum açmadı.',
  'phoneRequest.wrongNumber':
    'Bu, bilgisayardaki sayı değil, bu yüzden istek reddedildi. Orada başka bir kod gösterin.',
  'phoneRequest.unknown':
    'Hiçbir bilgisayar bu kodu beklemiyor. Süresi dolmuş olabilir: Orada başka bir kod gösterin.',
  'phoneRequest.another': 'Başka bir kod yaz',

  'verification.heading': 'Oturum açma isteğini doğrulayın',
  'verification.approve': 'Mobil uygulamanızda oturum açma isteğini onaylayın.',
  'verification.resend': 'Yeniden gönder',
  'verification.resent': 'Oturum açma isteği mobil uygulamanıza yeniden gönderildi.',
  'verification.close': 'Kapat',
  'verification.offlineCode': 'Çevrimdışı kod',
  'verification.offlineHint': 'Mobil uygulamanız bu kodu bağlantı olmadan da gösterir.',
  'verification.accepted': 'Onaylandı. Oturumunuz açılıyor…',
  'verification.nothing':
    'Telefonunuzda bir şey görünmüyor mu? Telefonda uygulamayı kendiniz açın veya isteği yeniden gönderin.',
  'verification.noConnection':
    'Telefonunuzda bağlantı yok mu? Uygulama, buraya girebileceğiniz bir çevrimdışı kod gösterir.',

  'challenge.choose': 'Uygulamada {number} sayısını seçin',
  'challenge.deny': 'Telefonunuz başka bir konum veya saat gösteriyorsa isteği telefonunuzda reddedin.',
  'challenge.nothing': 'Telefonunuzda bir şey görünmüyor mu?',
  'challenge.openApp': 'Uygulamayı aç',
  'challenge.byHand': 'Telefonda uygulamayı kendiniz açın veya isteği yeniden gönderin.',

  'phoneAuth.heading': 'Güvenlik kodunu girin',
  'phoneAuth.text': 'Telefonunuza SMS ile bir kod gönderdik.',
  'phoneAuth.code': 'Güvenlik kodu',
  'phoneAuth.timeLeft': 'Kalan süre:',
  'phoneAuth.lastSeconds': {
    one: 'Kodun süresi {n}\u00a0saniye sonra dolacak.',
    other: 'Kodun süresi {n}\u00a0saniye sonra dolacak.',
  },

  'emailCode.heading': 'Güvenlik kodunu girin',
  'emailCode.text': 'E-posta adresinize bir kod gönderdik. Önemsiz posta klasörüne de bakın.',
  'emailCode.to': 'Şu adrese bir kod gönderdik: {reference}. Önemsiz posta klasörüne de bakın.',
  'emailCode.code': 'Güvenlik kodu',

  'newCode.to': 'Numarasının sonu {reference} olan telefona SMS ile bir kod gönderdik.',
  'newCode.in': 'Kod gelmedi mi? {time} sonra yeni bir kod gönderebilirsiniz.',
  'newCode.send': 'Yeni kod gönder',
  'newCode.signIn': 'Kod gelmedi mi? Yeni bir kod almak için yeniden oturum açın.',

  'symantec.setUp': 'Tek kullanımlık kodları ayarlayın',
  'symantec.step': 'Adım {n}/{count}',
  'symantec.credentialsId': 'Kimlik bilgisi ID’si',
  'symantec.activationCode': 'İlk kod',
  'symantec.secondActivationCode': 'İkinci kod',
  'symantec.codeHint': 'Tek kullanımlık kod cihazınızda veya uygulamanızda gösterilen kodu girin.',
  'symantec.credentialsIdHint':
    'Tek kullanımlık kod uygulamanızda veya cihazınızın arkasında bulabilirsiniz.',
  'symantec.credentialsIdWhy': 'Devam etmek için kimlik bilgisi ID’sini girin.',
  'symantec.activationCodeHint': 'Cihazınızda veya uygulamanızda şu anda gösterilen kodu girin.',
  'symantec.secondActivationCodeHint': 'Bir sonraki kodu bekleyin, ardından girin.',

  'authenticator.setUp': 'Kimlik doğrulama uygulaması kurun',
  'authenticator.text':
    'QR kodunu bir kimlik doğrulama uygulamasıyla tarayın, ardından gösterdiği kodu girin.',
  'authenticator.qr': 'Kimlik doğrulama uygulamanız için QR kodu',
  'authenticator.byHand': 'Ya da uygulamaya bu anahtarı girin:',
  'authenticator.open': 'Kimlik doğrulama uygulamasını aç',
  'authenticator.codeHint': 'Kimlik doğrulama uygulamanızın gösterdiği kodu girin.',

  'recovery.heading': 'Kurtarma kodlarınız',
  'recovery.text':
    'Kimlik doğrulama uygulamanız yanınızda değilse bu kodların her biriyle bir kez oturum açabilirsiniz. Yalnızca şimdi gösterilirler: Güvenli bir yerde saklayın.',
  'recovery.download': 'İndir',
  'recovery.print': 'Yazdır',
  'recovery.saved': 'Bu kodları kaydettim',
  'recovery.savedWhy': 'Devam etmek için kodları kaydedin, ardından kutuyu işaretleyin.',
  'recovery.gone':
    'Kurtarma kodlarınız bir kez gösterildi ve yeniden gösterilemez. Kaydetmediyseniz “{page}” sayfasında yenilerini oluşturun.',
  'recovery.use': 'Kurtarma kodu kullan',
  'recovery.enter': 'Bir kurtarma kodu girin',
  'recovery.enterText': 'Kaydettiğiniz kurtarma kodlarından birini girin. Her biri bir kez çalışır.',
  'recovery.code': 'Kurtarma kodu',
  'recovery.codeWhy': 'Devam etmek için kurtarma kodunu girin.',
  'recovery.back': 'Geri',

  'mobileSetup.heading': 'Mobil uygulamayı ayarlayın',
  'mobileSetup.text':
    'Oturum açma isteklerini mobil uygulamada onaylayacaksınız. Uygulama ayarlandığında bu sayfa otomatik olarak devam eder.',
  'mobileSetup.mobileNumber': 'Cep telefonu numarası',
  'mobileSetup.send': 'Bağlantı gönder',
  'mobileSetup.sent': 'Bağlantıyı telefonunuza gönderdik.',
  'mobileSetup.activationCode': 'Etkinleştirme kodu',
  'mobileSetup.activationHint': 'Bu kodu mobil uygulamaya girin.',
  'mobileSetup.skip': 'Şimdilik atla',
  'mobileSetup.scan': 'Telefonunuzun kamerasını koda tutun veya bağlantıyı telefonunuza gönderin.',
  'mobileSetup.qr': 'QR kodu: {name}',
  'mobileSetup.open': 'Uygulamayı açın',
  'mobileSetup.openHint': 'Uygulama, ilk adımlarda size yol gösterir.',
  'mobileSetup.stay': 'Bu sayfayı açık bırakın',

  'apps.heading': 'Uygulamayı indirin',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Mobil uygulamayı indirin',
  'mobileWizard.text': 'Uygulamayı telefonunuza yükleyin, ardından buradan devam edin.',

  'onboardingNotSupported.heading': 'Bilgisayarda devam edin',
  'onboardingNotSupported.text': 'Hesabınızı ayarlamak için bilgisayar gerekiyor.',
  'onboardingNotSupported.send': 'Adresi kendinize gönderin',

  'installerError.heading': 'Bu cihazı ayarlamayı tamamlayın',
  'installerError.text': 'Uygulamayı indirip yükleyin, ardından yeniden deneyin.',
  'installerError.download': 'Uygulamayı indir',
  'installerError.downloadFile': '{file} dosyasını indir',
  'installerError.version': 'Sürüm {version}',

  'problem.deviceNotSetUp': 'Bu cihaz henüz ayarlanmadı.',

  'forgetPassword.heading': 'Parola sorunu',
  'forgetPassword.text': 'Parolanızı nasıl sıfırlayabileceğinizi görmek için kullanıcı adınızı girin.',
  'forgetPassword.startAgain': 'Parolanız sıfırlanmadı. Lütfen baştan başlayın.',
  'forgetPassword.notSure': 'Emin değil misiniz? Yardım alın',

  'resetPassword.heading': 'Telefonunuzu doğrulayın',
  'resetPassword.text': 'Hesabınızdaki cep telefonu numarasını girin. Size SMS ile bir kod göndereceğiz.',
  'resetPassword.mobile': 'Cep telefonu numarası',
  'resetPassword.sendCode': 'Kod gönder',
  'resetPassword.noAccess': 'Bu telefona erişiminiz yok mu?',
  'resetPassword.code.heading': 'Doğrulama kodunu girin',
  'resetPassword.code.text': 'Numarasının sonu {reference} olan telefona 6\u00a0haneli bir kod gönderdik.',
  'resetPassword.code.label': 'Doğrulama kodu',
  'resetPassword.code.hint': 'Son haneyi girdiğinizde kod hemen denetlenir.',
  'resetPassword.code.sendNew': 'Yeni kod gönder',
  'resetPassword.code.resent': 'Yeni kod için lütfen telefonunuza bakın.',
  'resetPassword.create.heading': 'Parola oluşturun',
  'resetPassword.verifyAgain': 'Yeniden doğrula',

  'resetEmail.heading': 'E-postanızı doğrulayın',
  'resetEmail.text': 'Şu adrese bir kod göndereceğiz: {reference}.',
  'resetEmail.sent':
    'Şu adrese 6\u00a0haneli bir kod gönderdik: {reference}. Önemsiz posta klasörüne de bakın.',
  'resetEmail.noAccess': 'Bu e-postaya erişiminiz yok mu?',
  'resetEmail.instead': 'Kodu e-postayla gönder',
  'resetEmail.phoneInstead': 'Kodu SMS ile gönder',

  'problem.noPhone': 'Kayıtlı cep telefonu numarası yok',
  'problem.notAutomatic': 'Parolanız otomatik olarak sıfırlanamıyor.',
  'problem.unknownUser': 'Bu kullanıcı adıyla eşleşen kullanıcı yok.',
  'problem.otherNumber': 'Bu numara kayıtlı numarayla eşleşmiyor.',
  'problem.tookTooLong': 'Bu işlem biraz fazla uzun sürdü…',

  'passwordUpdated.heading': 'Parola güncellendi',
  'passwordUpdated.guest': 'Artık yeni parolanızla oturum açabilirsiniz.',
  'passwordUpdated.other': 'Parolayı diğer cihazlarınızda ve bağlı uygulamalarda da güncelleyin.',
  'passwordUpdated.signIn': 'Oturum aç',
  'passwordUpdated.continue': 'Devam et',

  'newPassword.old': 'Geçerli parola',
  'newPassword.new': 'Yeni parola',
  'newPassword.verify': 'Parolayı doğrulayın',
  'newPassword.save': 'Parolayı kaydet',
  'newPassword.rules': 'Parola kuralları',
  'newPassword.met': '(karşılandı)',
  'newPassword.allMet': 'Tüm parola kuralları karşılandı.',
  'newPassword.rule.length': 'En az 9\u00a0karakter',
  'newPassword.rule.lowercase': 'Bir küçük harf',
  'newPassword.rule.uppercase': 'Bir büyük harf',
  'newPassword.rule.digit': 'Bir rakam',
  'newPassword.rule.special': '! @ $ veya % gibi bir özel karakter',
  'newPassword.rule.allowed': '# veya : yok',
  'newPassword.rule.match': 'İki parola eşleşiyor',
  'newPassword.why': 'Devam etmek için yukarıdaki tüm kuralları karşılayın.',
  'newPassword.whyWithOld':
    'Devam etmek için geçerli parolanızı girin ve yukarıdaki tüm kuralları karşılayın.',
  'newPassword.strength': 'Parola gücü',
  'newPassword.strength.none': 'Henüz parola yok',
  'newPassword.strength.veryweak': 'Çok zayıf',
  'newPassword.strength.weak': 'Zayıf',
  'newPassword.strength.medium': 'Orta',
  'newPassword.strength.strong': 'Güçlü',
  'newPassword.strength.refused': 'İzin verilmiyor',
  'newPassword.rule.least': 'En az uzunluk: {n}',
  'newPassword.rule.most': 'En fazla uzunluk: {n}',
  'newPassword.rule.kinds': 'Bu {count} türden en az {n} tanesi',
  'newPassword.rule.oneOf': 'Bu karakterlerden biri: {list}',
  'newPassword.rule.forbidden': 'Bunların hiçbiri: {list}',
  'newPassword.rule.uncommon': 'Kolay tahmin edilen bir parola değil',

  'field.showPassword': 'Parolayı göster',

  'resetTempPassword.heading': 'Parolanızı değiştirin',
  'resetTempPassword.expired': 'Parolanızın süresi doldu. Devam etmek için yeni bir parola seçin.',
  'resetTempPassword.temporary': 'Parolanız geçici. Devam etmek için yeni bir parola seçin.',
  'resetTempPassword.policy':
    'Parolanız artık şirketinizin kurallarına uymuyor. Devam etmek için yeni bir parola seçin.',

  'passwordExpired.heading': 'Parolanızın süresi doldu',
  'passwordExpired.text': 'Oturum açmadan önce parolanızı değiştirmeniz gerekiyor.',
  'passwordExpired.change': 'Parolayı değiştir',

  'changePassword.heading': 'Parolanızı değiştirmeden önce',
  'changePassword.form.heading': 'Parolanızı değiştirin',

  'problem.prohibitedPassword': 'Bu parolaya izin verilmiyor, lütfen başka bir parola deneyin.',
  'problem.usedPassword': 'Daha önce kullandığınız veya kişisel bilgi içeren parolaları belirleyemezsiniz.',
  'problem.wrongOldPassword': 'Geçerli parolanız doğru değil.',
  'problem.alreadyCreated': 'Parolanız zaten oluşturuldu. Devam etmek için lütfen sayfayı yenileyin.',

  'connected.devices': 'Bağlı cihazlar',
  'connected.apps': 'Bağlı uygulamalar',
  'connected.noDevices': 'Bağlı cihaz yok',
  'connected.noApps': 'Bağlı uygulama yok',
  'connected.wipe.pending': 'Uzaktan silme: bekliyor',
  'connected.wipe.inProgress': 'Uzaktan silme: devam ediyor',
  'connected.wipe.done': 'Uzaktan silme: tamamlandı',
  'connected.wipe.failed': 'Uzaktan silme: başarısız',
  'connected.gotIt': 'Anladım',
  'connected.about': 'Değişiklikten sonra, eski parolanın kayıtlı olduğu her yere yeni parolayı girin.',
  'connected.showAll': 'Tümünü göster ({n})',
  'connected.filter': 'Ada veya konuma göre filtrele',
  'connected.found': '{n}/{total}',

  'security.heading': 'Güvenliğiniz',
  'security.about': 'Oturum açmak için kullandıklarınız ve oturumunuzun açık olduğu yerler.',
  'security.passwordChanged': 'Son değişiklik: {time}',
  'security.authenticators': 'Kimlik doğrulama uygulamaları',
  'security.noAuthenticators': 'Kimlik doğrulama uygulaması yok',
  'security.added': 'Eklenme: {time}',
  'security.setUpApp': 'Uygulama kurun',
  'security.appSaved': 'Kimlik doğrulama uygulaması kuruldu.',
  'security.setUpOver': 'Bu kurulum sona erdi. Lütfen yeniden başlatın.',
  'security.removeAppSure':
    'Bu kimlik doğrulama uygulaması kaldırılsın mı? Artık kodlarıyla oturum açamazsınız.',
  'security.appRemoved': 'Kimlik doğrulama uygulaması kaldırıldı.',
  'security.lastFactor': 'Bunu kaldırmadan önce başka bir uygulama kurun.',
  'security.recovery': 'Kurtarma kodları',
  'security.codesLeft': { one: '{n} kod kaldı', other: '{n} kod kaldı' },
  'security.noCodes': 'Kod kalmadı',
  'security.codesMade': 'Oluşturma: {time}',
  'security.codesLater': 'Kimlik doğrulama uygulaması kurduğunuzda kurtarma kodları alırsınız.',
  'security.newCodes': 'Yeni kodlar',
  'security.newCodesSure': 'Eski kurtarma kodlarınız artık çalışmaz.',
  'security.trusted': 'Güvenilen cihazlar',
  'security.noTrusted': 'Güvenilen cihaz yok',
  'security.trustedUntil': 'Güvenin bitişi: {date}',
  'security.trustEnded': 'Cihaza artık güvenilmiyor.',
  'security.passkeySaved': 'Geçiş anahtarı kaydedildi.',
  'security.rename': 'Yeniden adlandır',
  'security.renameNamed': 'Yeniden adlandır: {name}',
  'security.renamed': 'Ad kaydedildi.',
  'security.name': 'Ad',
  'security.save': 'Kaydet',
  'security.cancel': 'İptal',
  'security.elsewhere': 'Diğer her yerde oturumu kapat',
  'security.elsewhereSure':
    'Diğer cihazlarınız, tarayıcılarınız ve uygulamalarınız bundan sonra yeniden oturum açmak zorunda kalır.',
  'security.elsewhereDone': 'Diğer her yerde oturumunuz kapatıldı.',

  'proof.heading': 'Siz olduğunuzu onaylayın',
  'proof.text':
    'Bir süre önce oturum açtınız. Bu değişiklik için siz olduğunuzu yeniden kanıtlamanız gerekiyor.',
  'proof.confirm': 'Onayla',
  'proof.anew': 'Yeniden oturum aç',
  'proof.done': 'Onaylandı. Devam etmek için düğmeye yeniden basın.',

  'problem.wrongPassword': 'Parola doğru değil.',

  'completion.heading': 'Oturumunuz açılıyor',
  'completion.progress': 'Şirketinizin diğer sitelerinde oturumunuz açılıyor: {answered}/{total}',
  'completion.skip': 'Beklemeden devam et',
  'completion.leave':
    'Şirketinizin bazı siteleri kendi ağındadır: Tarayıcınız yerel ağa erişime izin vermenizi isteyebilir.',
  'completion.local': 'Şirketin diğer sitelerinde oturum aç',
  'completion.leftOut': 'Oturum açılmayan siteler: {hosts}',
  'completion.denied':
    'Tarayıcınız bu sayfanın şirketinizin ağına erişmesine izin vermiyor. Bu sayfa için tarayıcı ayarlarından izin verebilirsiniz.',
  'completion.opens': '{product} birkaç saniye içinde açılacak.',
  'completion.stay': 'Bu sayfada kal',

  'popupNotified.text': 'Bu pencereyi kapatabilirsiniz.',

  'nativeClient.heading': '{app} içinde devam edilsin mi?',
  'nativeClient.text':
    '{app} bu hesapla oturum açmak istiyor. Yalnızca orada az önce oturum açmaya başladıysanız devam edin.',
  'nativeClient.open': '{app} uygulamasını aç',
  'nativeClient.opened':
    '{app} içinde devam edin. Bu pencereyi kapatabilirsiniz. {app} açılmadıysa yeniden açın.',
  'nativeClient.showCode': 'Yazılacak bir kod göster',
  'nativeClient.code.heading': 'Bu kodu {app} uygulamasına yazın',
  'nativeClient.code.text':
    'Kodu yalnızca oturum açmaya başladığınız yere yazın ve kimseye söylemeyin: Kodu isteyen kişi hesabınızı kullanmak istiyordur.',
  'nativeClient.refused.heading': 'Bu uygulamada oturum açılamıyor',
  'nativeClient.refused.mode': 'Bu sayfayı açan uygulama, bu sayfanın bilmediği bir şey istedi.',
  'nativeClient.refused.list': 'Bu sayfayı açan uygulamaya şirketiniz izin vermiyor.',
  'nativeClient.refused.request': 'Bu sayfayı açan uygulama isteğini gerektiği gibi yapmadı.',
  'nativeClient.refused.advice':
    'Hiçbir şey aktarılmadı. Uygulamayı güncelleyip yeniden deneyin veya destek ekibinize şu sözcüğü bildirin: {parameter}',

  'support.heading': 'Yardım alın. İşinize dönün.',
  'support.sorry': 'Üzgünüz, bir sorun oluştu…',
  'support.name': 'Ad',
  'support.email': 'E-posta',
  'support.phone': 'Telefon',
  'support.description': 'Açıklama',
  'support.company': 'Şirket',
  'support.count': '{n}/{max}\u00a0karakter',
  'support.left': '{n}\u00a0karakter kaldı',
  'support.submit': 'Gönder',
  'support.done': 'Bitti',
  'support.sent': 'Destek talebiniz onaylandı. Birkaç saat içinde yanıt almanız bekleniyor.',
  'support.callUs': 'Desteği arayabilirsiniz.',
  'support.noWay': 'Bu sayfadan desteğe ulaşamazsınız. Yöneticinize başvurun.',
  'support.reference': 'İletinize eklenen bilgi: {reference}',
  'support.reference.status': 'Hata {status}',
  'support.reference.request': 'İstek {id}',
  'support.reference.both': 'Hata {status}, istek {id}',
  'support.reference.remove': 'Kaldır',
  'support.recording': 'Bu sayfanın kaydını ekle',
  'support.recording.what':
    'Destek ekibine bu sayfanın hangi adımları ne zaman attığını ve sunucunun ne yanıt verdiğini gösterir. İçinde parola, kod, ad veya yazdığınız hiçbir şey yoktur.',
  'support.recording.see': 'Kaydın içeriğini görüntüle',
  'support.recording.cut': 'Kayıt çok uzundu: başlangıcı kayıtta yok.',
  'support.recording.none': 'Bu sayfanın kaydı yok.',
  'support.hurry': 'Aceleniz mi var? Desteği arayın:',
  'support.emailHint': 'Şu anda erişebildiğiniz bir adres.',
  'support.optional': 'İsteğe bağlı',

  'problem.invalidEmail': 'Lütfen geçerli bir e-posta adresi girin',
  'problem.helpUnavailable': 'Lütfen biraz bekleyip bu sayfayı yenilemeyi deneyin.',
  'problem.supportTrouble': 'Destek sunucusuna ulaşamıyoruz, lütfen daha sonra yeniden deneyin.',

  'deskCode.heading': 'Yardım masanızla mı konuşuyorsunuz?',
  'deskCode.text':
    'Onlara bir kod okuyun. Bununla adınızı, bulunduğunuz adımı ve son hatayı görürler. Parolanıza hiçbir zaman ihtiyaçları yoktur.',
  'deskCode.warning': 'Bu kodu yalnızca kendi yardım masanıza ve yalnızca siz aradıysanız söyleyin.',
  'deskCode.show': 'Kod göster',
  'deskCode.seen': 'Yardım masanız bu kodu gördü.',
  'deskCode.seenAt': 'Yardım masanız bu kodu gördü, saat {time}.',
  'deskCode.notYou': 'Şu anda onlarla konuşmuyorsanız onları arayın: kodunuzu başka biri kullanmış olabilir.',

  'alternatives.try': 'Başka bir yöntem dene',
  'alternatives.sms': 'SMS ile kod al',
  'alternatives.email': 'E-postayla kod al',
  'alternatives.totp': 'Kimlik doğrulama uygulamasını kullan',
  'alternatives.symantecVip': 'Tek kullanımlık kod gir',
  'alternatives.approval': 'Mobil uygulamada onayla',
  'alternatives.passkey': 'Geçiş anahtarı kullan',
  'alternatives.device': 'Bu cihazı denetle',

  'notice.info': 'Bildirim',
  'notice.warning': 'Uyarı',
  'notice.showAll': 'Tümünü göster',
  'notice.showLess': 'Daha az göster',
  'notice.more': 'Daha fazla bilgi',
} as const satisfies Messages
