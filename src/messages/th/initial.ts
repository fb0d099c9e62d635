import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Thai. */
export const thInitial = {
  'page.title': 'ลงชื่อเข้าใช้ {product}',

  'login.heading': 'ลงชื่อเข้าใช้',
  'login.username': 'ชื่อผู้ใช้',
  'login.password': 'รหัสผ่าน',
  'login.next': 'ถัดไป',
  'login.signIn': 'ลงชื่อเข้าใช้',
  'login.continue': 'ดำเนินการต่อ',
  'login.forgotPassword': 'ลืมรหัสผ่านใช่ไหม',
  'login.providerHint': 'บริษัทของคุณใช้การลงชื่อเข้าใช้ครั้งเดียว (SSO) เลือก “ดำเนินการต่อ” เพื่อลงชื่อเข้าใช้บัญชีของคุณ',
  'login.ownProviderHint': 'เลือก “ดำเนินการต่อ” เพื่อตั้งค่าให้เสร็จสิ้น',
  'login.leaving': 'กำลังเปิด {product}…',
  'login.otherAccount': 'ใช้บัญชีอื่น',
  'login.robotCheck': 'กำลังตรวจสอบว่าคุณไม่ใช่หุ่นยนต์…',

  'action.pleaseWait': 'โปรดรอสักครู่',
  'action.slow': 'ใช้เวลานานกว่าปกติ คุณไม่ต้องส่งอีกครั้ง',
  'action.getHelp': 'ขอความช่วยเหลือ',
  'action.tryAgain': 'ลองอีกครั้ง',

  'field.capsLock': 'Caps Lock เปิดอยู่',

  'problem.offline': 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต',
  'problem.onlineAgain': 'คุณกลับมาออนไลน์แล้ว',
  'problem.serverLater': 'เซิร์ฟเวอร์เกิดข้อผิดพลาด โปรดลองอีกครั้งในภายหลัง',
  'problem.serverTryLater': 'ข้อผิดพลาดของเซิร์ฟเวอร์ โปรดลองอีกครั้งในภายหลัง',
  'problem.ownFault': 'เกิดข้อผิดพลาดทางฝั่งเรา โปรดลองอีกครั้ง',
  'problem.enterBoth': 'โปรดป้อนชื่อผู้ใช้และรหัสผ่าน',
  'problem.enterPassword': 'โปรดป้อนรหัสผ่าน',
  'problem.enterUsername': 'โปรดป้อนชื่อผู้ใช้',
  'problem.wrongCredentials': 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง โปรดลองอีกครั้ง',
  'problem.phoneNotRegistered': 'โทรศัพท์มือถือยังไม่ได้ลงทะเบียน',
  'problem.accountDisabled': 'บัญชีนี้ถูกปิดใช้งาน',
  'problem.robotCheck': 'เราต้องตรวจสอบก่อนว่าคุณไม่ใช่หุ่นยนต์ โปรดลองอีกครั้ง',
  'problem.loginDenied': 'คำขอลงชื่อเข้าใช้ถูกปฏิเสธ',
  'problem.sessionLifespan': 'คุณถูกนำออกจากระบบเพื่อให้เป็นไปตามนโยบายความปลอดภัย',
  'problem.codeTimedOut': 'รหัสความปลอดภัยหมดอายุแล้ว ลงชื่อเข้าใช้อีกครั้งเพื่อรับรหัสใหม่',
  'problem.signInAgain': 'โปรดลงชื่อเข้าใช้อีกครั้ง',
  'problem.otherAccount': 'มีการใช้บัญชีอื่นในแท็บอื่น โปรดลงชื่อเข้าใช้อีกครั้ง',
  'problem.signedOutElsewhere': 'คุณออกจากระบบในแท็บอื่นแล้ว',
  'problem.maybeSignedIn': 'คุณอาจยังลงชื่อเข้าใช้อยู่ในอุปกรณ์นี้ โปรดลองอีกครั้ง หรือปิดหน้าต่างทั้งหมดของเบราว์เซอร์นี้',
  'problem.deviceCheckFailed': 'อุปกรณ์ไม่ผ่านการตรวจสอบ',
  'problem.sessionInactive': { other: 'คุณถูกนำออกจากระบบเนื่องจากไม่มีการใช้งานเป็นเวลา {n}\u00a0นาที' },

  'retry.tries': 'ลองหลายครั้งเกินไป คุณลองอีกครั้งได้ในอีก {time}',
  'retry.triesLong': 'ลองหลายครั้งเกินไป คุณลองอีกครั้งได้ในอีกหนึ่งชั่วโมงหรือหลังจากนั้น',
  'retry.busy': 'เซิร์ฟเวอร์ไม่ว่าง คุณลองอีกครั้งได้ในอีก {time}',
  'retry.busyLong': 'เซิร์ฟเวอร์ไม่ว่าง คุณลองอีกครั้งได้ในอีกหนึ่งชั่วโมงหรือหลังจากนั้น',

  'screen.crashed.heading': 'ขออภัย เกิดข้อผิดพลาด…',
  'screen.crashed.text': 'โปรดรอสักครู่แล้วลองโหลดหน้านี้ใหม่',
  'screen.loading': 'กำลังโหลด…',
} as const satisfies InitialMessages
