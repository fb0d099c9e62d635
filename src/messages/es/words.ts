import type { Messages } from 'src/messages/en-US'
import { esInitial } from 'src/messages/es/initial'

/** Every word in Spanish. */
export const es = {
  ...esInitial,

  'phone.country': 'País: {name}, +{code}',
  'phone.countryOther': 'País',
  'phone.countries': 'Países',

  'action.contactSupport': 'Comunicarse con soporte',
  'action.close': 'Cerrar',
  'action.signOut': 'Cerrar sesión',
  'action.backToSignIn': 'Volver al inicio de sesión',
  'action.changePassword': 'Cambiar contraseña',
  'action.skip': 'Omitir',
  'action.activate': 'Verificar',
  'action.next': 'Siguiente',
  'action.copy': 'Copiar',

  'code.digit': 'Dígito {n} de {count}',
  'code.oneTime': 'Introduzca su código de un solo uso',
  'code.label': 'Código de seguridad',
  'code.sent': 'Un código nuevo está en camino. Solo vale el más reciente.',
  'code.triesLeft': 'Intentos restantes: {n}',
  'code.another': 'Mostrar otro código',
  'code.yours': 'Su código: {code}',
  'code.over': 'Este código ya no se puede usar.',
  'code.ends': 'El código se puede usar durante {time}.',

  'screen.tooOld.heading': 'Este navegador es demasiado antiguo',
  'screen.tooOld.text': 'Actualícelo o use otro navegador para iniciar sesión.',

  'session.heading': 'Comprobando su sesión',
  'session.checking': 'Comprobando su sesión…',
  'session.denied': 'Aún no ha iniciado sesión',

  'codeForm.why': 'Introduzca el código para continuar.',
  'codeForm.accepted': 'Código aceptado. Iniciando sesión…',

  'waiting.minutes': '{minutes}\u00a0min {seconds}\u00a0s',
  'waiting.minutesLeft': 'Minutos restantes: {n}',
  'waiting.phone': 'Esperando a su teléfono…',
  'waiting.app': 'Esperando a la aplicación. Esta página continúa por sí sola.',
  'waiting.endsIn': 'Esta solicitud vence en {time}.',
  'waiting.lastSeconds': 'La solicitud vence en {n}\u00a0segundos.',
  'waiting.over': 'El tiempo de esta solicitud ha terminado.',
  'waiting.since': 'Esperando desde las {time}.',
  'waiting.checked': 'Comprobado hace un momento.',
  'waiting.retryIn': 'Volvemos a intentarlo en {time}.',
  'waiting.retrying': 'Intentándolo de nuevo…',
  'waiting.offline': 'Esta página continúa en cuanto vuelva la conexión.',
  'waiting.tryNow': 'Intentar ahora',
  'waiting.seconds': '{n}\u00a0s',
  'waiting.atMost': 'Esto tarda {time} como máximo.',
  'waiting.slow': 'Está tardando más de lo habitual.',

  'request.time': 'Solicitado a las {time}',
  'request.place': 'Desde: {place}',

  'trust.ask': {
    one: 'No volver a preguntar en este dispositivo durante {n}\u00a0día',
    other: 'No volver a preguntar en este dispositivo durante {n}\u00a0días',
  },
  'trust.hint': 'No lo use en un ordenador que comparta con otras personas.',

  'who.account': 'Cuenta:',
  'who.notYou': '¿No es usted?',

  'rail.label': 'Pasos',
  'rail.done': '(hecho)',
  'rail.password': 'Contraseña',
  'rail.code': 'Código',
  'rail.approval': 'Aprobación',
  'rail.passkey': 'Llave de acceso',
  'rail.phone': 'Teléfono',
  'rail.email': 'Correo electrónico',
  'rail.newPassword': 'Contraseña nueva',

  'copy.done': 'Copiado.',
  'copy.failed': 'No se pudo copiar. Cópielo a mano.',

  'item.used': 'Último uso: {time}',
  'item.unused': 'Sin usar todavía',
  'item.remove': 'Quitar',
  'item.removeNamed': 'Quitar {name}',
  'item.keep': 'Conservar',
  'item.nearby': 'Cerca',

  'signedIn.heading': 'Ha iniciado sesión',
  'signedIn.open': 'Abrir {product} aquí',

  'problem.required': 'Este campo es obligatorio',
  'problem.enterCode': 'Introduzca el código de verificación.',
  'problem.invalidCode': 'El código de verificación no es válido.',
  'problem.tryAgainLater': 'Se produjo un error; inténtelo más tarde.',
  'problem.enterMobileNumber': 'Introduzca su número de teléfono móvil.',
  'problem.noCodePasted': 'No se ha encontrado ningún código en el texto pegado. Escriba el código.',

  'links.label': 'Acerca de este sitio',
  'links.privacy': 'Privacidad',
  'links.imprint': 'Aviso legal',
  'links.terms': 'Condiciones',
  'links.help': 'Ayuda',

  'language.label': 'Idioma',
  'language.changed': 'Esta página está ahora en español.',
  'language.failed': 'No se ha podido cargar este idioma. Inténtelo de nuevo.',

  'accounts.label': 'Cuentas en este dispositivo',
  'accounts.forget': 'Olvidar',
  'accounts.forgetName': 'Olvidar {name}',
  'accounts.other': 'Otra cuenta',

  'problem.providerCancelled': 'Se canceló el inicio de sesión con su empresa. Puede intentarlo de nuevo.',
  'problem.providerNoAccount':
    'Su empresa ha iniciado su sesión, pero usted no tiene una cuenta aquí. Pida una a su empresa.',
  'problem.providerFailed': 'El inicio de sesión con su empresa no ha funcionado. Inténtelo de nuevo.',
  'problem.loginDeniedHint':
    'Si usted no inició esta sesión, cambie su contraseña y avise al equipo de soporte.',

  'passkey.or': 'o',
  'passkey.signIn': 'Iniciar sesión con una llave de acceso',
  'passkey.heading': 'Use su llave de acceso',
  'passkey.text': 'Confirme que es usted con su huella, su rostro, su PIN o una llave de seguridad.',
  'passkey.use': 'Usar llave de acceso',
  'passkey.accepted': 'Llave de acceso aceptada. Iniciando sesión…',

  'passkeyOffer.heading': 'Inicie sesión más rápido la próxima vez',
  'passkeyOffer.text':
    'Con una llave de acceso inicia sesión con su huella, su rostro o su PIN. No hay contraseña que escribir ni que se pueda filtrar.',
  'passkeyOffer.create': 'Crear una llave de acceso',
  'passkeyOffer.notNow': 'Ahora no',
  'passkeyOffer.saved': 'Llave de acceso guardada. Iniciando sesión…',

  'passkeys.heading': 'Llaves de acceso',
  'passkeys.none': 'No hay llaves de acceso',
  'passkeys.unnamed': 'Llave de acceso',
  'passkeys.sure': '¿Quitar esta llave de acceso? Ya no podrá iniciar sesión con ella.',
  'passkeys.removed': 'Llave de acceso quitada.',

  'problem.passkeyCancelled': 'No se ha usado la llave de acceso. Inténtelo de nuevo o elija otra forma.',
  'problem.passkeyTimedOut':
    'Se ha agotado el tiempo para usar la llave de acceso. Inténtelo de nuevo o elija otra forma.',
  'problem.passkeyElsewhere':
    'Otra pestaña o ventana está pidiendo una llave de acceso. Termine allí primero o elija otra forma.',
  'problem.passkeyNoAuthenticator': 'Este dispositivo no puede usar una llave de acceso. Elija otra forma.',
  'problem.passkeyUnsupported': 'Este navegador no puede usar llaves de acceso. Elija otra forma.',
  'problem.passkeyBlocked': 'En esta página no se permiten llaves de acceso. Elija otra forma.',
  'problem.passkeyExists': 'Este dispositivo ya tiene una llave de acceso para su cuenta.',
  'problem.passkeyNotCreated':
    'No se ha creado ninguna llave de acceso. Puede intentarlo de nuevo o hacerlo más tarde.',
  'problem.passkeyElsewhereLater':
    'Otra pestaña o ventana está pidiendo una llave de acceso. Termine allí primero o cree la suya más tarde.',
  'problem.passkeyNotHere': 'Aquí no se puede crear una llave de acceso. Puede continuar sin ella.',
  'problem.passkeyRefused': 'No se ha aceptado esta llave de acceso. Inicie sesión con su contraseña.',
  'problem.passkeyUnknown': 'Esta llave de acceso ya no es válida. Inicie sesión con su contraseña.',

  'phoneSignIn.button': 'Iniciar sesión con el teléfono',
  'phoneSignIn.text':
    'Escanee este código con un teléfono en el que haya iniciado sesión y apruebe la solicitud allí.',
  'phoneSignIn.byHand': 'O abra esta dirección en el teléfono y escriba allí el código:',
  'phoneSignIn.qr': 'Código QR para su teléfono',
  'phoneSignIn.compare': 'Escriba {number} en su teléfono',
  'phoneSignIn.shared':
    'Después se habrá iniciado sesión en este equipo. Si otras personas lo usan, cierre sesión al irse.',
  'phoneSignIn.denied': 'El inicio de sesión se rechazó en el teléfono.',

  'phoneRequest.heading': '¿Iniciar sesión en un equipo?',
  'phoneRequest.typeText': 'Escriba el código que muestra el equipo.',
  'phoneRequest.code': 'Código del equipo',
  'phoneRequest.text':
    'Un equipo solicita iniciar sesión con su cuenta. Apruebe solo si está delante de él y acaba de pedirlo allí.',
  'phoneRequest.device': 'Con {device}',
  'phoneRequest.warning':
    '¿Alguien le ha enviado este código o le dice qué hacer? Entonces rechace: esa persona quiere usar su cuenta.',
  'phoneRequest.number': 'Número del equipo',
  'phoneRequest.approve': 'Aprobar',
  'phoneRequest.deny': 'No he sido yo',
  'phoneRequest.approved': 'Aprobado. Continúe en el equipo.',
  'phoneRequest.denied': 'Rechazado. No se ha iniciado sesión.',
  'phoneRequest.wrongNumber':
    'Este no es el número del equipo, por lo que se rechazó la solicitud. Muestre allí otro código.',
  'phoneRequest.unknown':
    'Ningún equipo espera este código. Puede que haya caducado: muestre allí otro código.',
  'phoneRequest.another': 'Escribir otro código',

  'verification.heading': 'Verifique la solicitud de inicio de sesión',
  'verification.approve': 'Apruebe la solicitud de inicio de sesión en su aplicación móvil.',
  'verification.resend': 'Reenviar',
  'verification.resent': 'La solicitud de inicio de sesión se reenvió a su aplicación móvil.',
  'verification.close': 'Cerrar',
  'verification.offlineCode': 'Código sin conexión',
  'verification.offlineHint': 'Su aplicación móvil muestra este código incluso sin conexión.',
  'verification.accepted': 'Solicitud aprobada. Iniciando sesión…',
  'verification.nothing': '¿No aparece nada en su teléfono? Abra allí la aplicación o reenvíe la solicitud.',
  'verification.noConnection':
    '¿Su teléfono no tiene conexión? La aplicación muestra un código sin conexión que puede introducir aquí.',

  'challenge.choose': 'Elija {number} en la aplicación',
  'challenge.deny': 'Si su teléfono muestra otro lugar u otra hora, rechace allí la solicitud.',
  'challenge.nothing': '¿No aparece nada en su teléfono?',
  'challenge.openApp': 'Abrir la aplicación',
  'challenge.byHand': 'Abra allí la aplicación o reenvíe la solicitud.',

  'phoneAuth.heading': 'Introduzca el código de seguridad',
  'phoneAuth.text': 'Le enviamos un código por mensaje de texto.',
  'phoneAuth.code': 'Código de seguridad',
  'phoneAuth.timeLeft': 'Tiempo restante:',
  'phoneAuth.lastSeconds': {
    one: 'El código expira en {n}\u00a0segundo.',
    other: 'El código expira en {n}\u00a0segundos.',
  },

  'emailCode.heading': 'Introduzca el código de seguridad',
  'emailCode.text': 'Le enviamos un código a su correo electrónico. Mire también en el correo no deseado.',
  'emailCode.to': 'Enviamos un código a {reference}. Mire también en el correo no deseado.',
  'emailCode.code': 'Código de seguridad',

  'newCode.to': 'Enviamos un código al teléfono terminado en {reference}.',
  'newCode.in': '¿No llega el código? Podrá enviar uno nuevo en {time}.',
  'newCode.send': 'Enviar un código nuevo',
  'newCode.signIn': '¿No llega el código? Inicie sesión de nuevo para recibir otro.',

  'symantec.setUp': 'Configure los códigos de un solo uso',
  'symantec.step': 'Paso {n} de {count}',
  'symantec.credentialsId': 'ID de credencial',
  'symantec.activationCode': 'Primer código',
  'symantec.secondActivationCode': 'Segundo código',
  'symantec.codeHint':
    'Introduzca el código que muestra su dispositivo o aplicación de códigos de un solo uso.',
  'symantec.credentialsIdHint':
    'Puede encontrarlo en su aplicación de códigos de un solo uso o en el reverso de su dispositivo.',
  'symantec.credentialsIdWhy': 'Introduzca el ID de credencial para continuar.',
  'symantec.activationCodeHint': 'Introduzca el código que su dispositivo o aplicación muestra ahora.',
  'symantec.secondActivationCodeHint': 'Espere el código siguiente y luego introdúzcalo.',

  'authenticator.setUp': 'Configurar una aplicación de autenticación',
  'authenticator.text':
    'Escanee el código QR con una aplicación de autenticación y después introduzca el código que muestra.',
  'authenticator.qr': 'Código QR para su aplicación de autenticación',
  'authenticator.byHand': 'O introduzca esta clave en la aplicación:',
  'authenticator.open': 'Abrir la aplicación de autenticación',
  'authenticator.codeHint': 'Introduzca el código que muestra su aplicación de autenticación.',

  'recovery.heading': 'Sus códigos de recuperación',
  'recovery.text':
    'Cada uno de estos códigos le permite iniciar sesión una vez si no tiene su aplicación de autenticación. Solo se muestran ahora: guárdelos en un lugar seguro.',
  'recovery.download': 'Descargar',
  'recovery.print': 'Imprimir',
  'recovery.saved': 'He guardado estos códigos',
  'recovery.savedWhy': 'Guarde los códigos y marque la casilla para continuar.',
  'recovery.gone':
    'Sus códigos de recuperación se mostraron una vez y no pueden volver a mostrarse. Si no los ha guardado, cree otros nuevos en la página «{page}».',
  'recovery.use': 'Usar un código de recuperación',
  'recovery.enter': 'Introduzca un código de recuperación',
  'recovery.enterText':
    'Introduzca uno de los códigos de recuperación que ha guardado. Cada uno sirve una vez.',
  'recovery.code': 'Código de recuperación',
  'recovery.codeWhy': 'Introduzca el código de recuperación para continuar.',
  'recovery.back': 'Atrás',

  'mobileSetup.heading': 'Configure la aplicación móvil',
  'mobileSetup.text':
    'Aprobará sus inicios de sesión en la aplicación móvil. Cuando la aplicación esté configurada, esta página continuará automáticamente.',
  'mobileSetup.mobileNumber': 'Número de teléfono móvil',
  'mobileSetup.send': 'Enviar enlace',
  'mobileSetup.sent': 'Enviamos el enlace a su teléfono.',
  'mobileSetup.activationCode': 'Código de activación',
  'mobileSetup.activationHint': 'Introduzca este código en la aplicación móvil.',
  'mobileSetup.skip': 'Omitir por ahora',
  'mobileSetup.scan': 'Apunte al código con la cámara de su teléfono o envíe el enlace a su teléfono.',
  'mobileSetup.qr': 'Código QR: {name}',
  'mobileSetup.open': 'Ábrala',
  'mobileSetup.openHint': 'La aplicación le guía en los primeros pasos.',
  'mobileSetup.stay': 'Deje abierta esta página',

  'apps.heading': 'Obtenga la aplicación',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Obtenga la aplicación móvil',
  'mobileWizard.text': 'Instale la aplicación en su teléfono y continúe aquí.',

  'onboardingNotSupported.heading': 'Continúe en un equipo (PC o Mac)',
  'onboardingNotSupported.text':
    'Para configurar su cuenta necesita un equipo (PC o Mac), no un teléfono ni una tableta.',
  'onboardingNotSupported.send': 'Enviarme la dirección',

  'installerError.heading': 'Configure este dispositivo',
  'installerError.text': 'Descargue la aplicación, instálela y vuelva a intentarlo.',
  'installerError.download': 'Descargar la aplicación',
  'installerError.downloadFile': 'Descargar {file}',
  'installerError.version': 'Versión {version}',

  'problem.deviceNotSetUp': 'Este dispositivo aún no está configurado.',

  'forgetPassword.heading': 'Problemas con la contraseña',
  'forgetPassword.text': 'Introduzca su nombre de usuario para ver cómo puede restablecer su contraseña.',
  'forgetPassword.startAgain': 'Su contraseña no se restableció. Empiece de nuevo.',
  'forgetPassword.notSure': '¿Tiene dudas? Obtenga ayuda',

  'resetPassword.heading': 'Verifique su teléfono',
  'resetPassword.text':
    'Introduzca el número de teléfono móvil de su cuenta. Le enviaremos un código por mensaje de texto.',
  'resetPassword.mobile': 'Número de teléfono móvil',
  'resetPassword.sendCode': 'Enviar código',
  'resetPassword.noAccess': '¿No tiene acceso a este teléfono?',
  'resetPassword.code.heading': 'Introduzca el código de verificación',
  'resetPassword.code.text': 'Enviamos un código de 6\u00a0dígitos al teléfono terminado en {reference}.',
  'resetPassword.code.label': 'Código de verificación',
  'resetPassword.code.hint': 'El código se comprueba automáticamente al introducir el último dígito.',
  'resetPassword.code.sendNew': 'Enviar un código nuevo',
  'resetPassword.code.resent': 'Encontrará el nuevo código en su teléfono.',
  'resetPassword.create.heading': 'Cree una contraseña',
  'resetPassword.verifyAgain': 'Verificar de nuevo',

  'resetEmail.heading': 'Verifique su correo',
  'resetEmail.text': 'Enviaremos un código a {reference}.',
  'resetEmail.sent':
    'Enviamos un código de 6\u00a0dígitos a {reference}. Mire también en el correo no deseado.',
  'resetEmail.noAccess': '¿No tiene acceso a este correo?',
  'resetEmail.instead': 'Enviar el código por correo',
  'resetEmail.phoneInstead': 'Enviar el código por SMS',

  'problem.noPhone': 'No hay ningún número de teléfono móvil registrado',
  'problem.notAutomatic': 'Su contraseña no se puede restablecer automáticamente.',
  'problem.unknownUser': 'Ninguna cuenta coincide con este nombre de usuario.',
  'problem.otherNumber': 'Este número no coincide con el que tenemos registrado.',
  'problem.tookTooLong': 'Ha pasado demasiado tiempo…',

  'passwordUpdated.heading': 'Contraseña actualizada',
  'passwordUpdated.guest': 'Ya puede iniciar sesión con su nueva contraseña.',
  'passwordUpdated.other': 'Actualice la contraseña en sus demás dispositivos y aplicaciones conectadas.',
  'passwordUpdated.signIn': 'Iniciar sesión',
  'passwordUpdated.continue': 'Continuar',

  'newPassword.old': 'Contraseña actual',
  'newPassword.new': 'Contraseña nueva',
  'newPassword.verify': 'Repita la contraseña',
  'newPassword.save': 'Guardar contraseña',
  'newPassword.rules': 'Reglas de la contraseña',
  'newPassword.met': '(cumplida)',
  'newPassword.allMet': 'Se cumplen todas las reglas de la contraseña.',
  'newPassword.rule.length': 'Al menos 9\u00a0caracteres',
  'newPassword.rule.lowercase': 'Una letra minúscula',
  'newPassword.rule.uppercase': 'Una letra mayúscula',
  'newPassword.rule.digit': 'Un número',
  'newPassword.rule.special': 'Un carácter especial, como ! @ $ o %',
  'newPassword.rule.allowed': 'Sin # ni :',
  'newPassword.rule.match': 'Ambas contraseñas coinciden',
  'newPassword.why': 'Para continuar, cumpla todas las reglas de arriba.',
  'newPassword.whyWithOld':
    'Para continuar, introduzca la contraseña actual y cumpla todas las reglas de arriba.',
  'newPassword.strength': 'Seguridad de la contraseña',
  'newPassword.strength.none': 'Aún no hay contraseña',
  'newPassword.strength.veryweak': 'Muy débil',
  'newPassword.strength.weak': 'Débil',
  'newPassword.strength.medium': 'Media',
  'newPassword.strength.strong': 'Fuerte',
  'newPassword.strength.refused': 'No permitida',
  'newPassword.rule.least': 'Longitud mínima: {n}',
  'newPassword.rule.most': 'Longitud máxima: {n}',
  'newPassword.rule.kinds': 'Al menos {n} de estos {count} tipos',
  'newPassword.rule.oneOf': 'Uno de estos caracteres: {list}',
  'newPassword.rule.forbidden': 'Nada de esto: {list}',
  'newPassword.rule.uncommon': 'Una contraseña que no sea fácil de adivinar',

  'field.showPassword': 'Mostrar la contraseña',

  'resetTempPassword.heading': 'Cambie su contraseña',
  'resetTempPassword.expired': 'Su contraseña ha expirado. Elija una nueva para continuar.',
  'resetTempPassword.temporary': 'Su contraseña es temporal. Elija una nueva para continuar.',
  'resetTempPassword.policy':
    'Su contraseña ya no cumple las normas de su empresa. Elija una nueva para continuar.',

  'passwordExpired.heading': 'Su contraseña ha expirado',
  'passwordExpired.text': 'Debe cambiarla antes de poder iniciar sesión.',
  'passwordExpired.change': 'Cambiar contraseña',

  'changePassword.heading': 'Antes de cambiar su contraseña',
  'changePassword.form.heading': 'Cambie su contraseña',

  'problem.prohibitedPassword': 'Esta contraseña no está permitida; pruebe con otra.',
  'problem.usedPassword':
    'No puede usar una contraseña que ya haya utilizado o que contenga información personal.',
  'problem.wrongOldPassword': 'La contraseña actual no es correcta.',
  'problem.alreadyCreated': 'Su contraseña ya está creada. Actualice la página para continuar.',

  'connected.devices': 'Dispositivos conectados',
  'connected.apps': 'Aplicaciones conectadas',
  'connected.noDevices': 'No hay dispositivos conectados',
  'connected.noApps': 'No hay aplicaciones conectadas',
  'connected.wipe.pending': 'Borrado remoto: pendiente',
  'connected.wipe.inProgress': 'Borrado remoto: en curso',
  'connected.wipe.done': 'Borrado remoto: completado',
  'connected.wipe.failed': 'Borrado remoto: con error',
  'connected.gotIt': 'Entendido',
  'connected.about':
    'Después del cambio, introduzca la nueva contraseña en cada uno que tenga guardada la anterior.',
  'connected.showAll': 'Mostrar los {n}',
  'connected.filter': 'Filtrar por nombre o lugar',
  'connected.found': '{n} de {total}',

  'security.heading': 'Su seguridad',
  'security.about': 'Con qué inicia sesión y dónde la tiene iniciada.',
  'security.passwordChanged': 'Último cambio: {time}',
  'security.authenticators': 'Aplicaciones de autenticación',
  'security.noAuthenticators': 'No hay aplicaciones de autenticación',
  'security.added': 'Añadida: {time}',
  'security.setUpApp': 'Configurar una aplicación',
  'security.appSaved': 'La aplicación de autenticación está configurada.',
  'security.setUpOver': 'Esta configuración ha terminado. Vuelva a empezarla.',
  'security.removeAppSure':
    '¿Quitar esta aplicación de autenticación? Ya no podrá iniciar sesión con sus códigos.',
  'security.appRemoved': 'Aplicación de autenticación quitada.',
  'security.lastFactor': 'Configure otra aplicación antes de quitar esta.',
  'security.recovery': 'Códigos de recuperación',
  'security.codesLeft': {
    one: 'Queda {n} código',
    many: 'Quedan {n} de códigos',
    other: 'Quedan {n} códigos',
  },
  'security.noCodes': 'No quedan códigos',
  'security.codesMade': 'Creados: {time}',
  'security.codesLater':
    'Recibirá códigos de recuperación cuando haya configurado una aplicación de autenticación.',
  'security.newCodes': 'Códigos nuevos',
  'security.newCodesSure': 'Sus códigos de recuperación anteriores dejarán de funcionar.',
  'security.trusted': 'Dispositivos de confianza',
  'security.noTrusted': 'No hay dispositivos de confianza',
  'security.trustedUntil': 'De confianza hasta el {date}',
  'security.trustEnded': 'El dispositivo ya no es de confianza.',
  'security.passkeySaved': 'Llave de acceso guardada.',
  'security.rename': 'Cambiar nombre',
  'security.renameNamed': 'Cambiar el nombre de {name}',
  'security.renamed': 'Nombre guardado.',
  'security.name': 'Nombre',
  'security.save': 'Guardar',
  'security.cancel': 'Cancelar',
  'security.elsewhere': 'Cerrar sesión en todos los demás sitios',
  'security.elsewhereSure':
    'Sus otros dispositivos, navegadores y aplicaciones tendrán que volver a iniciar sesión.',
  'security.elsewhereDone': 'Se ha cerrado la sesión en todos los demás sitios.',

  'proof.heading': 'Confirme que es usted',
  'proof.text': 'Inició sesión hace un rato. Este cambio necesita una nueva prueba de que es usted.',
  'proof.confirm': 'Confirmar',
  'proof.anew': 'Iniciar sesión de nuevo',
  'proof.done': 'Confirmado. Pulse de nuevo el botón para continuar.',

  'problem.wrongPassword': 'La contraseña no es correcta.',

  'completion.heading': 'Iniciando su sesión',
  'completion.progress': 'Iniciando sesión en los demás sitios de su empresa: {answered} de {total}',
  'completion.skip': 'Continuar sin esperar',
  'completion.leave':
    'Algunos sitios de su empresa están en su propia red: es posible que el navegador le pida que permita el acceso a la red local.',
  'completion.local': 'Iniciar sesión en los demás sitios de la empresa',
  'completion.leftOut': 'Sin sesión iniciada en: {hosts}',
  'completion.denied':
    'El navegador no deja que esta página acceda a la red de su empresa. Puede permitirlo en la configuración del navegador para esta página.',
  'completion.opens': '{product} se abrirá en unos segundos.',
  'completion.stay': 'Permanecer en esta página',

  'popupNotified.text': 'Puede cerrar esta ventana.',

  'nativeClient.heading': '¿Continuar en {app}?',
  'nativeClient.text':
    '{app} pide iniciar sesión con esta cuenta. Continúe solo si acaba de empezar a iniciar sesión allí.',
  'nativeClient.open': 'Abrir {app}',
  'nativeClient.opened':
    'Continúe en {app}. Puede cerrar esta ventana. Si {app} no se ha abierto, ábrala de nuevo.',
  'nativeClient.showCode': 'Mostrar un código para escribir',
  'nativeClient.code.heading': 'Escriba este código en {app}',
  'nativeClient.code.text':
    'Escríbalo solo donde haya empezado a iniciar sesión y no se lo diga a nadie: quien se lo pida quiere usar su cuenta.',
  'nativeClient.refused.heading': 'No se puede iniciar sesión en esta aplicación',
  'nativeClient.refused.mode': 'La aplicación que abrió esta página pidió algo que esta página no conoce.',
  'nativeClient.refused.list': 'La aplicación que abrió esta página no está permitida por su empresa.',
  'nativeClient.refused.request': 'La aplicación que abrió esta página no hizo la petición como debía.',
  'nativeClient.refused.advice':
    'No se ha entregado nada. Actualice la aplicación e inténtelo de nuevo, o diga esta palabra a su servicio de soporte: {parameter}',

  'support.heading': 'Obtenga ayuda y siga trabajando.',
  'support.sorry': 'Lo sentimos. Se produjo un error…',
  'support.name': 'Nombre',
  'support.email': 'Correo electrónico',
  'support.phone': 'Teléfono',
  'support.description': 'Descripción',
  'support.company': 'Empresa',
  'support.count': { one: '{n}\u00a0carácter de {max}', other: '{n}\u00a0caracteres de {max}' },
  'support.left': { one: 'Queda {n}\u00a0carácter', other: 'Quedan {n}\u00a0caracteres' },
  'support.submit': 'Enviar',
  'support.done': 'Listo',
  'support.sent': 'Su solicitud quedó registrada. Debería recibir una respuesta en unas horas.',
  'support.callUs': 'Puede llamar al equipo de soporte.',
  'support.noWay': 'No es posible comunicarse con soporte desde aquí. Consulte a su administrador.',
  'support.reference': 'Se incluye con su mensaje: {reference}',
  'support.reference.status': 'Código de error {status}',
  'support.reference.request': 'Solicitud {id}',
  'support.reference.both': 'Código de error {status}, solicitud {id}',
  'support.reference.remove': 'Quitar',
  'support.recording': 'Agregar una grabación de esta página',
  'support.recording.what':
    'Muestra al equipo de soporte qué pasos dio esta página y cuándo, y qué respondió el servidor. No contiene contraseñas, códigos, nombres ni nada de lo que haya escrito.',
  'support.recording.see': 'Ver el contenido de la grabación',
  'support.recording.cut': 'La grabación era demasiado larga: no incluye el principio.',
  'support.recording.none': 'No hay ninguna grabación de esta página.',
  'support.hurry': '¿Tiene prisa? Llame a soporte:',
  'support.emailHint': 'Una dirección que pueda leer ahora.',
  'support.optional': 'Opcional',

  'problem.invalidEmail': 'Introduzca un correo electrónico válido',
  'problem.helpUnavailable': 'Espere un momento y vuelva a cargar esta página.',
  'problem.supportTrouble': 'No podemos comunicarnos con el servidor de soporte; inténtelo más tarde.',

  'deskCode.heading': '¿Está hablando con su servicio de asistencia?',
  'deskCode.text':
    'Léales un código. Con él ven su nombre, el paso en el que está y el último error. Nunca necesitan su contraseña.',
  'deskCode.warning': 'Diga este código solo a su propio servicio de asistencia, y solo si ha llamado usted.',
  'deskCode.show': 'Mostrar un código',
  'deskCode.seen': 'Su servicio de asistencia ha visto este código.',
  'deskCode.seenAt': 'Su servicio de asistencia ha visto este código a las {time}.',
  'deskCode.notYou':
    'Si no está hablando con ellos ahora, llámelos: otra persona puede haber usado su código.',

  'alternatives.try': 'Probar otra forma',
  'alternatives.sms': 'Recibir un código por SMS',
  'alternatives.email': 'Recibir un código por correo',
  'alternatives.totp': 'Usar su aplicación de autenticación',
  'alternatives.symantecVip': 'Introducir un código de un solo uso',
  'alternatives.approval': 'Aprobar en la aplicación móvil',
  'alternatives.passkey': 'Usar una llave de acceso',
  'alternatives.device': 'Comprobar este dispositivo',

  'notice.info': 'Aviso',
  'notice.warning': 'Advertencia',
  'notice.showAll': 'Mostrar todo',
  'notice.showLess': 'Mostrar menos',
  'notice.more': 'Más información',
} as const satisfies Messages
