import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Hebrew. */
export const heInitial = {
  'page.title': 'כניסה אל {product}',

  'login.heading': 'כניסה',
  'login.username': 'שם משתמש',
  'login.password': 'סיסמה',
  'login.next': 'הבא',
  'login.signIn': 'כניסה',
  'login.continue': 'המשך',
  'login.forgotPassword': 'שכחת את הסיסמה?',
  'login.providerHint': 'בחברה שלך מופעלת כניסה יחידה (SSO). נא ללחוץ על ״המשך״ כדי להיכנס לחשבון.',
  'login.ownProviderHint': 'נא ללחוץ על ״המשך״ כדי להשלים את ההגדרה הראשונית.',
  'login.leaving': 'פותחים את {product}…',
  'login.otherAccount': 'שימוש בחשבון אחר',
  'login.robotCheck': 'מתבצעת בדיקה שאינך רובוט…',

  'action.pleaseWait': 'נא להמתין',
  'action.slow': 'זה לוקח יותר זמן מהרגיל. אין צורך לשלוח שוב.',
  'action.getHelp': 'קבלת עזרה',
  'action.tryAgain': 'ניסיון נוסף',

  'field.capsLock': 'מקש Caps Lock פועל.',

  'problem.offline': 'אין חיבור לאינטרנט.',
  'problem.onlineAgain': 'החיבור לאינטרנט חזר.',
  'problem.serverLater': 'אירעה שגיאה בשרת. נא לנסות שוב מאוחר יותר.',
  'problem.serverTryLater': 'אירעה שגיאה בשרת, נא לנסות שוב מאוחר יותר.',
  'problem.ownFault': 'משהו השתבש אצלנו. נא לנסות שוב.',
  'problem.enterBoth': 'נא להזין שם משתמש וסיסמה.',
  'problem.enterPassword': 'נא להזין סיסמה.',
  'problem.enterUsername': 'נא להזין שם משתמש.',
  'problem.wrongCredentials': 'שם המשתמש או הסיסמה שגויים. נא לנסות שוב.',
  'problem.phoneNotRegistered': 'הטלפון הנייד לא רשום.',
  'problem.accountDisabled': 'החשבון הזה מושבת.',
  'problem.robotCheck': 'עלינו לבדוק תחילה שאינך רובוט. נא לנסות שוב.',
  'problem.loginDenied': 'בקשת הכניסה נדחתה',
  'problem.sessionLifespan': 'בוצעה יציאה מהחשבון שלך בהתאם למדיניות האבטחה.',
  'problem.codeTimedOut': 'פג התוקף של קוד האבטחה. נא להיכנס שוב כדי לקבל קוד חדש.',
  'problem.signInAgain': 'נא להיכנס שוב.',
  'problem.otherAccount': 'נעשה שימוש בחשבון אחר בכרטיסייה אחרת. נא להיכנס שוב.',
  'problem.signedOutElsewhere': 'יצאת מהחשבון בכרטיסייה אחרת.',
  'problem.maybeSignedIn':
    'ייתכן שהחשבון שלך עדיין מחובר במכשיר הזה. נא לנסות שוב או לסגור את כל החלונות של הדפדפן הזה.',
  'problem.deviceCheckFailed': 'המכשיר לא עבר את הבדיקה.',
  'problem.sessionInactive': {
    one: 'בוצעה יציאה מהחשבון שלך לאחר דקה אחת ללא פעילות',
    two: 'בוצעה יציאה מהחשבון שלך לאחר שתי דקות ללא פעילות',
    other: 'בוצעה יציאה מהחשבון שלך לאחר {n} דקות ללא פעילות',
  },

  'retry.tries': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {time}.',
  'retry.triesLong': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד שעה או יותר.',
  'retry.busy': 'השרת עמוס. אפשר לנסות שוב בעוד {time}.',
  'retry.busyLong': 'השרת עמוס. אפשר לנסות שוב בעוד שעה או יותר.',

  'screen.crashed.heading': 'מצטערים, משהו השתבש…',
  'screen.crashed.text': 'נא להמתין רגע ולנסות לטעון מחדש את הדף.',
  'screen.loading': 'טוענים…',
} as const satisfies InitialMessages
