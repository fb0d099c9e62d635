import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Japanese. */
export const jaInitial = {
  'page.title': '{product} にサインイン',

  'login.heading': 'サインイン',
  'login.username': 'ユーザー名',
  'login.password': 'パスワード',
  'login.next': '次へ',
  'login.signIn': 'サインイン',
  'login.continue': '続行',
  'login.forgotPassword': 'パスワードをお忘れですか？',
  'login.providerHint':
    '会社でシングルサインオンが有効になっています。アカウントにサインインするには、「続行」を選択してください。',
  'login.ownProviderHint': '初期設定を完了するには、「続行」を選択してください。',
  'login.leaving': '{product} を開いています…',
  'login.otherAccount': '別のアカウントを使う',
  'login.robotCheck': 'ロボットではないことを確認しています…',

  'action.pleaseWait': 'お待ちください',
  'action.slow': '通常より時間がかかっています。もう一度送信する必要はありません。',
  'action.getHelp': 'ヘルプ',
  'action.tryAgain': '再試行',

  'field.capsLock': 'Caps Lock がオンになっています。',

  'problem.offline': 'インターネットに接続されていません。',
  'problem.onlineAgain': 'オンラインに戻りました。',
  'problem.serverLater': 'サーバーエラーが発生しました。しばらくしてからもう一度お試しください。',
  'problem.serverTryLater': 'サーバーエラーが発生しました。しばらくしてからもう一度お試しください。',
  'problem.ownFault': 'こちらで問題が発生しました。もう一度お試しください。',
  'problem.enterBoth': 'ユーザー名とパスワードを入力してください。',
  'problem.enterPassword': 'パスワードを入力してください。',
  'problem.enterUsername': 'ユーザー名を入力してください。',
  'problem.wrongCredentials': 'ユーザー名またはパスワードが正しくありません。もう一度お試しください。',
  'problem.phoneNotRegistered': '携帯電話が登録されていません。',
  'problem.accountDisabled': 'このアカウントは無効になっています。',
  'problem.robotCheck': '先にロボットではないことを確認する必要があります。もう一度お試しください。',
  'problem.loginDenied': 'サインイン要求が拒否されました',
  'problem.sessionLifespan': 'セキュリティポリシーに準拠するため、サインアウトされました。',
  'problem.codeTimedOut':
    'セキュリティコードの有効期限が切れました。新しいコードを受け取るには、もう一度サインインしてください。',
  'problem.signInAgain': 'もう一度サインインしてください。',
  'problem.otherAccount': '別のタブで別のアカウントが使われました。もう一度サインインしてください。',
  'problem.signedOutElsewhere': '別のタブでサインアウトしました。',
  'problem.maybeSignedIn':
    'このデバイスではまだサインインしたままの可能性があります。もう一度試すか、このブラウザーのウィンドウをすべて閉じてください。',
  'problem.deviceCheckFailed': 'デバイスの確認に合格しませんでした。',
  'problem.sessionInactive': '{n}\u00a0分間操作がなかったため、サインアウトされました',

  'retry.tries': '試行回数が多すぎます。{time}\u00a0後にもう一度お試しいただけます。',
  'retry.triesLong': '試行回数が多すぎます。1\u00a0時間以上たってからもう一度お試しいただけます。',
  'retry.busy': 'サーバーが混み合っています。{time}\u00a0後にもう一度お試しいただけます。',
  'retry.busyLong': 'サーバーが混み合っています。1\u00a0時間以上たってからもう一度お試しいただけます。',

  'screen.crashed.heading': '申し訳ございません。問題が発生しました',
  'screen.crashed.text': 'しばらく待ってから、このページを再読み込みしてください。',
  'screen.loading': '読み込んでいます…',
} as const satisfies InitialMessages
