import type { Messages } from 'src/messages/en-US'
import { idInitial } from 'src/messages/id/initial'

/** Every word in Indonesian. */
export const id = {
  ...idInitial,

  'phone.country': 'Negara: {name}, +{code}',
  'phone.countryOther': 'Negara',
  'phone.countries': 'Negara',

  'action.contactSupport': 'Hubungi dukungan',
  'action.close': 'Tutup',
  'action.signOut': 'Keluar',
  'action.backToSignIn': 'Kembali ke halaman masuk',
  'action.changePassword': 'Ubah kata sandi',
  'action.skip': 'Lewati',
  'action.activate': 'Konfirmasi',
  'action.next': 'Berikutnya',
  'action.copy': 'Salin',

  'code.digit': 'Digit {n} dari {count}',
  'code.oneTime': 'Masukkan kode sekali pakai',
  'code.label': 'Kode keamanan',
  'code.sent': 'Kode baru sedang dikirim. Hanya kode terbaru yang berlaku.',
  'code.triesLeft': 'Sisa percobaan: {n}',
  'code.another': 'Tampilkan kode lain',
  'code.yours': 'Kode Anda: {code}',
  'code.over': 'Kode ini tidak dapat digunakan lagi.',
  'code.ends': 'Kode dapat digunakan selama {time}.',

  'screen.tooOld.heading': 'Browser ini terlalu lama',
  'screen.tooOld.text': 'Perbarui atau gunakan browser lain untuk masuk.',

  'session.heading': 'Memeriksa sesi Anda',
  'session.checking': 'Memeriksa sesi Anda…',
  'session.denied': 'Anda belum masuk',

  'codeForm.why': 'Masukkan kode untuk melanjutkan.',
  'codeForm.accepted': 'Kode diterima. Sedang masuk…',

  'waiting.minutes': '{minutes}\u00a0mnt {seconds}\u00a0dtk',
  'waiting.minutesLeft': 'Sisa menit: {n}',
  'waiting.phone': 'Menunggu ponsel Anda…',
  'waiting.app': 'Menunggu aplikasi. Halaman ini akan berlanjut sendiri.',
  'waiting.endsIn': 'Permintaan ini berakhir dalam {time}.',
  'waiting.lastSeconds': 'Permintaan ini berakhir dalam {n}\u00a0detik.',
  'waiting.over': 'Waktu permintaan ini sudah habis.',
  'waiting.since': 'Menunggu sejak pukul {time}.',
  'waiting.checked': 'Baru saja diperiksa.',
  'waiting.retryIn': 'Kami akan mencoba lagi dalam {time}.',
  'waiting.retrying': 'Mencoba lagi…',
  'waiting.offline': 'Halaman ini berlanjut setelah koneksi pulih.',
  'waiting.tryNow': 'Coba sekarang',
  'waiting.seconds': '{n}\u00a0dtk',
  'waiting.atMost': 'Proses ini paling lama {time}.',
  'waiting.slow': 'Ini memakan waktu lebih lama dari biasanya.',

  'request.time': 'Diminta pukul {time}',
  'request.place': 'Dari {place}',

  'trust.ask': { other: 'Jangan tanya lagi di perangkat ini selama {n}\u00a0hari' },
  'trust.hint': 'Bukan untuk komputer yang dipakai bersama orang lain.',

  'who.account': 'Akun:',
  'who.notYou': 'Bukan Anda?',

  'rail.label': 'Langkah',
  'rail.done': '(selesai)',
  'rail.password': 'Kata sandi',
  'rail.code': 'Kode',
  'rail.approval': 'Persetujuan',
  'rail.passkey': 'Kunci sandi',
  'rail.phone': 'Ponsel',
  'rail.email': 'Email',
  'rail.newPassword': 'Kata sandi baru',

  'copy.done': 'Disalin.',
  'copy.failed': 'Tidak dapat disalin. Salin kode secara manual.',

  'item.used': 'Terakhir digunakan: {time}',
  'item.unused': 'Belum digunakan',
  'item.remove': 'Hapus',
  'item.removeNamed': 'Hapus {name}',
  'item.keep': 'Pertahankan',

  'signedIn.heading': 'Anda sudah masuk',
  'signedIn.open': 'Buka {product} di sini',

  'problem.required': 'Kolom ini wajib diisi',
  'problem.enterCode': 'Masukkan kode verifikasi.',
  'problem.invalidCode': 'Kode verifikasi tidak valid.',
  'problem.tryAgainLater': 'Terjadi kesalahan, coba lagi nanti.',
  'problem.enterMobileNumber': 'Masukkan nomor ponsel Anda.',
  'problem.noCodePasted': 'Kode tidak ditemukan dalam teks yang ditempel. Silakan ketik kodenya.',

  'links.label': 'Tentang situs ini',
  'links.privacy': 'Privasi',
  'links.imprint': 'Informasi penerbit',
  'links.terms': 'Ketentuan',
  'links.help': 'Bantuan',

  'language.label': 'Bahasa',
  'language.changed': 'Halaman ini sekarang dalam bahasa Indonesia.',
  'language.failed': 'Bahasa ini tidak dapat dimuat. Coba lagi.',

  'accounts.label': 'Akun di perangkat ini',
  'accounts.forget': 'Lupakan',
  'accounts.forgetName': 'Lupakan {name}',
  'accounts.other': 'Akun lain',

  'problem.providerCancelled': 'Proses masuk melalui perusahaan Anda dibatalkan. Anda dapat mencoba lagi.',
  'problem.providerNoAccount':
    'Perusahaan Anda telah memverifikasi Anda, tetapi Anda tidak memiliki akun di sini. Mintalah akun kepada perusahaan Anda.',
  'problem.providerFailed': 'Proses masuk melalui perusahaan Anda tidak berhasil. Silakan coba lagi.',
  'problem.loginDeniedHint':
    'Jika bukan Anda yang memulai proses masuk ini, ubah kata sandi Anda dan beri tahu dukungan.',

  'passkey.or': 'atau',
  'passkey.signIn': 'Masuk dengan kunci sandi',
  'passkey.heading': 'Gunakan kunci sandi Anda',
  'passkey.text': 'Konfirmasi bahwa ini memang Anda dengan sidik jari, wajah, PIN, atau kunci keamanan.',
  'passkey.use': 'Gunakan kunci sandi',
  'passkey.accepted': 'Kunci sandi diterima. Sedang masuk…',

  'passkeyOffer.heading': 'Masuk lebih cepat lain kali',
  'passkeyOffer.text':
    'Dengan kunci sandi, Anda masuk menggunakan sidik jari, wajah, atau PIN. Tidak ada kata sandi yang perlu diketik atau bisa dibocorkan.',
  'passkeyOffer.create': 'Buat kunci sandi',
  'passkeyOffer.notNow': 'Jangan sekarang',
  'passkeyOffer.saved': 'Kunci sandi disimpan. Sedang masuk…',

  'passkeys.heading': 'Kunci sandi',
  'passkeys.none': 'Tidak ada kunci sandi',
  'passkeys.unnamed': 'Kunci sandi',
  'passkeys.sure': 'Hapus kunci sandi ini? Anda tidak dapat lagi masuk dengan kunci sandi ini.',
  'passkeys.removed': 'Kunci sandi dihapus.',

  'problem.passkeyCancelled': 'Kunci sandi tidak digunakan. Coba lagi, atau pilih cara lain.',
  'problem.passkeyTimedOut':
    'Waktu untuk menggunakan kunci sandi sudah habis. Coba lagi, atau pilih cara lain.',
  'problem.passkeyElsewhere':
    'Tab atau jendela lain sedang meminta kunci sandi. Selesaikan dulu di sana, atau pilih cara lain.',
  'problem.passkeyNoAuthenticator': 'Perangkat ini tidak dapat menggunakan kunci sandi. Pilih cara lain.',
  'problem.passkeyUnsupported': 'Browser ini tidak dapat menggunakan kunci sandi. Pilih cara lain.',
  'problem.passkeyBlocked': 'Kunci sandi tidak diizinkan di halaman ini. Pilih cara lain.',
  'problem.passkeyExists': 'Perangkat ini sudah memiliki kunci sandi untuk akun Anda.',
  'problem.passkeyNotCreated': 'Kunci sandi tidak dibuat. Anda dapat mencoba lagi, atau melakukannya nanti.',
  'problem.passkeyElsewhereLater':
    'Tab atau jendela lain sedang meminta kunci sandi. Selesaikan dulu di sana, atau buat kunci sandi Anda nanti.',
  'problem.passkeyNotHere':
    'Kunci sandi tidak dapat dibuat di sini. Anda dapat melanjutkan tanpa kunci sandi.',
  'problem.passkeyRefused': 'Kunci sandi ini tidak diterima. Masuk dengan kata sandi Anda.',
  'problem.passkeyUnknown': 'Kunci sandi ini tidak berlaku lagi. Masuk dengan kata sandi Anda.',

  'phoneSignIn.button': 'Masuk dengan ponsel Anda',
  'phoneSignIn.text': 'Pindai kode ini dengan ponsel tempat Anda sudah masuk, lalu setujui di sana.',
  'phoneSignIn.byHand': 'Atau buka alamat ini di ponsel, lalu ketik kodenya di sana:',
  'phoneSignIn.qr': 'Kode QR untuk ponsel Anda',
  'phoneSignIn.compare': 'Ketik {number} di ponsel Anda',
  'phoneSignIn.shared':
    'Komputer ini kemudian dalam keadaan masuk. Jika orang lain juga memakainya, keluarlah saat Anda pergi.',
  'phoneSignIn.denied': 'Permintaan masuk ditolak di ponsel.',

  'phoneRequest.heading': 'Masuk di komputer?',
  'phoneRequest.typeText': 'Ketik kode yang ditampilkan komputer.',
  'phoneRequest.code': 'Kode di komputer',
  'phoneRequest.text':
    'Sebuah komputer meminta masuk dengan akun Anda. Setujui hanya jika Anda berada di depannya dan baru saja memintanya di sana.',
  'phoneRequest.device': 'Dengan {device}',
  'phoneRequest.warning':
    'Apakah seseorang mengirim kode ini atau memberi tahu Anda apa yang harus dilakukan? Maka tolaklah: ia ingin memakai akun Anda.',
  'phoneRequest.number': 'Angka di komputer',
  'phoneRequest.approve': 'Setujui',
  'phoneRequest.deny': 'Ini bukan saya',
  'phoneRequest.approved': 'Disetujui. Lanjutkan di komputer.',
  'phoneRequest.denied': 'Ditolak. Tidak ada yang masuk.',
  'phoneRequest.wrongNumber':
    'Ini bukan angka di komputer, jadi permintaan ditolak. Tampilkan kode lain di sana.',
  'phoneRequest.unknown':
    'Tidak ada komputer yang menunggu kode ini. Mungkin sudah kedaluwarsa: tampilkan kode lain di sana.',
  'phoneRequest.another': 'Ketik kode lain',

  'verification.heading': 'Verifikasi permintaan masuk',
  'verification.approve': 'Setujui permintaan masuk di aplikasi seluler Anda.',
  'verification.resend': 'Kirim ulang',
  'verification.resent': 'Permintaan masuk dikirim ulang ke aplikasi seluler Anda.',
  'verification.close': 'Tutup',
  'verification.offlineCode': 'Kode offline',
  'verification.offlineHint': 'Aplikasi seluler menampilkan kode ini meskipun tanpa koneksi.',
  'verification.accepted': 'Disetujui. Sedang masuk…',
  'verification.nothing':
    'Tidak ada apa-apa di ponsel Anda? Buka aplikasi secara manual di ponsel, atau kirim ulang permintaan.',
  'verification.noConnection':
    'Tidak ada koneksi di ponsel Anda? Aplikasinya menampilkan kode offline yang dapat Anda masukkan di sini.',

  'challenge.choose': 'Pilih {number} di aplikasi',
  'challenge.deny': 'Jika ponsel Anda menampilkan tempat atau waktu lain, tolak permintaan di sana.',
  'challenge.nothing': 'Tidak ada apa-apa di ponsel Anda?',
  'challenge.openApp': 'Buka aplikasi',
  'challenge.byHand': 'Buka aplikasi secara manual di ponsel, atau kirim ulang permintaan.',

  'phoneAuth.heading': 'Masukkan kode keamanan',
  'phoneAuth.text': 'Kami mengirim kode ke ponsel Anda lewat SMS.',
  'phoneAuth.code': 'Kode keamanan',
  'phoneAuth.timeLeft': 'Sisa waktu:',
  'phoneAuth.lastSeconds': 'Kode kedaluwarsa dalam {n}\u00a0detik.',

  'emailCode.heading': 'Masukkan kode keamanan',
  'emailCode.text': 'Kami mengirim kode ke alamat email Anda. Periksa juga folder spam.',
  'emailCode.to': 'Kami mengirim kode ke {reference}. Periksa juga folder spam.',
  'emailCode.code': 'Kode keamanan',

  'newCode.to': 'Kami mengirim kode lewat SMS ke ponsel dengan nomor yang berakhiran {reference}.',
  'newCode.in': 'Belum ada kode? Anda dapat mengirim kode baru setelah {time}.',
  'newCode.send': 'Kirim kode baru',
  'newCode.signIn': 'Belum ada kode? Masuk lagi untuk mendapatkan kode baru.',

  'symantec.setUp': 'Siapkan kode sekali pakai',
  'symantec.step': 'Langkah {n} dari {count}',
  'symantec.credentialsId': 'ID kredensial',
  'symantec.activationCode': 'Kode pertama',
  'symantec.secondActivationCode': 'Kode kedua',
  'symantec.codeHint': 'Masukkan kode yang ditampilkan di perangkat atau aplikasi kode sekali pakai.',
  'symantec.credentialsIdHint':
    'Anda dapat menemukannya di aplikasi kode sekali pakai atau di bagian belakang perangkat.',
  'symantec.credentialsIdWhy': 'Masukkan ID kredensial untuk melanjutkan.',
  'symantec.activationCodeHint': 'Masukkan kode yang saat ini ditampilkan di perangkat atau aplikasi.',
  'symantec.secondActivationCodeHint': 'Tunggu kode berikutnya, lalu masukkan.',

  'authenticator.setUp': 'Siapkan aplikasi autentikator',
  'authenticator.text':
    'Pindai kode QR dengan aplikasi autentikator, lalu masukkan kode yang ditampilkannya.',
  'authenticator.qr': 'Kode QR untuk aplikasi autentikator Anda',
  'authenticator.byHand': 'Atau masukkan kunci ini di aplikasi:',
  'authenticator.open': 'Buka aplikasi autentikator',
  'authenticator.codeHint': 'Masukkan kode yang ditampilkan aplikasi autentikator Anda.',

  'recovery.heading': 'Kode pemulihan Anda',
  'recovery.text':
    'Setiap kode ini dapat dipakai sekali untuk masuk jika aplikasi autentikator tidak ada pada Anda. Kode hanya ditampilkan sekarang: simpan di tempat yang aman.',
  'recovery.download': 'Unduh',
  'recovery.print': 'Cetak',
  'recovery.saved': 'Saya telah menyimpan kode ini',
  'recovery.savedWhy': 'Simpan kode, lalu centang kotak untuk melanjutkan.',
  'recovery.gone':
    'Kode pemulihan Anda telah ditampilkan sekali dan tidak dapat ditampilkan lagi. Jika belum menyimpannya, buat yang baru di halaman “{page}”.',
  'recovery.use': 'Gunakan kode pemulihan',
  'recovery.enter': 'Masukkan kode pemulihan',
  'recovery.enterText':
    'Masukkan salah satu kode pemulihan yang telah Anda simpan. Setiap kode berlaku sekali.',
  'recovery.code': 'Kode pemulihan',
  'recovery.codeWhy': 'Masukkan kode pemulihan untuk melanjutkan.',
  'recovery.back': 'Kembali',

  'mobileSetup.heading': 'Siapkan aplikasi seluler',
  'mobileSetup.text':
    'Anda akan menyetujui permintaan masuk di aplikasi seluler. Setelah aplikasi siap, halaman ini berlanjut secara otomatis.',
  'mobileSetup.mobileNumber': 'Nomor ponsel',
  'mobileSetup.send': 'Kirim tautan',
  'mobileSetup.sent': 'Kami telah mengirim tautan ke ponsel Anda.',
  'mobileSetup.activationCode': 'Kode aktivasi',
  'mobileSetup.activationHint': 'Masukkan kode ini di aplikasi seluler.',
  'mobileSetup.skip': 'Lewati untuk saat ini',
  'mobileSetup.scan': 'Arahkan kamera ponsel ke kode ini, atau kirim tautan ke ponsel Anda.',
  'mobileSetup.qr': 'Kode QR: {name}',
  'mobileSetup.open': 'Buka aplikasi',
  'mobileSetup.openHint': 'Aplikasi akan memandu langkah-langkah awal Anda.',
  'mobileSetup.stay': 'Biarkan halaman ini terbuka',

  'apps.heading': 'Dapatkan aplikasi',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Dapatkan aplikasi seluler',
  'mobileWizard.text': 'Instal aplikasi di ponsel, lalu lanjutkan di sini.',

  'onboardingNotSupported.heading': 'Lanjutkan di komputer',
  'onboardingNotSupported.text': 'Anda memerlukan komputer untuk menyiapkan akun.',
  'onboardingNotSupported.send': 'Kirim alamat ke diri Anda',

  'installerError.heading': 'Selesaikan penyiapan perangkat ini',
  'installerError.text': 'Unduh aplikasi, instal, lalu coba lagi.',
  'installerError.download': 'Unduh aplikasi',
  'installerError.downloadFile': 'Unduh {file}',
  'installerError.version': 'Versi {version}',

  'problem.deviceNotSetUp': 'Perangkat ini belum disiapkan.',

  'forgetPassword.heading': 'Masalah kata sandi',
  'forgetPassword.text': 'Masukkan nama pengguna untuk melihat cara mereset kata sandi.',
  'forgetPassword.startAgain': 'Kata sandi Anda belum direset. Silakan mulai lagi.',
  'forgetPassword.notSure': 'Tidak yakin? Dapatkan bantuan',

  'resetPassword.heading': 'Verifikasi ponsel Anda',
  'resetPassword.text': 'Masukkan nomor ponsel di akun Anda. Kami akan mengirim kode lewat SMS.',
  'resetPassword.mobile': 'Nomor ponsel',
  'resetPassword.sendCode': 'Kirim kode',
  'resetPassword.noAccess': 'Tidak dapat mengakses ponsel ini?',
  'resetPassword.code.heading': 'Masukkan kode verifikasi',
  'resetPassword.code.text':
    'Kami mengirim kode 6\u00a0digit ke ponsel dengan nomor yang berakhiran {reference}.',
  'resetPassword.code.label': 'Kode verifikasi',
  'resetPassword.code.hint': 'Kode diperiksa segera setelah Anda memasukkan digit terakhir.',
  'resetPassword.code.sendNew': 'Kirim kode baru',
  'resetPassword.code.resent': 'Kode baru sudah dikirim, periksa ponsel Anda.',
  'resetPassword.create.heading': 'Buat kata sandi',
  'resetPassword.verifyAgain': 'Verifikasi lagi',

  'resetEmail.heading': 'Verifikasi email Anda',
  'resetEmail.text': 'Kami akan mengirim kode ke {reference}.',
  'resetEmail.sent': 'Kami mengirim kode 6\u00a0digit ke {reference}. Periksa juga folder spam.',
  'resetEmail.noAccess': 'Tidak dapat mengakses email ini?',
  'resetEmail.instead': 'Kirim kode lewat email',
  'resetEmail.phoneInstead': 'Kirim kode lewat SMS',

  'problem.noPhone': 'Tidak ada nomor ponsel yang terdaftar',
  'problem.notAutomatic': 'Kata sandi Anda tidak dapat direset secara otomatis.',
  'problem.unknownUser': 'Tidak ada pengguna dengan nama ini.',
  'problem.otherNumber': 'Nomor ini tidak cocok dengan yang terdaftar.',
  'problem.tookTooLong': 'Waktunya sudah habis…',

  'passwordUpdated.heading': 'Kata sandi diperbarui',
  'passwordUpdated.guest': 'Sekarang Anda dapat masuk dengan kata sandi baru.',
  'passwordUpdated.other': 'Perbarui kata sandi di perangkat lain dan aplikasi yang terhubung.',
  'passwordUpdated.signIn': 'Masuk',
  'passwordUpdated.continue': 'Lanjutkan',

  'newPassword.old': 'Kata sandi saat ini',
  'newPassword.new': 'Kata sandi baru',
  'newPassword.verify': 'Ulangi kata sandi',
  'newPassword.save': 'Simpan kata sandi',
  'newPassword.rules': 'Aturan kata sandi',
  'newPassword.met': '(terpenuhi)',
  'newPassword.allMet': 'Semua aturan kata sandi terpenuhi.',
  'newPassword.rule.length': 'Minimal 9\u00a0karakter',
  'newPassword.rule.lowercase': 'Satu huruf kecil',
  'newPassword.rule.uppercase': 'Satu huruf besar',
  'newPassword.rule.digit': 'Satu angka',
  'newPassword.rule.special': 'Satu karakter khusus, misalnya ! @ $ atau %',
  'newPassword.rule.allowed': 'Tanpa # atau :',
  'newPassword.rule.match': 'Kedua kata sandi sama',
  'newPassword.why': 'Untuk melanjutkan, penuhi semua aturan di atas.',
  'newPassword.whyWithOld':
    'Untuk melanjutkan, masukkan kata sandi saat ini dan penuhi semua aturan di atas.',
  'newPassword.strength': 'Kekuatan kata sandi',
  'newPassword.strength.none': 'Belum ada kata sandi',
  'newPassword.strength.veryweak': 'Sangat lemah',
  'newPassword.strength.weak': 'Lemah',
  'newPassword.strength.medium': 'Sedang',
  'newPassword.strength.strong': 'Kuat',
  'newPassword.strength.refused': 'Tidak diizinkan',
  'newPassword.rule.least': 'Panjang minimum: {n}',
  'newPassword.rule.most': 'Panjang maksimum: {n}',
  'newPassword.rule.kinds': 'Setidaknya {n} dari {count} jenis ini',
  'newPassword.rule.oneOf': 'Salah satu karakter ini: {list}',
  'newPassword.rule.forbidden': 'Tanpa semua ini: {list}',
  'newPassword.rule.uncommon': 'Bukan kata sandi yang mudah ditebak',

  'field.showPassword': 'Tampilkan kata sandi',

  'resetTempPassword.heading': 'Ubah kata sandi Anda',
  'resetTempPassword.expired': 'Kata sandi Anda sudah kedaluwarsa. Pilih yang baru untuk melanjutkan.',
  'resetTempPassword.temporary': 'Kata sandi Anda bersifat sementara. Pilih yang baru untuk melanjutkan.',
  'resetTempPassword.policy':
    'Kata sandi Anda tidak lagi memenuhi aturan perusahaan Anda. Pilih yang baru untuk melanjutkan.',

  'passwordExpired.heading': 'Kata sandi Anda sudah kedaluwarsa',
  'passwordExpired.text': 'Anda perlu mengubahnya sebelum dapat masuk.',
  'passwordExpired.change': 'Ubah kata sandi',

  'changePassword.heading': 'Sebelum mengubah kata sandi',
  'changePassword.form.heading': 'Ubah kata sandi Anda',

  'problem.prohibitedPassword': 'Kata sandi ini tidak diizinkan, coba yang lain.',
  'problem.usedPassword':
    'Anda tidak dapat menggunakan kata sandi yang pernah dipakai atau yang berisi informasi pribadi.',
  'problem.wrongOldPassword': 'Kata sandi Anda saat ini tidak benar.',
  'problem.alreadyCreated': 'Kata sandi Anda sudah dibuat. Muat ulang halaman untuk melanjutkan.',

  'connected.devices': 'Perangkat yang terhubung',
  'connected.apps': 'Aplikasi yang terhubung',
  'connected.noDevices': 'Tidak ada perangkat yang terhubung',
  'connected.noApps': 'Tidak ada aplikasi yang terhubung',
  'connected.nearby': 'Di sekitar',
  'connected.wipe.pending': 'Penghapusan jarak jauh: tertunda',
  'connected.wipe.inProgress': 'Penghapusan jarak jauh: berlangsung',
  'connected.wipe.done': 'Penghapusan jarak jauh: selesai',
  'connected.wipe.failed': 'Penghapusan jarak jauh: gagal',
  'connected.gotIt': 'Mengerti',
  'connected.about':
    'Setelah mengubahnya, masukkan kata sandi baru di setiap tempat yang menyimpan kata sandi lama.',
  'connected.showAll': 'Tampilkan semua ({n})',
  'connected.filter': 'Filter menurut nama atau tempat',
  'connected.found': '{n} dari {total}',

  'security.heading': 'Keamanan Anda',
  'security.about': 'Cara Anda masuk, dan di mana Anda sedang masuk.',
  'security.passwordChanged': 'Terakhir diubah: {time}',
  'security.authenticators': 'Aplikasi autentikator',
  'security.noAuthenticators': 'Tidak ada aplikasi autentikator',
  'security.added': 'Ditambahkan: {time}',
  'security.setUpApp': 'Siapkan aplikasi',
  'security.appSaved': 'Aplikasi autentikator sudah disiapkan.',
  'security.setUpOver': 'Penyiapan ini telah berakhir. Silakan mulai lagi.',
  'security.removeAppSure': 'Hapus aplikasi autentikator ini? Anda tidak dapat lagi masuk dengan kodenya.',
  'security.appRemoved': 'Aplikasi autentikator dihapus.',
  'security.lastFactor': 'Siapkan aplikasi lain sebelum menghapus yang ini.',
  'security.recovery': 'Kode pemulihan',
  'security.codesLeft': { other: '{n} kode tersisa' },
  'security.noCodes': 'Tidak ada kode tersisa',
  'security.codesMade': 'Dibuat: {time}',
  'security.codesLater': 'Anda mendapat kode pemulihan setelah menyiapkan aplikasi autentikator.',
  'security.newCodes': 'Kode baru',
  'security.newCodesSure': 'Kode pemulihan lama Anda tidak akan berfungsi lagi.',
  'security.trusted': 'Perangkat tepercaya',
  'security.noTrusted': 'Tidak ada perangkat tepercaya',
  'security.trustedUntil': 'Tepercaya hingga {date}',
  'security.trustEnded': 'Perangkat tidak lagi tepercaya.',
  'security.passkeySaved': 'Kunci sandi disimpan.',
  'security.rename': 'Ganti nama',
  'security.renameNamed': 'Ganti nama {name}',
  'security.renamed': 'Nama disimpan.',
  'security.name': 'Nama',
  'security.save': 'Simpan',
  'security.cancel': 'Batal',
  'security.elsewhere': 'Keluar dari semua tempat lain',
  'security.elsewhereSure': 'Perangkat, browser, dan aplikasi Anda yang lain harus masuk lagi setelah itu.',
  'security.elsewhereDone': 'Anda telah keluar dari semua tempat lain.',

  'proof.heading': 'Konfirmasi bahwa ini Anda',
  'proof.text': 'Anda sudah cukup lama masuk. Perubahan ini memerlukan bukti baru bahwa ini Anda.',
  'proof.confirm': 'Konfirmasi',
  'proof.anew': 'Masuk lagi',
  'proof.done': 'Dikonfirmasi. Tekan lagi tombolnya untuk melanjutkan.',

  'problem.wrongPassword': 'Kata sandi tidak benar.',

  'completion.heading': 'Sedang masuk',
  'completion.progress': 'Masuk ke situs lain perusahaan Anda: {answered} dari {total}',
  'completion.skip': 'Lanjutkan tanpa menunggu',
  'completion.leave':
    'Beberapa situs perusahaan Anda berada di jaringannya sendiri: browser mungkin meminta Anda mengizinkan akses ke jaringan lokal.',
  'completion.local': 'Masuk ke situs lain perusahaan',
  'completion.leftOut': 'Tidak masuk ke: {hosts}',
  'completion.denied':
    'Browser tidak mengizinkan halaman ini mengakses jaringan perusahaan Anda. Anda dapat mengizinkannya di setelan browser untuk halaman ini.',
  'completion.opens': '{product} akan terbuka dalam beberapa detik.',
  'completion.stay': 'Tetap di halaman ini',

  'popupNotified.text': 'Anda dapat menutup jendela ini.',

  'nativeClient.heading': 'Lanjutkan di {app}?',
  'nativeClient.text':
    '{app} meminta masuk dengan akun ini. Lanjutkan hanya jika Anda baru saja mulai masuk di sana.',
  'nativeClient.open': 'Buka {app}',
  'nativeClient.opened':
    'Lanjutkan di {app}. Anda dapat menutup jendela ini. Jika {app} belum terbuka, buka lagi.',
  'nativeClient.showCode': 'Tampilkan kode untuk diketik',
  'nativeClient.code.heading': 'Ketik kode ini di {app}',
  'nativeClient.code.text':
    'Ketik hanya di tempat Anda mulai masuk, dan jangan beri tahu siapa pun: orang yang memintanya ingin menggunakan akun Anda.',
  'nativeClient.refused.heading': 'Aplikasi ini tidak dapat dimasuki',
  'nativeClient.refused.mode':
    'Aplikasi yang membuka halaman ini meminta sesuatu yang tidak dikenal halaman ini.',
  'nativeClient.refused.list': 'Aplikasi yang membuka halaman ini tidak diizinkan oleh perusahaan Anda.',
  'nativeClient.refused.request': 'Aplikasi yang membuka halaman ini tidak meminta sebagaimana mestinya.',
  'nativeClient.refused.advice':
    'Tidak ada yang diserahkan. Perbarui aplikasi dan coba lagi, atau sampaikan kata ini kepada dukungan: {parameter}',

  'support.heading': 'Dapatkan bantuan. Kembali bekerja.',
  'support.sorry': 'Maaf, terjadi kesalahan…',
  'support.name': 'Nama',
  'support.email': 'Email',
  'support.phone': 'Telepon',
  'support.description': 'Deskripsi',
  'support.company': 'Perusahaan',
  'support.count': '{n} dari {max}\u00a0karakter',
  'support.left': 'Sisa {n}\u00a0karakter',
  'support.submit': 'Kirim',
  'support.done': 'Selesai',
  'support.sent': 'Tiket Anda telah diterima. Anda akan mendapat jawaban dalam beberapa jam.',
  'support.callUs': 'Anda dapat menelepon dukungan.',
  'support.noWay': 'Dukungan tidak dapat dihubungi dari halaman ini. Hubungi administrator Anda.',
  'support.reference': 'Disertakan dalam pesan Anda: {reference}',
  'support.reference.status': 'Kesalahan {status}',
  'support.reference.request': 'Permintaan {id}',
  'support.reference.both': 'Kesalahan {status}, permintaan {id}',
  'support.reference.remove': 'Hapus',
  'support.recording': 'Tambahkan rekaman halaman ini',
  'support.recording.what':
    'Rekaman ini menunjukkan kepada dukungan langkah apa yang dilakukan halaman ini dan kapan, serta apa jawaban server. Di dalamnya tidak ada kata sandi, kode, nama, atau apa pun yang Anda ketik.',
  'support.recording.see': 'Lihat isi rekaman',
  'support.recording.cut': 'Rekaman terlalu panjang: bagian awalnya tidak disertakan.',
  'support.recording.none': 'Tidak ada rekaman halaman ini.',
  'support.hurry': 'Terburu-buru? Telepon dukungan:',
  'support.emailHint': 'Alamat yang dapat Anda buka sekarang.',
  'support.optional': 'Opsional',

  'problem.invalidEmail': 'Masukkan alamat email yang valid',
  'problem.helpUnavailable': 'Tunggu sebentar, lalu muat ulang halaman ini.',
  'problem.supportTrouble': 'Server dukungan tidak dapat dihubungi, coba lagi nanti.',

  'deskCode.heading': 'Sedang berbicara dengan meja bantuan Anda?',
  'deskCode.text':
    'Bacakan sebuah kode kepada mereka. Dengan kode itu mereka melihat nama Anda, langkah tempat Anda berada, dan kesalahan terakhir. Mereka tidak pernah memerlukan kata sandi Anda.',
  'deskCode.warning':
    'Beri tahukan kode ini hanya kepada meja bantuan Anda sendiri, dan hanya jika Anda sendiri yang menelepon.',
  'deskCode.show': 'Tampilkan kode',
  'deskCode.seen': 'Meja bantuan Anda telah melihat kode ini.',
  'deskCode.seenAt': 'Meja bantuan Anda telah melihat kode ini pada pukul {time}.',
  'deskCode.notYou':
    'Jika Anda tidak sedang berbicara dengan mereka, hubungi mereka: mungkin orang lain telah menggunakan kode Anda.',
} as const satisfies Messages
