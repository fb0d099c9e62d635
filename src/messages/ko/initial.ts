import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Korean. */
export const koInitial = {
  'page.title': '{product} 로그인',

  'login.heading': '로그인',
  'login.username': '사용자 이름',
  'login.password': '비밀번호',
  'login.next': '다음',
  'login.signIn': '로그인',
  'login.continue': '계속',
  'login.forgotPassword': '비밀번호를 잊으셨나요?',
  'login.providerHint': '회사에서 SSO(Single Sign-On)를 사용합니다. 계정에 로그인하려면 ‘계속’을 선택하세요.',
  'login.ownProviderHint': '초기 설정을 완료하려면 ‘계속’을 선택하세요.',
  'login.leaving': '{product} 여는 중…',
  'login.otherAccount': '다른 계정 사용',
  'login.robotCheck': '로봇이 아닌지 확인하고 있습니다…',

  'action.pleaseWait': '잠시 기다려 주세요',
  'action.slow': '평소보다 시간이 오래 걸리고 있습니다. 다시 보내지 않으셔도 됩니다.',
  'action.getHelp': '도움받기',
  'action.tryAgain': '다시 시도',

  'field.capsLock': 'Caps Lock이 켜져 있습니다.',

  'problem.offline': '인터넷에 연결되어 있지 않습니다.',
  'problem.onlineAgain': '다시 온라인 상태입니다.',
  'problem.serverLater': '서버 오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  'problem.serverTryLater': '서버 오류가 발생했습니다. 나중에 다시 시도해 주세요.',
  'problem.ownFault': '저희 쪽에서 문제가 발생했습니다. 다시 시도해 주세요.',
  'problem.enterBoth': '사용자 이름과 비밀번호를 입력해 주세요.',
  'problem.enterPassword': '비밀번호를 입력해 주세요.',
  'problem.enterUsername': '사용자 이름을 입력해 주세요.',
  'problem.wrongCredentials': '사용자 이름 또는 비밀번호가 잘못되었습니다. 다시 시도해 주세요.',
  'problem.phoneNotRegistered': '휴대폰이 등록되어 있지 않습니다.',
  'problem.accountDisabled': '사용할 수 없는 계정입니다.',
  'problem.robotCheck': '먼저 로봇이 아닌지 확인해야 합니다. 다시 시도해 주세요.',
  'problem.loginDenied': '로그인 요청이 거부되었습니다',
  'problem.sessionLifespan': '보안 정책에 따라 로그아웃되었습니다.',
  'problem.codeTimedOut': '보안 코드가 만료되었습니다. 새 코드를 받으려면 다시 로그인하세요.',
  'problem.signInAgain': '다시 로그인해 주세요.',
  'problem.otherAccount': '다른 탭에서 다른 계정이 사용되었습니다. 다시 로그인해 주세요.',
  'problem.signedOutElsewhere': '다른 탭에서 로그아웃했습니다.',
  'problem.maybeSignedIn':
    '이 기기에서 아직 로그인되어 있을 수 있습니다. 다시 시도하거나 이 브라우저의 모든 창을 닫으세요.',
  'problem.deviceCheckFailed': '기기가 검사를 통과하지 못했습니다.',
  'problem.sessionInactive': { other: '{n}분 동안 활동이 없어 로그아웃되었습니다' },

  'retry.tries': '시도 횟수가 너무 많습니다. {time} 후에 다시 시도할 수 있습니다.',
  'retry.triesLong': '시도 횟수가 너무 많습니다. 1시간 이상 지난 후에 다시 시도할 수 있습니다.',
  'retry.busy': '서버가 혼잡합니다. {time} 후에 다시 시도할 수 있습니다.',
  'retry.busyLong': '서버가 혼잡합니다. 1시간 이상 지난 후에 다시 시도할 수 있습니다.',

  'screen.crashed.heading': '죄송합니다. 문제가 발생했습니다…',
  'screen.crashed.text': '잠시 기다렸다가 페이지를 새로 고쳐 보세요.',
  'screen.loading': '불러오는 중…',
} as const satisfies InitialMessages
