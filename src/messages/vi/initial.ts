import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Vietnamese. */
export const viInitial = {
  'page.title': 'Đăng nhập {product}',

  'login.heading': 'Đăng nhập',
  'login.username': 'Tên người dùng',
  'login.password': 'Mật khẩu',
  'login.next': 'Tiếp theo',
  'login.signIn': 'Đăng nhập',
  'login.continue': 'Tiếp tục',
  'login.forgotPassword': 'Quên mật khẩu?',
  'login.providerHint':
    'Công ty của bạn sử dụng tính năng đăng nhập một lần. Chọn “Tiếp tục” để đăng nhập vào tài khoản.',
  'login.ownProviderHint': 'Chọn “Tiếp tục” để hoàn tất thiết lập.',
  'login.leaving': 'Đang mở {product}…',
  'login.otherAccount': 'Dùng tài khoản khác',
  'login.robotCheck': 'Đang kiểm tra rằng bạn không phải là robot…',

  'action.pleaseWait': 'Vui lòng chờ',
  'action.slow': 'Quá trình này đang mất nhiều thời gian hơn bình thường. Bạn không cần gửi lại.',
  'action.getHelp': 'Trợ giúp',
  'action.tryAgain': 'Thử lại',

  'field.capsLock': 'Caps Lock đang bật.',

  'problem.offline': 'Không có kết nối Internet.',
  'problem.onlineAgain': 'Bạn đã kết nối Internet trở lại.',
  'problem.serverLater': 'Lỗi máy chủ. Vui lòng thử lại sau.',
  'problem.serverTryLater': 'Lỗi máy chủ, vui lòng thử lại sau.',
  'problem.ownFault': 'Đã xảy ra lỗi ở đây. Vui lòng thử lại.',
  'problem.enterBoth': 'Vui lòng nhập tên người dùng và mật khẩu.',
  'problem.enterPassword': 'Vui lòng nhập mật khẩu.',
  'problem.enterUsername': 'Vui lòng nhập tên người dùng.',
  'problem.wrongCredentials': 'Tên người dùng hoặc mật khẩu không đúng. Vui lòng thử lại.',
  'problem.phoneNotRegistered': 'Điện thoại di động chưa được đăng ký.',
  'problem.accountDisabled': 'Tài khoản này đã bị vô hiệu hóa.',
  'problem.robotCheck': 'Trước tiên chúng tôi cần kiểm tra rằng bạn không phải là robot. Vui lòng thử lại.',
  'problem.loginDenied': 'Yêu cầu đăng nhập đã bị từ chối',
  'problem.sessionLifespan': 'Bạn đã bị đăng xuất theo chính sách bảo mật.',
  'problem.codeTimedOut': 'Mã bảo mật đã hết hạn. Hãy đăng nhập lại để nhận mã mới.',
  'problem.signInAgain': 'Vui lòng đăng nhập lại.',
  'problem.otherAccount': 'Một tài khoản khác đã được dùng trong thẻ khác. Vui lòng đăng nhập lại.',
  'problem.signedOutElsewhere': 'Bạn đã đăng xuất trong thẻ khác.',
  'problem.maybeSignedIn':
    'Có thể bạn vẫn đang đăng nhập trên thiết bị này. Hãy thử lại hoặc đóng mọi cửa sổ của trình duyệt này.',
  'problem.deviceCheckFailed': 'Thiết bị không vượt qua bước kiểm tra.',
  'problem.sessionInactive': 'Bạn đã bị đăng xuất sau {n}\u00a0phút không hoạt động',

  'retry.tries': 'Quá nhiều lần thử. Bạn có thể thử lại sau {time}.',
  'retry.triesLong': 'Quá nhiều lần thử. Bạn có thể thử lại sau một giờ hoặc lâu hơn.',
  'retry.busy': 'Máy chủ đang bận. Bạn có thể thử lại sau {time}.',
  'retry.busyLong': 'Máy chủ đang bận. Bạn có thể thử lại sau một giờ hoặc lâu hơn.',

  'screen.crashed.heading': 'Rất tiếc, đã xảy ra lỗi…',
  'screen.crashed.text': 'Vui lòng chờ một lát rồi tải lại trang này.',
  'screen.loading': 'Đang tải…',
} as const satisfies InitialMessages
