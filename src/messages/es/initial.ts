import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Spanish, such as is understood in Spain and in the Americas. */
export const esInitial = {
  'page.title': 'Iniciar sesión en {product}',

  'login.heading': 'Iniciar sesión',
  'login.username': 'Nombre de usuario',
  'login.password': 'Contraseña',
  'login.next': 'Siguiente',
  'login.signIn': 'Iniciar sesión',
  'login.continue': 'Continuar',
  'login.forgotPassword': '¿Olvidó su contraseña?',
  'login.providerHint':
    'Su empresa utiliza el inicio de sesión único. Seleccione «Continuar» para iniciar sesión en su cuenta.',
  'login.ownProviderHint': 'Seleccione «Continuar» para completar la configuración inicial.',
  'login.leaving': 'Abriendo {product}…',
  'login.otherAccount': 'Usar otra cuenta',
  'login.robotCheck': 'Estamos comprobando que no es un robot…',

  'action.pleaseWait': 'Espere, por favor',
  'action.slow': 'Está tardando más de lo habitual. No hace falta que lo envíe de nuevo.',
  'action.getHelp': 'Obtener ayuda',
  'action.tryAgain': 'Intentar de nuevo',

  'field.capsLock': 'El bloqueo de mayúsculas está activado.',

  'problem.offline': 'No hay conexión a Internet.',
  'problem.onlineAgain': 'Vuelve a tener conexión.',
  'problem.serverLater': 'Error del servidor. Inténtelo más tarde.',
  'problem.serverTryLater': 'Error del servidor; inténtelo más tarde.',
  'problem.ownFault': 'Algo falló aquí. Inténtelo de nuevo.',
  'problem.enterBoth': 'Introduzca su nombre de usuario y su contraseña.',
  'problem.enterPassword': 'Introduzca su contraseña.',
  'problem.enterUsername': 'Introduzca su nombre de usuario.',
  'problem.wrongCredentials': 'El nombre de usuario o la contraseña no son correctos. Inténtelo de nuevo.',
  'problem.phoneNotRegistered': 'El teléfono móvil no está registrado.',
  'problem.accountDisabled': 'Esta cuenta está deshabilitada.',
  'problem.robotCheck': 'Primero debemos comprobar que no es un robot. Inténtelo de nuevo.',
  'problem.loginDenied': 'Solicitud de inicio de sesión denegada',
  'problem.sessionLifespan': 'Se cerró su sesión para cumplir con su política de seguridad.',
  'problem.codeTimedOut': 'Su código de seguridad ha expirado. Inicie sesión de nuevo para obtener otro.',
  'problem.signInAgain': 'Inicie sesión de nuevo.',
  'problem.otherAccount': 'Se usó otra cuenta en otra pestaña. Inicie sesión de nuevo.',
  'problem.signedOutElsewhere': 'Cerró la sesión en otra pestaña.',
  'problem.maybeSignedIn':
    'Es posible que su sesión siga abierta en este dispositivo. Inténtelo de nuevo o cierre todas las ventanas de este navegador.',
  'problem.deviceCheckFailed': 'No se superó la comprobación del dispositivo.',
  'problem.sessionInactive': {
    one: 'Se cerró su sesión después de {n}\u00a0minuto de inactividad',
    other: 'Se cerró su sesión después de {n}\u00a0minutos de inactividad',
  },

  'retry.tries': 'Demasiados intentos. Puede intentarlo de nuevo en {time}.',
  'retry.triesLong': 'Demasiados intentos. Puede intentarlo de nuevo dentro de una hora o más.',
  'retry.busy': 'El servidor está ocupado. Puede intentarlo de nuevo en {time}.',
  'retry.busyLong': 'El servidor está ocupado. Puede intentarlo de nuevo dentro de una hora o más.',

  'screen.crashed.heading': 'Lo sentimos. Se produjo un error…',
  'screen.crashed.text': 'Espere un momento y vuelva a cargar esta página.',
  'screen.loading': 'Cargando…',
} as const satisfies InitialMessages
