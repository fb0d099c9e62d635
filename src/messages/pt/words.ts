import type { Messages } from 'src/messages/en-US'
import { ptInitial } from 'src/messages/pt/initial'

/** Every word in Portuguese, as it is written in Brazil. */
export const pt = {
  ...ptInitial,

  'phone.country': 'País: {name}, +{code}',
  'phone.countryOther': 'País',
  'phone.countries': 'Países',

  'action.contactSupport': 'Falar com o suporte',
  'action.close': 'Fechar',
  'action.signOut': 'Sair',
  'action.backToSignIn': 'Voltar para o login',
  'action.changePassword': 'Alterar senha',
  'action.skip': 'Pular',
  'action.activate': 'Verificar',
  'action.next': 'Avançar',
  'action.copy': 'Copiar',

  'code.digit': 'Dígito {n} de {count}',
  'code.oneTime': 'Digite seu código de uso único',
  'code.label': 'Código de segurança',
  'code.sent': 'Um novo código está a caminho. Só o mais recente vale.',
  'code.triesLeft': 'Tentativas restantes: {n}',
  'code.another': 'Mostrar outro código',
  'code.yours': 'Seu código: {code}',
  'code.over': 'Este código não pode mais ser usado.',
  'code.ends': 'O código pode ser usado por {time}.',

  'screen.tooOld.heading': 'Este navegador é antigo demais',
  'screen.tooOld.text': 'Atualize-o ou use outro navegador para entrar.',

  'session.heading': 'Verificando sua sessão',
  'session.checking': 'Verificando sua sessão…',
  'session.denied': 'Você ainda não fez login',

  'codeForm.why': 'Digite o código para continuar.',
  'codeForm.accepted': 'Código aceito. Entrando…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0s',
  'waiting.minutesLeft': 'Minutos restantes: {n}',
  'waiting.phone': 'Aguardando seu telefone…',
  'waiting.app': 'Aguardando o aplicativo. Esta página continua sozinha.',
  'waiting.endsIn': 'Esta solicitação expira em {time}.',
  'waiting.lastSeconds': 'A solicitação expira em {n}\u00a0segundos.',
  'waiting.over': 'O tempo desta solicitação acabou.',
  'waiting.since': 'Aguardando desde {time}.',
  'waiting.checked': 'Verificado agora há pouco.',
  'waiting.retryIn': 'Tentaremos de novo em {time}.',
  'waiting.retrying': 'Tentando de novo…',
  'waiting.offline': 'Esta página continua assim que a conexão voltar.',
  'waiting.tryNow': 'Tentar agora',
  'waiting.seconds': '{n}\u00a0s',
  'waiting.atMost': 'Isso leva no máximo {time}.',
  'waiting.slow': 'Está demorando mais que o normal.',

  'request.time': 'Solicitado às {time}',
  'request.place': 'De: {place}',

  'trust.ask': {
    one: 'Não perguntar de novo neste dispositivo por {n}\u00a0dia',
    other: 'Não perguntar de novo neste dispositivo por {n}\u00a0dias',
  },
  'trust.hint': 'Não use em um computador compartilhado com outras pessoas.',

  'who.account': 'Conta:',
  'who.notYou': 'Não é você?',

  'rail.label': 'Etapas',
  'rail.done': '(concluída)',
  'rail.password': 'Senha',
  'rail.code': 'Código',
  'rail.approval': 'Aprovação',
  'rail.passkey': 'Chave de acesso',
  'rail.phone': 'Telefone',
  'rail.email': 'E-mail',
  'rail.newPassword': 'Nova senha',

  'copy.done': 'Copiado.',
  'copy.failed': 'Não foi possível copiar. Copie manualmente.',

  'item.used': 'Último uso: {time}',
  'item.unused': 'Ainda não usada',
  'item.remove': 'Remover',
  'item.removeNamed': 'Remover {name}',
  'item.keep': 'Manter',

  'signedIn.heading': 'Você entrou na sua conta',
  'signedIn.open': 'Abrir {product} aqui',

  'problem.required': 'Este campo é obrigatório',
  'problem.enterCode': 'Digite o código de verificação.',
  'problem.invalidCode': 'O código de verificação é inválido.',
  'problem.tryAgainLater': 'Ocorreu um erro, tente novamente mais tarde.',
  'problem.enterMobileNumber': 'Digite seu número de celular.',
  'problem.noCodePasted': 'Nenhum código foi encontrado no texto colado. Digite o código.',

  'links.label': 'Sobre este site',
  'links.privacy': 'Privacidade',
  'links.imprint': 'Informações legais',
  'links.terms': 'Termos',
  'links.help': 'Ajuda',

  'language.label': 'Idioma',
  'language.changed': 'Esta página está agora em português.',
  'language.failed': 'Não foi possível carregar este idioma. Tente novamente.',

  'accounts.label': 'Contas neste dispositivo',
  'accounts.forget': 'Esquecer',
  'accounts.forgetName': 'Esquecer {name}',
  'accounts.other': 'Outra conta',

  'problem.providerCancelled': 'O login com sua empresa foi cancelado. Você pode tentar novamente.',
  'problem.providerNoAccount':
    'Sua empresa autenticou você, mas você não tem uma conta aqui. Peça uma à sua empresa.',
  'problem.providerFailed': 'O login com sua empresa não funcionou. Tente novamente.',
  'problem.loginDeniedHint': 'Se não foi você que iniciou esta entrada, altere sua senha e avise o suporte.',

  'passkey.or': 'ou',
  'passkey.signIn': 'Entrar com uma chave de acesso',
  'passkey.heading': 'Use sua chave de acesso',
  'passkey.text':
    'Confirme que é você com sua impressão digital, seu rosto, seu PIN ou uma chave de segurança.',
  'passkey.use': 'Usar chave de acesso',
  'passkey.accepted': 'Chave de acesso aceita. Entrando…',

  'passkeyOffer.heading': 'Entre mais rápido da próxima vez',
  'passkeyOffer.text':
    'Com uma chave de acesso, você entra com sua impressão digital, seu rosto ou seu PIN. Não há senha para digitar nem para vazar.',
  'passkeyOffer.create': 'Criar uma chave de acesso',
  'passkeyOffer.notNow': 'Agora não',
  'passkeyOffer.saved': 'Chave de acesso salva. Entrando…',

  'passkeys.heading': 'Chaves de acesso',
  'passkeys.none': 'Nenhuma chave de acesso',
  'passkeys.unnamed': 'Chave de acesso',
  'passkeys.sure': 'Remover esta chave de acesso? Você não poderá mais entrar com ela.',
  'passkeys.removed': 'Chave de acesso removida.',

  'problem.passkeyCancelled': 'A chave de acesso não foi usada. Tente novamente ou escolha outra forma.',
  'problem.passkeyTimedOut':
    'O tempo para usar a chave de acesso acabou. Tente novamente ou escolha outra forma.',
  'problem.passkeyElsewhere':
    'Outra guia ou janela está pedindo uma chave de acesso. Conclua lá primeiro ou escolha outra forma.',
  'problem.passkeyNoAuthenticator':
    'Este dispositivo não pode usar uma chave de acesso. Escolha outra forma.',
  'problem.passkeyUnsupported': 'Este navegador não pode usar chaves de acesso. Escolha outra forma.',
  'problem.passkeyBlocked': 'Chaves de acesso não são permitidas nesta página. Escolha outra forma.',
  'problem.passkeyExists': 'Este dispositivo já tem uma chave de acesso para sua conta.',
  'problem.passkeyNotCreated':
    'Nenhuma chave de acesso foi criada. Você pode tentar novamente ou fazer isso mais tarde.',
  'problem.passkeyElsewhereLater':
    'Outra guia ou janela está pedindo uma chave de acesso. Conclua lá primeiro ou crie a sua mais tarde.',
  'problem.passkeyNotHere': 'Não é possível criar uma chave de acesso aqui. Você pode continuar sem ela.',
  'problem.passkeyRefused': 'Esta chave de acesso não foi aceita. Entre com sua senha.',
  'problem.passkeyUnknown': 'Esta chave de acesso não é mais válida. Entre com sua senha.',

  'phoneSignIn.button': 'Entrar com o telefone',
  'phoneSignIn.text': 'Leia este código com um telefone no qual você já entrou e aprove a solicitação nele.',
  'phoneSignIn.byHand': 'Ou abra este endereço no telefone e digite o código nele:',
  'phoneSignIn.qr': 'Código QR para o seu telefone',
  'phoneSignIn.compare': 'Digite {number} no seu telefone',
  'phoneSignIn.shared':
    'Este computador ficará conectado. Se outras pessoas o usarem, saia da conta ao terminar.',
  'phoneSignIn.denied': 'A entrada foi recusada no telefone.',

  'phoneRequest.heading': 'Entrar em um computador?',
  'phoneRequest.typeText': 'Digite o código que o computador mostra.',
  'phoneRequest.code': 'Código no computador',
  'phoneRequest.text':
    'Um computador pede para entrar com a sua conta. Aprove somente se você estiver diante dele e tiver acabado de pedir isso.',
  'phoneRequest.device': 'Com {device}',
  'phoneRequest.warning':
    'Alguém enviou este código a você ou está dizendo o que fazer? Então recuse: a pessoa quer usar a sua conta.',
  'phoneRequest.number': 'Número no computador',
  'phoneRequest.approve': 'Aprovar',
  'phoneRequest.deny': 'Não fui eu',
  'phoneRequest.approved': 'Aprovado. Continue no computador.',
  'phoneRequest.denied': 'Recusado. Ninguém entrou.',
  'phoneRequest.wrongNumber':
    'Este não é o número no computador, por isso a solicitação foi recusada. Mostre outro código nele.',
  'phoneRequest.unknown':
    'Nenhum computador espera por este código. Ele pode ter expirado: mostre outro código no computador.',
  'phoneRequest.another': 'Digitar outro código',

  'verification.heading': 'Verifique a solicitação de login',
  'verification.approve': 'Aprove a solicitação de login no seu aplicativo móvel.',
  'verification.resend': 'Reenviar',
  'verification.resent': 'A solicitação de login foi reenviada ao seu aplicativo móvel.',
  'verification.close': 'Fechar',
  'verification.offlineCode': 'Código offline',
  'verification.offlineHint': 'Seu aplicativo móvel mostra este código mesmo sem conexão.',
  'verification.accepted': 'Solicitação aprovada. Entrando…',
  'verification.nothing': 'Nada no seu telefone? Abra o aplicativo nele ou reenvie a solicitação.',
  'verification.noConnection':
    'Sem conexão no telefone? O aplicativo mostra um código off-line que você pode digitar aqui.',

  'challenge.choose': 'Escolha {number} no aplicativo',
  'challenge.deny': 'Se o seu telefone mostrar outro local ou outra hora, recuse a solicitação nele.',
  'challenge.nothing': 'Nada no seu telefone?',
  'challenge.openApp': 'Abrir o aplicativo',
  'challenge.byHand': 'Abra o aplicativo nele ou reenvie a solicitação.',

  'phoneAuth.heading': 'Digite o código de segurança',
  'phoneAuth.text': 'Enviamos um código por mensagem de texto.',
  'phoneAuth.code': 'Código de segurança',
  'phoneAuth.timeLeft': 'Tempo restante:',
  'phoneAuth.lastSeconds': {
    one: 'O código expira em {n}\u00a0segundo.',
    other: 'O código expira em {n}\u00a0segundos.',
  },

  'emailCode.heading': 'Digite o código de segurança',
  'emailCode.text': 'Enviamos um código para seu e-mail. Verifique também o lixo eletrônico.',
  'emailCode.to': 'Enviamos um código para {reference}. Verifique também o lixo eletrônico.',
  'emailCode.code': 'Código de segurança',

  'newCode.to': 'Enviamos um código para o telefone com final {reference}.',
  'newCode.in': 'O código não chegou? Você poderá enviar um novo em {time}.',
  'newCode.send': 'Enviar um novo código',
  'newCode.signIn': 'O código não chegou? Entre novamente para receber um novo.',

  'symantec.setUp': 'Configure os códigos de uso único',
  'symantec.step': 'Etapa {n} de {count}',
  'symantec.credentialsId': 'ID da credencial',
  'symantec.activationCode': 'Primeiro código',
  'symantec.secondActivationCode': 'Segundo código',
  'symantec.codeHint': 'Digite o código que seu dispositivo ou aplicativo de códigos de uso único mostra.',
  'symantec.credentialsIdHint':
    'Você pode encontrá-lo no seu aplicativo de códigos de uso único ou no verso do seu dispositivo.',
  'symantec.credentialsIdWhy': 'Digite o ID da credencial para continuar.',
  'symantec.activationCodeHint': 'Digite o código que seu dispositivo ou aplicativo mostra agora.',
  'symantec.secondActivationCodeHint': 'Espere o próximo código e depois digite-o.',

  'authenticator.setUp': 'Configurar um aplicativo de autenticação',
  'authenticator.text':
    'Leia o código QR com um aplicativo de autenticação e depois digite o código que ele mostra.',
  'authenticator.qr': 'Código QR para seu aplicativo de autenticação',
  'authenticator.byHand': 'Ou digite esta chave no aplicativo:',
  'authenticator.open': 'Abrir o aplicativo de autenticação',
  'authenticator.codeHint': 'Digite o código que seu aplicativo de autenticação mostra.',

  'recovery.heading': 'Seus códigos de recuperação',
  'recovery.text':
    'Cada um destes códigos permite entrar uma vez se você estiver sem seu aplicativo de autenticação. Eles são mostrados só agora: guarde-os em um lugar seguro.',
  'recovery.download': 'Baixar',
  'recovery.print': 'Imprimir',
  'recovery.saved': 'Salvei estes códigos',
  'recovery.savedWhy': 'Salve os códigos e marque a caixa para continuar.',
  'recovery.gone':
    'Seus códigos de recuperação foram mostrados uma vez e não podem ser mostrados de novo. Se você não os salvou, crie novos na página “{page}”.',
  'recovery.use': 'Usar um código de recuperação',
  'recovery.enter': 'Digite um código de recuperação',
  'recovery.enterText': 'Digite um dos códigos de recuperação que você salvou. Cada um funciona uma vez.',
  'recovery.code': 'Código de recuperação',
  'recovery.codeWhy': 'Digite o código de recuperação para continuar.',
  'recovery.back': 'Voltar',

  'mobileSetup.heading': 'Configure o aplicativo móvel',
  'mobileSetup.text':
    'Você aprova seus logins no aplicativo móvel. Assim que ele estiver configurado, esta página continuará automaticamente.',
  'mobileSetup.mobileNumber': 'Número de celular',
  'mobileSetup.send': 'Enviar link',
  'mobileSetup.sent': 'Enviamos o link para o seu telefone.',
  'mobileSetup.activationCode': 'Código de ativação',
  'mobileSetup.activationHint': 'Digite este código no aplicativo móvel.',
  'mobileSetup.skip': 'Pular por enquanto',
  'mobileSetup.scan': 'Aponte a câmera do telefone para o código ou envie o link para o telefone.',
  'mobileSetup.qr': 'Código QR: {name}',
  'mobileSetup.open': 'Abra-o',
  'mobileSetup.openHint': 'Ele orienta você nos primeiros passos.',
  'mobileSetup.stay': 'Deixe esta página aberta',

  'apps.heading': 'Obtenha o aplicativo',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Obtenha o aplicativo móvel',
  'mobileWizard.text': 'Instale o aplicativo no seu telefone e continue aqui.',

  'onboardingNotSupported.heading': 'Continue em um computador',
  'onboardingNotSupported.text': 'Para configurar sua conta, use um computador (desktop ou notebook).',
  'onboardingNotSupported.send': 'Enviar o endereço para mim',

  'installerError.heading': 'Conclua a configuração deste dispositivo',
  'installerError.text': 'Baixe o aplicativo, instale-o e tente novamente.',
  'installerError.download': 'Baixar o aplicativo',
  'installerError.downloadFile': 'Baixar {file}',
  'installerError.version': 'Versão {version}',

  'problem.deviceNotSetUp': 'Este dispositivo ainda não está configurado.',

  'forgetPassword.heading': 'Problemas com a senha',
  'forgetPassword.text': 'Digite seu nome de usuário para ver como redefinir sua senha.',
  'forgetPassword.startAgain': 'Sua senha não foi redefinida. Comece novamente.',
  'forgetPassword.notSure': 'Dúvidas? Obtenha ajuda',

  'resetPassword.heading': 'Verifique seu telefone',
  'resetPassword.text':
    'Digite o número de celular da sua conta. Enviaremos um código por mensagem de texto.',
  'resetPassword.mobile': 'Número de celular',
  'resetPassword.sendCode': 'Enviar código',
  'resetPassword.noAccess': 'Não tem acesso a este telefone?',
  'resetPassword.code.heading': 'Digite o código de verificação',
  'resetPassword.code.text': 'Enviamos um código de 6\u00a0dígitos para o telefone com final {reference}.',
  'resetPassword.code.label': 'Código de verificação',
  'resetPassword.code.hint': 'O código é verificado automaticamente quando você digita o último dígito.',
  'resetPassword.code.sendNew': 'Enviar novo código',
  'resetPassword.code.resent': 'Confira o novo código no seu telefone.',
  'resetPassword.create.heading': 'Crie uma senha',
  'resetPassword.verifyAgain': 'Verificar novamente',

  'resetEmail.heading': 'Verifique seu e-mail',
  'resetEmail.text': 'Enviaremos um código para {reference}.',
  'resetEmail.sent':
    'Enviamos um código de 6\u00a0dígitos para {reference}. Verifique também o lixo eletrônico.',
  'resetEmail.noAccess': 'Não tem acesso a este e-mail?',
  'resetEmail.instead': 'Enviar o código por e-mail',
  'resetEmail.phoneInstead': 'Enviar o código por SMS',

  'problem.noPhone': 'Nenhum número de celular cadastrado',
  'problem.notAutomatic': 'Sua senha não pode ser redefinida automaticamente.',
  'problem.unknownUser': 'Nenhuma conta corresponde a este nome de usuário.',
  'problem.otherNumber': 'Este número não corresponde ao que temos cadastrado.',
  'problem.tookTooLong': 'Isso demorou um pouco demais…',

  'passwordUpdated.heading': 'Senha atualizada',
  'passwordUpdated.guest': 'Agora você pode entrar com a nova senha.',
  'passwordUpdated.other': 'Atualize a senha nos seus outros dispositivos e aplicativos conectados.',
  'passwordUpdated.signIn': 'Entrar',
  'passwordUpdated.continue': 'Continuar',

  'newPassword.old': 'Senha atual',
  'newPassword.new': 'Nova senha',
  'newPassword.verify': 'Repita a senha',
  'newPassword.save': 'Salvar senha',
  'newPassword.rules': 'Regras da senha',
  'newPassword.met': '(cumprida)',
  'newPassword.allMet': 'Todas as regras da senha foram cumpridas.',
  'newPassword.rule.length': 'Pelo menos 9\u00a0caracteres',
  'newPassword.rule.lowercase': 'Uma letra minúscula',
  'newPassword.rule.uppercase': 'Uma letra maiúscula',
  'newPassword.rule.digit': 'Um número',
  'newPassword.rule.special': 'Um caractere especial, como ! @ $ ou %',
  'newPassword.rule.allowed': 'Sem # e sem :',
  'newPassword.rule.match': 'As duas senhas são iguais',
  'newPassword.why': 'Para continuar, cumpra todas as regras acima.',
  'newPassword.whyWithOld': 'Para continuar, digite a senha atual e cumpra todas as regras acima.',
  'newPassword.strength': 'Força da senha',
  'newPassword.strength.none': 'Nenhuma senha ainda',
  'newPassword.strength.veryweak': 'Muito fraca',
  'newPassword.strength.weak': 'Fraca',
  'newPassword.strength.medium': 'Média',
  'newPassword.strength.strong': 'Forte',
  'newPassword.strength.refused': 'Não permitida',
  'newPassword.rule.least': 'Comprimento mínimo: {n}',
  'newPassword.rule.most': 'Comprimento máximo: {n}',
  'newPassword.rule.kinds': 'Pelo menos {n} destes {count} tipos',
  'newPassword.rule.oneOf': 'Um destes caracteres: {list}',
  'newPassword.rule.forbidden': 'Nada disto: {list}',
  'newPassword.rule.uncommon': 'Uma senha que não seja fácil de adivinhar',

  'field.showPassword': 'Mostrar senha',

  'resetTempPassword.heading': 'Altere sua senha',

  'passwordExpired.heading': 'Sua senha expirou',
  'passwordExpired.text': 'Você precisa alterá-la antes de entrar.',
  'passwordExpired.change': 'Alterar senha',

  'changePassword.heading': 'Antes de alterar sua senha',
  'changePassword.form.heading': 'Altere sua senha',

  'problem.prohibitedPassword': 'Esta senha não é permitida, tente outra.',
  'problem.usedPassword': 'Você não pode usar uma senha já utilizada ou que contenha informações pessoais.',
  'problem.wrongOldPassword': 'A senha atual está incorreta.',
  'problem.alreadyCreated': 'Sua senha já foi criada. Atualize a página para continuar.',

  'connected.devices': 'Dispositivos conectados',
  'connected.apps': 'Aplicativos conectados',
  'connected.noDevices': 'Nenhum dispositivo conectado',
  'connected.noApps': 'Nenhum aplicativo conectado',
  'connected.nearby': 'Por perto',
  'connected.wipe.pending': 'Limpeza remota: pendente',
  'connected.wipe.inProgress': 'Limpeza remota: em andamento',
  'connected.wipe.done': 'Limpeza remota: concluída',
  'connected.wipe.failed': 'Limpeza remota: falhou',
  'connected.gotIt': 'Entendi',
  'connected.about': 'Estes entram com a sua senha. Digite a nova em cada um depois da alteração.',
  'connected.showAll': 'Mostrar todos os {n}',
  'connected.filter': 'Filtrar por nome ou local',
  'connected.found': '{n} de {total}',

  'security.heading': 'Sua segurança',
  'security.about': 'O que você usa para entrar e onde sua conta está conectada.',
  'security.passwordChanged': 'Última alteração: {time}',
  'security.authenticators': 'Aplicativos de autenticação',
  'security.noAuthenticators': 'Nenhum aplicativo de autenticação',
  'security.added': 'Adicionado: {time}',
  'security.setUpApp': 'Configurar um aplicativo',
  'security.appSaved': 'O aplicativo de autenticação está configurado.',
  'security.setUpOver': 'Esta configuração terminou. Comece novamente.',
  'security.removeAppSure':
    'Remover este aplicativo de autenticação? Você não poderá mais entrar com os códigos dele.',
  'security.appRemoved': 'Aplicativo de autenticação removido.',
  'security.lastFactor': 'Configure outro aplicativo antes de remover este.',
  'security.recovery': 'Códigos de recuperação',
  'security.codesLeft': {
    one: '{n} código restante',
    many: '{n} de códigos restantes',
    other: '{n} códigos restantes',
  },
  'security.noCodes': 'Nenhum código restante',
  'security.codesMade': 'Criação: {time}',
  'security.codesLater': 'Você recebe códigos de recuperação quando configura um aplicativo de autenticação.',
  'security.newCodes': 'Novos códigos',
  'security.newCodesSure': 'Seus códigos de recuperação antigos deixarão de funcionar.',
  'security.trusted': 'Dispositivos confiáveis',
  'security.noTrusted': 'Nenhum dispositivo confiável',
  'security.trustedUntil': 'Confiável até {date}',
  'security.trustEnded': 'O dispositivo não é mais confiável.',
  'security.passkeySaved': 'Chave de acesso salva.',
  'security.rename': 'Renomear',
  'security.renameNamed': 'Renomear {name}',
  'security.renamed': 'Nome salvo.',
  'security.name': 'Nome',
  'security.save': 'Salvar',
  'security.cancel': 'Cancelar',
  'security.elsewhere': 'Sair de todos os outros lugares',
  'security.elsewhereSure':
    'Seus outros dispositivos, navegadores e aplicativos precisarão entrar novamente.',
  'security.elsewhereDone': 'Você saiu de todos os outros lugares.',

  'proof.heading': 'Confirme que é você',
  'proof.text': 'Você entrou há algum tempo. Esta alteração precisa de uma nova prova de que é você.',
  'proof.confirm': 'Confirmar',
  'proof.anew': 'Entrar novamente',
  'proof.done': 'Confirmado. Pressione o botão novamente para continuar.',

  'problem.wrongPassword': 'A senha está incorreta.',

  'completion.heading': 'Entrando na sua conta',
  'completion.progress': 'Fazendo login nos outros sites da sua empresa: {answered} de {total}',
  'completion.skip': 'Continuar sem esperar',
  'completion.leave':
    'Alguns sites da sua empresa estão na rede própria dela: o navegador pode pedir que você permita o acesso à rede local.',
  'completion.local': 'Fazer login nos outros sites da empresa',
  'completion.leftOut': 'Login não realizado em: {hosts}',
  'completion.denied':
    'O navegador não permite que esta página acesse a rede da sua empresa. Você pode permitir isso nas configurações do navegador para esta página.',
  'completion.opens': '{product} será aberto em alguns segundos.',
  'completion.stay': 'Permanecer nesta página',

  'popupNotified.text': 'Você pode fechar esta janela.',

  'nativeClient.heading': 'Continuar em {app}?',
  'nativeClient.text':
    '{app} pede para entrar com esta conta. Continue somente se você acabou de começar a entrar por lá.',
  'nativeClient.open': 'Abrir {app}',
  'nativeClient.opened':
    'Continue em {app}. Você pode fechar esta janela. Se {app} não abriu, abra novamente.',
  'nativeClient.showCode': 'Mostrar um código para digitar',
  'nativeClient.code.heading': 'Digite este código em {app}',
  'nativeClient.code.text':
    'Digite-o somente onde você começou a entrar e não o informe a ninguém: quem pedir quer usar sua conta.',
  'nativeClient.refused.heading': 'Não é possível entrar neste aplicativo',
  'nativeClient.refused.mode': 'O aplicativo que abriu esta página pediu algo que esta página não conhece.',
  'nativeClient.refused.list': 'O aplicativo que abriu esta página não é permitido pela sua empresa.',
  'nativeClient.refused.request': 'O aplicativo que abriu esta página não fez o pedido como deveria.',
  'nativeClient.refused.advice':
    'Nada foi entregue. Atualize o aplicativo e tente novamente ou informe esta palavra ao suporte: {parameter}',

  'support.heading': 'Obtenha ajuda e continue trabalhando.',
  'support.sorry': 'Sentimos muito. Algo deu errado…',
  'support.name': 'Nome',
  'support.email': 'E-mail',
  'support.phone': 'Telefone',
  'support.description': 'Descrição',
  'support.company': 'Empresa',
  'support.count': { one: '{n}\u00a0caractere de {max}', other: '{n}\u00a0caracteres de {max}' },
  'support.left': { one: 'Resta {n}\u00a0caractere', other: 'Restam {n}\u00a0caracteres' },
  'support.submit': 'Enviar',
  'support.done': 'Fechar',
  'support.sent': 'Seu chamado foi confirmado. Você deve receber uma resposta em algumas horas.',
  'support.callUs': 'Você pode ligar para o suporte.',
  'support.noWay': 'Não é possível falar com o suporte por esta página. Procure seu administrador.',
  'support.reference': 'Incluído na sua mensagem: {reference}',
  'support.reference.status': 'Erro {status}',
  'support.reference.request': 'Solicitação {id}',
  'support.reference.both': 'Erro {status}, solicitação {id}',
  'support.reference.remove': 'Remover',
  'support.recording': 'Adicionar uma gravação desta página',
  'support.recording.what':
    'Mostra ao suporte quais etapas esta página executou e quando, e o que o servidor respondeu. Não contém senhas, códigos, nomes nem nada do que você digitou.',
  'support.recording.see': 'Ver o conteúdo da gravação',
  'support.recording.cut': 'A gravação era longa demais: o início não está incluído.',
  'support.recording.none': 'Não há nenhuma gravação desta página.',
  'support.hurry': 'Com pressa? Ligue para o suporte:',
  'support.emailHint': 'Um endereço que você consiga ler agora.',
  'support.optional': 'Opcional',

  'problem.invalidEmail': 'Digite um e-mail válido',
  'problem.helpUnavailable': 'Aguarde um momento e recarregue esta página.',
  'problem.supportTrouble':
    'Não estamos conseguindo acessar o servidor de suporte, tente novamente mais tarde.',

  'deskCode.heading': 'Está falando com o seu suporte técnico?',
  'deskCode.text':
    'Leia um código para eles. Com ele, eles veem o seu nome, a etapa em que você está e o último erro. Eles nunca precisam da sua senha.',
  'deskCode.warning':
    'Diga este código somente ao seu próprio suporte técnico, e somente se você mesmo ligou.',
  'deskCode.show': 'Mostrar um código',
  'deskCode.seen': 'O seu suporte técnico viu este código.',
  'deskCode.seenAt': 'O seu suporte técnico viu este código às {time}.',
  'deskCode.notYou':
    'Se você não está falando com eles agora, ligue para eles: outra pessoa pode ter usado o seu código.',

  'notice.info': 'Aviso',
  'notice.warning': 'Atenção',
  'notice.showAll': 'Mostrar tudo',
  'notice.showLess': 'Mostrar menos',
  'notice.more': 'Mais informações',
} as const satisfies Messages
