import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Indonesian. */
export const idInitial = {
  'page.title': 'Masuk ke {product}',

  'login.heading': 'Masuk',
  'login.username': 'Nama pengguna',
  'login.password': 'Kata sandi',
  'login.next': 'Berikutnya',
  'login.signIn': 'Masuk',
  'login.continue': 'Lanjutkan',
  'login.forgotPassword': 'Lupa kata sandi?',
  'login.providerHint':
    'Perusahaan Anda menggunakan Single Sign-On. Pilih “Lanjutkan” untuk masuk ke akun Anda.',
  'login.ownProviderHint': 'Pilih “Lanjutkan” untuk menyelesaikan penyiapan.',
  'login.leaving': 'Membuka {product}…',
  'login.otherAccount': 'Gunakan akun lain',
  'login.robotCheck': 'Memeriksa bahwa Anda bukan robot…',

  'action.pleaseWait': 'Harap tunggu',
  'action.slow': 'Ini memakan waktu lebih lama dari biasanya. Anda tidak perlu mengirimnya lagi.',
  'action.getHelp': 'Dapatkan bantuan',
  'action.tryAgain': 'Coba lagi',

  'field.capsLock': 'Caps Lock aktif.',

  'problem.offline': 'Koneksi internet tidak tersedia.',
  'problem.onlineAgain': 'Anda kembali online.',
  'problem.serverLater': 'Terjadi kesalahan server. Coba lagi nanti.',
  'problem.serverTryLater': 'Kesalahan server, coba lagi nanti.',
  'problem.ownFault': 'Terjadi kesalahan di halaman ini. Coba lagi.',
  'problem.enterBoth': 'Masukkan nama pengguna dan kata sandi Anda.',
  'problem.enterPassword': 'Masukkan kata sandi Anda.',
  'problem.enterUsername': 'Masukkan nama pengguna Anda.',
  'problem.wrongCredentials': 'Nama pengguna atau kata sandi salah. Coba lagi.',
  'problem.phoneNotRegistered': 'Ponsel belum terdaftar.',
  'problem.accountDisabled': 'Akun ini dinonaktifkan.',
  'problem.robotCheck': 'Kami harus memeriksa dahulu bahwa Anda bukan robot. Silakan coba lagi.',
  'problem.loginDenied': 'Permintaan masuk ditolak',
  'problem.sessionLifespan': 'Anda dikeluarkan sesuai dengan kebijakan keamanan.',
  'problem.codeTimedOut': 'Kode keamanan Anda sudah kedaluwarsa. Masuk lagi untuk mendapatkan kode baru.',
  'problem.signInAgain': 'Silakan masuk lagi.',
  'problem.otherAccount': 'Akun lain digunakan di tab lain. Silakan masuk lagi.',
  'problem.signedOutElsewhere': 'Anda keluar di tab lain.',
  'problem.maybeSignedIn':
    'Anda mungkin masih masuk di perangkat ini. Coba lagi, atau tutup semua jendela browser ini.',
  'problem.deviceCheckFailed': 'Perangkat ini tidak lolos pemeriksaan.',
  'problem.sessionInactive': 'Anda dikeluarkan setelah tidak aktif selama {n}\u00a0menit',

  'retry.tries': 'Terlalu banyak percobaan. Anda dapat mencoba lagi dalam {time}.',
  'retry.triesLong': 'Terlalu banyak percobaan. Anda dapat mencoba lagi dalam satu jam atau lebih.',
  'retry.busy': 'Server sedang sibuk. Anda dapat mencoba lagi dalam {time}.',
  'retry.busyLong': 'Server sedang sibuk. Anda dapat mencoba lagi dalam satu jam atau lebih.',

  'screen.crashed.heading': 'Maaf, terjadi kesalahan…',
  'screen.crashed.text': 'Tunggu sebentar, lalu muat ulang halaman ini.',
  'screen.loading': 'Memuat…',
} as const satisfies InitialMessages
