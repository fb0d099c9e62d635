import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Traditional Chinese. */
export const zhTWInitial = {
  'page.title': '登入 {product}',

  'login.heading': '登入',
  'login.username': '使用者名稱',
  'login.password': '密碼',
  'login.next': '下一步',
  'login.signIn': '登入',
  'login.continue': '繼續',
  'login.forgotPassword': '忘記密碼？',
  'login.providerHint': '貴公司已啟用單一登入。請選取「繼續」以登入您的帳戶。',
  'login.ownProviderHint': '請選取「繼續」以完成初始設定。',
  'login.leaving': '正在開啟 {product}…',
  'login.otherAccount': '使用其他帳戶',
  'login.robotCheck': '正在確認您不是機器人…',

  'action.pleaseWait': '請稍候',
  'action.slow': '所需時間比平常更久。不需要再次傳送。',
  'action.getHelp': '取得協助',
  'action.tryAgain': '再試一次',

  'field.capsLock': '大寫鎖定已開啟。',

  'problem.offline': '沒有網際網路連線。',
  'problem.onlineAgain': '網路連線已恢復。',
  'problem.serverLater': '伺服器發生錯誤。請稍後再試。',
  'problem.serverTryLater': '伺服器發生錯誤，請稍後再試。',
  'problem.ownFault': '我們這邊發生問題。請再試一次。',
  'problem.enterBoth': '請輸入您的使用者名稱和密碼。',
  'problem.enterPassword': '請輸入您的密碼。',
  'problem.enterUsername': '請輸入您的使用者名稱。',
  'problem.wrongCredentials': '使用者名稱或密碼錯誤。請再試一次。',
  'problem.phoneNotRegistered': '手機尚未註冊。',
  'problem.accountDisabled': '此帳戶已停用。',
  'problem.robotCheck': '我們需要先確認您不是機器人。請再試一次。',
  'problem.loginDenied': '登入要求遭到拒絕',
  'problem.sessionLifespan': '為遵守您的安全性原則，系統已將您登出。',
  'problem.codeTimedOut': '您的安全碼已過期。請重新登入以取得新的安全碼。',
  'problem.signInAgain': '請重新登入。',
  'problem.otherAccount': '另一個分頁使用了其他帳戶。請重新登入。',
  'problem.signedOutElsewhere': '您已在另一個分頁登出。',
  'problem.maybeSignedIn': '您在此裝置上可能仍處於登入狀態。請再試一次，或關閉此瀏覽器的所有視窗。',
  'problem.deviceCheckFailed': '裝置檢查未通過。',
  'problem.sessionInactive': { other: '您已有 {n}\u00a0分鐘沒有任何操作，系統已將您登出' },

  'retry.tries': '嘗試次數過多。您可以在 {time} 後再試一次。',
  'retry.triesLong': '嘗試次數過多。您可以在一小時或更久之後再試一次。',
  'retry.busy': '伺服器忙碌中。您可以在 {time} 後再試一次。',
  'retry.busyLong': '伺服器忙碌中。您可以在一小時或更久之後再試一次。',

  'screen.crashed.heading': '很抱歉，發生問題…',
  'screen.crashed.text': '請稍候片刻，然後嘗試重新載入此頁面。',
  'screen.loading': '正在載入…',
} as const satisfies InitialMessages
