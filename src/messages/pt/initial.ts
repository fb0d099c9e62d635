import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Portuguese, as it is written in Brazil. */
export const ptInitial = {
  'page.title': 'Entrar em {product}',

  'login.heading': 'Entrar',
  'login.username': 'Nome de usuário',
  'login.password': 'Senha',
  'login.next': 'Avançar',
  'login.signIn': 'Entrar',
  'login.continue': 'Continuar',
  'login.forgotPassword': 'Esqueceu a senha?',
  'login.providerHint':
    'Sua empresa usa o login único (SSO). Selecione “Continuar” para entrar na sua conta.',
  'login.ownProviderHint': 'Selecione “Continuar” para concluir a configuração inicial.',
  'login.leaving': 'Abrindo {product}…',
  'login.otherAccount': 'Usar outra conta',
  'login.robotCheck': 'Verificando se você não é um robô…',

  'action.pleaseWait': 'Aguarde',
  'action.slow': 'Está demorando mais que o normal. Não é preciso enviar de novo.',
  'action.getHelp': 'Obter ajuda',
  'action.tryAgain': 'Tentar novamente',

  'field.capsLock': 'A tecla Caps Lock está ativada.',

  'problem.offline': 'Sem conexão com a Internet.',
  'problem.onlineAgain': 'Você está on-line novamente.',
  'problem.serverLater': 'Erro no servidor. Tente novamente mais tarde.',
  'problem.serverTryLater': 'Erro no servidor, tente novamente mais tarde.',
  'problem.ownFault': 'Algo deu errado aqui. Tente novamente.',
  'problem.enterBoth': 'Digite seu nome de usuário e sua senha.',
  'problem.enterPassword': 'Digite sua senha.',
  'problem.enterUsername': 'Digite seu nome de usuário.',
  'problem.wrongCredentials': 'Nome de usuário ou senha incorretos. Tente novamente.',
  'problem.phoneNotRegistered': 'O celular não está cadastrado.',
  'problem.accountDisabled': 'Esta conta está desativada.',
  'problem.robotCheck': 'Primeiro precisamos verificar se você não é um robô. Tente novamente.',
  'problem.loginDenied': 'Solicitação de login negada',
  'problem.sessionLifespan': 'Sua sessão foi encerrada em conformidade com a sua política de segurança.',
  'problem.codeTimedOut': 'Seu código de segurança expirou. Faça login novamente para receber outro.',
  'problem.signInAgain': 'Faça login novamente.',
  'problem.otherAccount': 'Outra conta foi usada em outra guia. Faça login novamente.',
  'problem.signedOutElsewhere': 'Você saiu em outra guia.',
  'problem.maybeSignedIn':
    'Sua sessão ainda pode estar aberta neste dispositivo. Tente novamente ou feche todas as janelas deste navegador.',
  'problem.deviceCheckFailed': 'A verificação do dispositivo não foi aprovada.',
  'problem.sessionInactive': {
    one: 'Sua sessão foi encerrada após {n}\u00a0minuto de inatividade',
    other: 'Sua sessão foi encerrada após {n}\u00a0minutos de inatividade',
  },

  'retry.tries': 'Muitas tentativas. Você pode tentar novamente em {time}.',
  'retry.triesLong': 'Muitas tentativas. Você pode tentar novamente em uma hora ou mais.',
  'retry.busy': 'O servidor está ocupado. Você pode tentar novamente em {time}.',
  'retry.busyLong': 'O servidor está ocupado. Você pode tentar novamente em uma hora ou mais.',

  'screen.crashed.heading': 'Sentimos muito. Algo deu errado…',
  'screen.crashed.text': 'Aguarde um momento e recarregue esta página.',
  'screen.loading': 'Carregando…',
} as const satisfies InitialMessages
