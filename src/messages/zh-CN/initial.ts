import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Simplified Chinese. */
export const zhCNInitial = {
  'page.title': '登录 {product}',

  'login.heading': '登录',
  'login.username': '用户名',
  'login.password': '密码',
  'login.next': '下一步',
  'login.signIn': '登录',
  'login.continue': '继续',
  'login.forgotPassword': '忘记密码？',
  'login.providerHint': '您的公司已启用单点登录。请选择“继续”以登录您的账号。',
  'login.ownProviderHint': '请选择“继续”以完成初始设置。',
  'login.leaving': '正在打开 {product}…',
  'login.otherAccount': '使用其他帐户',
  'login.robotCheck': '正在确认您不是机器人…',

  'action.pleaseWait': '请稍候',
  'action.slow': '所用时间比平时长。无需重新发送。',
  'action.getHelp': '获取帮助',
  'action.tryAgain': '重试',

  'field.capsLock': '大写锁定已打开。',

  'problem.offline': '未连接到互联网。',
  'problem.onlineAgain': '网络已恢复连接。',
  'problem.serverLater': '服务器出错，请稍后再试。',
  'problem.serverTryLater': '服务器出错，请稍后再试。',
  'problem.ownFault': '我们这边出了点问题，请重试。',
  'problem.enterBoth': '请输入您的用户名和密码。',
  'problem.enterPassword': '请输入您的密码。',
  'problem.enterUsername': '请输入您的用户名。',
  'problem.wrongCredentials': '用户名或密码错误，请重试。',
  'problem.phoneNotRegistered': '账号未绑定手机。',
  'problem.accountDisabled': '此账户已停用。',
  'problem.robotCheck': '我们需要先确认您不是机器人。请重试。',
  'problem.loginDenied': '登录请求已被拒绝',
  'problem.sessionLifespan': '为遵守安全策略，系统已将您退出登录。',
  'problem.codeTimedOut': '安全码已失效。请重新登录以获取新的安全码。',
  'problem.signInAgain': '请重新登录。',
  'problem.otherAccount': '另一个标签页中使用了其他帐户。请重新登录。',
  'problem.signedOutElsewhere': '您已在另一个标签页中退出登录。',
  'problem.maybeSignedIn': '您在此设备上可能仍处于登录状态。请重试，或关闭此浏览器的所有窗口。',
  'problem.deviceCheckFailed': '设备检查未通过。',
  'problem.sessionInactive': '您已有 {n}\u00a0分钟未操作，系统已将您退出登录',

  'retry.tries': '尝试次数过多。您可以在 {time} 后重试。',
  'retry.triesLong': '尝试次数过多。您可以在一小时或更久之后重试。',
  'retry.busy': '服务器正忙。您可以在 {time} 后重试。',
  'retry.busyLong': '服务器正忙。您可以在一小时或更久之后重试。',

  'screen.crashed.heading': '抱歉，出了点问题…',
  'screen.crashed.text': '请稍等片刻，然后尝试重新加载此页面。',
  'screen.loading': '正在加载…',
} as const satisfies InitialMessages
