import { elInitial } from 'src/messages/el/initial'
import type { Messages } from 'src/messages/en-US'

/** Every word in Greek. */
export const el = {
  ...elInitial,

  'phone.country': 'Χώρα: {name}, +{code}',
  'phone.countryOther': 'Χώρα',
  'phone.countries': 'Χώρες',

  'action.contactSupport': 'Επικοινωνία με την υποστήριξη',
  'action.close': 'Κλείσιμο',
  'action.signOut': 'Αποσύνδεση',
  'action.backToSignIn': 'Επιστροφή στη σύνδεση',
  'action.changePassword': 'Αλλαγή κωδικού πρόσβασης',
  'action.skip': 'Παράλειψη',
  'action.activate': 'Επαλήθευση',
  'action.next': 'Επόμενο',
  'action.copy': 'Αντιγραφή',

  'code.digit': 'Ψηφίο {n} από {count}',
  'code.oneTime': 'Εισαγάγετε τον κωδικό μίας χρήσης',
  'code.label': 'Κωδικός ασφαλείας',
  'code.sent': 'Ο νέος κωδικός είναι καθ’ οδόν. Ισχύει μόνο ο πιο πρόσφατος.',
  'code.triesLeft': 'Προσπάθειες που απομένουν: {n}',
  'code.another': 'Εμφάνιση άλλου κωδικού',
  'code.yours': 'Ο κωδικός σας: {code}',
  'code.over': 'Αυτός ο κωδικός δεν μπορεί πλέον να χρησιμοποιηθεί.',
  'code.ends': 'Ο κωδικός ισχύει για {time}.',

  'screen.tooOld.heading': 'Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό',
  'screen.tooOld.text': 'Για να συνδεθείτε, ενημερώστε το ή χρησιμοποιήστε άλλο πρόγραμμα περιήγησης.',

  'session.heading': 'Έλεγχος της περιόδου λειτουργίας',
  'session.checking': 'Γίνεται έλεγχος της περιόδου λειτουργίας…',
  'session.denied': 'Δεν έχετε συνδεθεί ακόμα',

  'codeForm.why': 'Εισαγάγετε τον κωδικό για να συνεχίσετε.',
  'codeForm.accepted': 'Ο κωδικός έγινε δεκτός. Γίνεται σύνδεση…',

  'waiting.minutes': '{minutes}\u00a0λεπ. {seconds}\u00a0δευτ.',
  'waiting.minutesLeft': 'Λεπτά που απομένουν: {n}',
  'waiting.phone': 'Αναμονή για το τηλέφωνό σας…',
  'waiting.app': 'Αναμονή για την εφαρμογή. Αυτή η σελίδα θα συνεχίσει μόνη της.',
  'waiting.endsIn': 'Το αίτημα λήγει σε {time}',
  'waiting.lastSeconds': 'Το αίτημα λήγει σε {n}\u00a0δευτερόλεπτα.',
  'waiting.over': 'Το αίτημα έληξε.',
  'waiting.since': 'Αναμονή από: {time}',
  'waiting.checked': 'Μόλις έγινε έλεγχος.',
  'waiting.retryIn': 'Νέα προσπάθεια σε {time}',
  'waiting.retrying': 'Νέα προσπάθεια…',
  'waiting.offline': 'Η σελίδα θα συνεχίσει μόλις αποκατασταθεί η σύνδεση στο διαδίκτυο.',
  'waiting.tryNow': 'Δοκιμή τώρα',
  'waiting.seconds': '{n}\u00a0δευτ.',
  'waiting.atMost': 'Διαρκεί το πολύ {time}',
  'waiting.slow': 'Χρειάζεται περισσότερος χρόνος από το συνηθισμένο.',

  'request.time': 'Ώρα αιτήματος: {time}',
  'request.place': 'Τοποθεσία: {place}',

  'trust.ask': {
    one: 'Να μη ζητηθεί ξανά σε αυτήν τη συσκευή για {n}\u00a0ημέρα',
    other: 'Να μη ζητηθεί ξανά σε αυτήν τη συσκευή για {n}\u00a0ημέρες',
  },
  'trust.hint': 'Όχι για υπολογιστή που μοιράζεστε με άλλους.',

  'who.account': 'Λογαριασμός:',
  'who.notYou': 'Δεν είστε εσείς;',

  'rail.label': 'Βήματα',
  'rail.done': '(ολοκληρώθηκε)',
  'rail.password': 'Κωδικός πρόσβασης',
  'rail.code': 'Κωδικός',
  'rail.approval': 'Έγκριση',
  'rail.passkey': 'Κλειδί πρόσβασης',
  'rail.phone': 'Τηλέφωνο',
  'rail.email': 'Email',
  'rail.newPassword': 'Νέος κωδικός',

  'copy.done': 'Αντιγράφηκε.',
  'copy.failed': 'Η αντιγραφή απέτυχε. Αντιγράψτε τον κωδικό μόνοι σας.',

  'item.used': 'Τελευταία χρήση: {time}',
  'item.unused': 'Δεν έχει χρησιμοποιηθεί ακόμα',
  'item.remove': 'Κατάργηση',
  'item.removeNamed': 'Κατάργηση: {name}',
  'item.keep': 'Διατήρηση',
  'item.nearby': 'Σε κοντινή απόσταση',

  'signedIn.heading': 'Έχετε συνδεθεί',
  'signedIn.open': 'Άνοιγμα {product} εδώ',

  'problem.required': 'Αυτό το πεδίο είναι υποχρεωτικό',
  'problem.enterCode': 'Εισαγάγετε τον κωδικό επαλήθευσης.',
  'problem.invalidCode': 'Ο κωδικός επαλήθευσης δεν είναι έγκυρος.',
  'problem.tryAgainLater': 'Παρουσιάστηκε σφάλμα, δοκιμάστε αργότερα.',
  'problem.enterMobileNumber': 'Εισαγάγετε τον αριθμό του κινητού σας.',
  'problem.noCodePasted': 'Δεν βρέθηκε κωδικός στο κείμενο που επικολλήσατε. Πληκτρολογήστε τον κωδικό.',

  'links.label': 'Σχετικά με τον ιστότοπο',
  'links.privacy': 'Απόρρητο',
  'links.imprint': 'Στοιχεία εκδότη',
  'links.terms': 'Όροι',
  'links.help': 'Βοήθεια',

  'language.label': 'Γλώσσα',
  'language.changed': 'Αυτή η σελίδα είναι τώρα στα ελληνικά.',
  'language.failed': 'Δεν ήταν δυνατή η φόρτωση αυτής της γλώσσας. Δοκιμάστε ξανά.',

  'accounts.label': 'Λογαριασμοί σε αυτή τη συσκευή',
  'accounts.forget': 'Κατάργηση',
  'accounts.forgetName': 'Κατάργηση: {name}',
  'accounts.other': 'Άλλος λογαριασμός',

  'problem.providerCancelled': 'Η σύνδεση μέσω της εταιρείας σας ακυρώθηκε. Μπορείτε να δοκιμάσετε ξανά.',
  'problem.providerNoAccount':
    'Η εταιρεία σας σάς συνέδεσε, αλλά δεν έχετε λογαριασμό εδώ. Ζητήστε έναν από την εταιρεία σας.',
  'problem.providerFailed': 'Η σύνδεση μέσω της εταιρείας σας δεν ολοκληρώθηκε. Δοκιμάστε ξανά.',
  'problem.loginDeniedHint':
    'Αν δεν ξεκινήσατε εσείς αυτήν τη σύνδεση, αλλάξτε τον κωδικό πρόσβασης και ενημερώστε την υποστήριξη.',

  'passkey.or': 'ή',
  'passkey.signIn': 'Σύνδεση με κλειδί πρόσβασης',
  'passkey.heading': 'Χρησιμοποιήστε το κλειδί πρόσβασης',
  'passkey.text':
    'Επιβεβαιώστε ότι είστε εσείς με το δακτυλικό αποτύπωμα, το πρόσωπο ή το PIN σας ή με ένα κλειδί ασφαλείας.',
  'passkey.use': 'Χρήση κλειδιού πρόσβασης',
  'passkey.accepted': 'Το κλειδί πρόσβασης έγινε δεκτό. Γίνεται σύνδεση…',

  'passkeyOffer.heading': 'Συνδεθείτε πιο γρήγορα την επόμενη φορά',
  'passkeyOffer.text':
    'Με ένα κλειδί πρόσβασης συνδέεστε με το δακτυλικό αποτύπωμα, το πρόσωπο ή το PIN σας. Δεν χρειάζεται να πληκτρολογήσετε κωδικό πρόσβασης ούτε υπάρχει κίνδυνος να τον αποκαλύψετε.',
  'passkeyOffer.create': 'Δημιουργία κλειδιού πρόσβασης',
  'passkeyOffer.notNow': 'Όχι τώρα',
  'passkeyOffer.saved': 'Το κλειδί πρόσβασης αποθηκεύτηκε. Γίνεται σύνδεση…',

  'passkeys.heading': 'Κλειδιά πρόσβασης',
  'passkeys.none': 'Κανένα κλειδί πρόσβασης',
  'passkeys.unnamed': 'Κλειδί πρόσβασης',
  'passkeys.sure': 'Να καταργηθεί αυτό το κλειδί πρόσβασης; Δεν θα μπορείτε πλέον να συνδεθείτε με αυτό.',
  'passkeys.removed': 'Το κλειδί πρόσβασης καταργήθηκε.',

  'problem.passkeyCancelled':
    'Το κλειδί πρόσβασης δεν χρησιμοποιήθηκε. Δοκιμάστε ξανά ή επιλέξτε άλλον τρόπο.',
  'problem.passkeyTimedOut':
    'Ο χρόνος για τη χρήση του κλειδιού πρόσβασης έληξε. Δοκιμάστε ξανά ή επιλέξτε άλλον τρόπο.',
  'problem.passkeyElsewhere':
    'Μια άλλη καρτέλα ή ένα άλλο παράθυρο ζητά κλειδί πρόσβασης. Ολοκληρώστε πρώτα εκεί ή επιλέξτε άλλον τρόπο.',
  'problem.passkeyNoAuthenticator':
    'Αυτή η συσκευή δεν μπορεί να χρησιμοποιήσει κλειδί πρόσβασης. Επιλέξτε άλλον τρόπο.',
  'problem.passkeyUnsupported':
    'Αυτό το πρόγραμμα περιήγησης δεν υποστηρίζει κλειδιά πρόσβασης. Επιλέξτε άλλον τρόπο.',
  'problem.passkeyBlocked': 'Τα κλειδιά πρόσβασης δεν επιτρέπονται σε αυτήν τη σελίδα. Επιλέξτε άλλον τρόπο.',
  'problem.passkeyExists': 'Αυτή η συσκευή έχει ήδη κλειδί πρόσβασης για τον λογαριασμό σας.',
  'problem.passkeyNotCreated':
    'Δεν δημιουργήθηκε κλειδί πρόσβασης. Μπορείτε να δοκιμάσετε ξανά ή να το κάνετε αργότερα.',
  'problem.passkeyElsewhereLater':
    'Μια άλλη καρτέλα ή ένα άλλο παράθυρο ζητά κλειδί πρόσβασης. Ολοκληρώστε πρώτα εκεί ή δημιουργήστε το δικό σας αργότερα.',
  'problem.passkeyNotHere':
    'Δεν είναι δυνατή η δημιουργία κλειδιού πρόσβασης εδώ. Μπορείτε να συνεχίσετε χωρίς αυτό.',
  'problem.passkeyRefused':
    'Αυτό το κλειδί πρόσβασης δεν έγινε δεκτό. Συνδεθείτε με τον κωδικό πρόσβασής σας.',
  'problem.passkeyUnknown':
    'Αυτό το κλειδί πρόσβασης δεν ισχύει πλέον. Συνδεθείτε με τον κωδικό πρόσβασής σας.',

  'phoneSignIn.button': 'Σύνδεση με το τηλέφωνο',
  'phoneSignIn.text': 'Σαρώστε αυτόν τον κωδικό με ένα τηλέφωνο στο οποίο έχετε συνδεθεί και εγκρίνετε εκεί.',
  'phoneSignIn.byHand': 'Ή ανοίξτε αυτή τη διεύθυνση στο τηλέφωνο και πληκτρολογήστε εκεί τον κωδικό:',
  'phoneSignIn.qr': 'Κωδικός QR για το τηλέφωνό σας',
  'phoneSignIn.compare': 'Πληκτρολογήστε {number} στο τηλέφωνό σας',
  'phoneSignIn.shared':
    'Αυτός ο υπολογιστής θα είναι τότε συνδεδεμένος. Αν τον χρησιμοποιούν και άλλοι, αποσυνδεθείτε όταν φύγετε.',
  'phoneSignIn.denied': 'Η σύνδεση απορρίφθηκε στο τηλέφωνο.',

  'phoneRequest.heading': 'Σύνδεση σε υπολογιστή;',
  'phoneRequest.typeText': 'Πληκτρολογήστε τον κωδικό που δείχνει ο υπολογιστής.',
  'phoneRequest.code': 'Κωδικός στον υπολογιστή',
  'phoneRequest.text':
    'Ένας υπολογιστής ζητά να συνδεθεί με τον λογαριασμό σας. Εγκρίνετε μόνο αν βρίσκεστε μπροστά του και μόλις το ζητήσατε εκεί.',
  'phoneRequest.device': 'Με {device}',
  'phoneRequest.warning':
    'Σας έστειλε κάποιος αυτόν τον κωδικό ή σας λέει τι να κάνετε; Τότε απορρίψτε: θέλει να χρησιμοποιήσει τον λογαριασμό σας.',
  'phoneRequest.number': 'Αριθμός στον υπολογιστή',
  'phoneRequest.approve': 'Έγκριση',
  'phoneRequest.deny': 'Δεν ήμουν εγώ',
  'phoneRequest.approved': 'Εγκρίθηκε. Συνεχίστε στον υπολογιστή.',
  'phoneRequest.denied': 'Απορρίφθηκε. Δεν συνδέθηκε κανείς.',
  'phoneRequest.wrongNumber':
    'Αυτός δεν είναι ο αριθμός στον υπολογιστή, γι’ αυτό το αίτημα απορρίφθηκε. Εμφανίστε εκεί άλλον κωδικό.',
  'phoneRequest.unknown':
    'Κανένας υπολογιστής δεν περιμένει αυτόν τον κωδικό. Ίσως έληξε: εμφανίστε εκεί άλλον κωδικό.',
  'phoneRequest.another': 'Πληκτρολόγηση άλλου κωδικού',

  'verification.heading': 'Επαληθεύστε το αίτημα σύνδεσης',
  'verification.approve': 'Εγκρίνετε το αίτημα σύνδεσης στην εφαρμογή για κινητά.',
  'verification.resend': 'Επανάληψη αποστολής',
  'verification.resent': 'Το αίτημα σύνδεσης στάλθηκε ξανά στην εφαρμογή για κινητά.',
  'verification.close': 'Κλείσιμο',
  'verification.offlineCode': 'Κωδικός εκτός σύνδεσης',
  'verification.offlineHint':
    'Η εφαρμογή για κινητά εμφανίζει αυτόν τον κωδικό ακόμα και χωρίς σύνδεση στο διαδίκτυο.',
  'verification.accepted': 'Εγκρίθηκε. Γίνεται σύνδεση…',
  'verification.nothing':
    'Δεν βλέπετε τίποτα στο τηλέφωνό σας; Ανοίξτε εκεί την εφαρμογή ή στείλτε ξανά το αίτημα.',
  'verification.noConnection':
    'Δεν έχει σύνδεση στο διαδίκτυο το τηλέφωνό σας; Η εφαρμογή του εμφανίζει έναν κωδικό εκτός σύνδεσης, που μπορείτε να εισαγάγετε εδώ.',

  'challenge.choose': 'Επιλέξτε το {number} στην εφαρμογή',
  'challenge.deny': 'Αν το τηλέφωνό σας δείχνει άλλη τοποθεσία ή ώρα, απορρίψτε εκεί το αίτημα.',
  'challenge.nothing': 'Δεν βλέπετε τίποτα στο τηλέφωνό σας;',
  'challenge.openApp': 'Άνοιγμα της εφαρμογής',
  'challenge.byHand': 'Ανοίξτε εκεί την εφαρμογή ή στείλτε ξανά το αίτημα.',

  'phoneAuth.heading': 'Εισαγάγετε τον κωδικό ασφαλείας',
  'phoneAuth.text': 'Σας στείλαμε έναν κωδικό με SMS.',
  'phoneAuth.code': 'Κωδικός ασφαλείας',
  'phoneAuth.timeLeft': 'Χρόνος που απομένει:',
  'phoneAuth.lastSeconds': {
    one: 'Ο κωδικός λήγει σε {n}\u00a0δευτερόλεπτο.',
    other: 'Ο κωδικός λήγει σε {n}\u00a0δευτερόλεπτα.',
  },

  'emailCode.heading': 'Εισαγάγετε τον κωδικό ασφαλείας',
  'emailCode.text': 'Σας στείλαμε έναν κωδικό με email. Ελέγξτε και τα ανεπιθύμητα μηνύματα.',
  'emailCode.to': 'Στείλαμε έναν κωδικό στη διεύθυνση {reference}. Ελέγξτε και τα ανεπιθύμητα μηνύματα.',
  'emailCode.code': 'Κωδικός ασφαλείας',

  'newCode.to': 'Στείλαμε έναν κωδικό με SMS στο τηλέφωνο με αριθμό που λήγει σε {reference}.',
  'newCode.in': 'Δεν λάβατε κωδικό; Σε {time} μπορείτε να στείλετε νέο.',
  'newCode.send': 'Αποστολή νέου κωδικού',
  'newCode.signIn': 'Δεν λάβατε κωδικό; Συνδεθείτε ξανά για να λάβετε νέο.',

  'symantec.setUp': 'Ρυθμίστε τους κωδικούς μίας χρήσης',
  'symantec.step': 'Βήμα {n} από {count}',
  'symantec.credentialsId': 'Αναγνωριστικό διαπιστευτηρίων',
  'symantec.activationCode': 'Πρώτος κωδικός',
  'symantec.secondActivationCode': 'Δεύτερος κωδικός',
  'symantec.codeHint': 'Εισαγάγετε τον κωδικό που εμφανίζει η συσκευή ή η εφαρμογή κωδικών μίας χρήσης.',
  'symantec.credentialsIdHint':
    'Θα το βρείτε στην εφαρμογή κωδικών μίας χρήσης ή στο πίσω μέρος της συσκευής σας.',
  'symantec.credentialsIdWhy': 'Εισαγάγετε το αναγνωριστικό διαπιστευτηρίων για να συνεχίσετε.',
  'symantec.activationCodeHint': 'Εισαγάγετε τον κωδικό που εμφανίζει τώρα η συσκευή ή η εφαρμογή.',
  'symantec.secondActivationCodeHint': 'Περιμένετε τον επόμενο κωδικό και μετά εισαγάγετέ τον.',

  'authenticator.setUp': 'Ρύθμιση εφαρμογής ελέγχου ταυτότητας',
  'authenticator.text':
    'Σαρώστε τον κωδικό QR με μια εφαρμογή ελέγχου ταυτότητας και έπειτα εισαγάγετε τον κωδικό που εμφανίζει.',
  'authenticator.qr': 'Κωδικός QR για την εφαρμογή ελέγχου ταυτότητας',
  'authenticator.byHand': 'Ή εισαγάγετε αυτό το κλειδί στην εφαρμογή:',
  'authenticator.open': 'Άνοιγμα της εφαρμογής ελέγχου ταυτότητας',
  'authenticator.codeHint': 'Εισαγάγετε τον κωδικό που εμφανίζει η εφαρμογή ελέγχου ταυτότητας.',

  'recovery.heading': 'Οι κωδικοί ανάκτησής σας',
  'recovery.text':
    'Με καθέναν από αυτούς τους κωδικούς μπορείτε να συνδεθείτε μία φορά, αν δεν έχετε την εφαρμογή ελέγχου ταυτότητας. Εμφανίζονται μόνο τώρα: φυλάξτε τους σε ασφαλές μέρος.',
  'recovery.download': 'Λήψη',
  'recovery.print': 'Εκτύπωση',
  'recovery.saved': 'Έχω αποθηκεύσει αυτούς τους κωδικούς',
  'recovery.savedWhy': 'Αποθηκεύστε τους κωδικούς και έπειτα επιλέξτε το πλαίσιο για να συνεχίσετε.',
  'recovery.gone':
    'Οι κωδικοί ανάκτησής σας εμφανίστηκαν μία φορά και δεν μπορούν να εμφανιστούν ξανά. Αν δεν τους έχετε αποθηκεύσει, δημιουργήστε νέους στη σελίδα «{page}».',
  'recovery.use': 'Χρήση κωδικού ανάκτησης',
  'recovery.enter': 'Εισαγάγετε έναν κωδικό ανάκτησης',
  'recovery.enterText':
    'Εισαγάγετε έναν από τους κωδικούς ανάκτησης που έχετε αποθηκεύσει. Ο καθένας ισχύει μία φορά.',
  'recovery.code': 'Κωδικός ανάκτησης',
  'recovery.codeWhy': 'Εισαγάγετε τον κωδικό ανάκτησης για να συνεχίσετε.',
  'recovery.back': 'Πίσω',

  'mobileSetup.heading': 'Ρυθμίστε την εφαρμογή για κινητά',
  'mobileSetup.text':
    'Θα εγκρίνετε τις συνδέσεις στην εφαρμογή για κινητά. Όταν ρυθμιστεί η εφαρμογή, αυτή η σελίδα θα συνεχίσει αυτόματα.',
  'mobileSetup.mobileNumber': 'Αριθμός κινητού',
  'mobileSetup.send': 'Αποστολή συνδέσμου',
  'mobileSetup.sent': 'Στείλαμε τον σύνδεσμο στο τηλέφωνό σας.',
  'mobileSetup.activationCode': 'Κωδικός ενεργοποίησης',
  'mobileSetup.activationHint': 'Εισαγάγετε αυτόν τον κωδικό στην εφαρμογή για κινητά.',
  'mobileSetup.skip': 'Παράλειψη προς το παρόν',
  'mobileSetup.scan':
    'Στρέψτε την κάμερα του τηλεφώνου στον κωδικό QR ή στείλτε τον σύνδεσμο στο τηλέφωνό σας.',
  'mobileSetup.qr': 'Κωδικός QR: {name}',
  'mobileSetup.open': 'Ανοίξτε την',
  'mobileSetup.openHint': 'Θα σας καθοδηγήσει στα πρώτα βήματα.',
  'mobileSetup.stay': 'Ανοίξτε την εφαρμογή',

  'apps.heading': 'Λήψη της εφαρμογής',
  'apps.app': '{name} ({system})',

  'mobileWizard.heading': 'Λήψη της εφαρμογής για κινητά',
  'mobileWizard.text': 'Εγκαταστήστε την εφαρμογή στο τηλέφωνό σας και μετά συνεχίστε εδώ.',

  'onboardingNotSupported.heading': 'Συνεχίστε σε υπολογιστή',
  'onboardingNotSupported.text': 'Για να ρυθμίσετε τον λογαριασμό σας χρειάζεστε υπολογιστή.',
  'onboardingNotSupported.send': 'Στείλτε τη διεύθυνση στον εαυτό σας',

  'installerError.heading': 'Ολοκληρώστε τη ρύθμιση αυτής της συσκευής',
  'installerError.text': 'Κατεβάστε την εφαρμογή, εγκαταστήστε την και δοκιμάστε ξανά.',
  'installerError.download': 'Λήψη της εφαρμογής',
  'installerError.downloadFile': 'Λήψη {file}',
  'installerError.version': 'Έκδοση {version}',

  'problem.deviceNotSetUp': 'Αυτή η συσκευή δεν έχει ρυθμιστεί ακόμα.',

  'forgetPassword.heading': 'Πρόβλημα με τον κωδικό πρόσβασης',
  'forgetPassword.text':
    'Εισαγάγετε το όνομα χρήστη για να δείτε πώς μπορείτε να επαναφέρετε τον κωδικό πρόσβασης.',
  'forgetPassword.startAgain': 'Δεν έγινε επαναφορά του κωδικού πρόσβασης. Ξεκινήστε από την αρχή.',
  'forgetPassword.notSure': 'Δεν είστε σίγουροι; Ζητήστε βοήθεια',

  'resetPassword.heading': 'Επαληθεύστε το τηλέφωνό σας',
  'resetPassword.text':
    'Εισαγάγετε τον αριθμό κινητού του λογαριασμού σας. Θα σας στείλουμε έναν κωδικό με SMS.',
  'resetPassword.mobile': 'Αριθμός κινητού',
  'resetPassword.sendCode': 'Αποστολή κωδικού',
  'resetPassword.noAccess': 'Δεν έχετε πρόσβαση σε αυτό το τηλέφωνο;',
  'resetPassword.code.heading': 'Εισαγάγετε τον κωδικό επαλήθευσης',
  'resetPassword.code.text':
    'Στείλαμε έναν 6ψήφιο\u00a0κωδικό στο τηλέφωνο με αριθμό που λήγει σε {reference}.',
  'resetPassword.code.label': 'Κωδικός επαλήθευσης',
  'resetPassword.code.hint': 'Ο κωδικός ελέγχεται μόλις εισαγάγετε το τελευταίο ψηφίο.',
  'resetPassword.code.sendNew': 'Αποστολή νέου κωδικού',
  'resetPassword.code.resent': 'Θα βρείτε τον νέο κωδικό στο τηλέφωνό σας.',
  'resetPassword.create.heading': 'Δημιουργία κωδικού πρόσβασης',
  'resetPassword.verifyAgain': 'Νέα επαλήθευση',

  'resetEmail.heading': 'Επαληθεύστε το email σας',
  'resetEmail.text': 'Θα στείλουμε έναν κωδικό στη διεύθυνση {reference}.',
  'resetEmail.sent':
    'Στείλαμε έναν 6ψήφιο\u00a0κωδικό στη διεύθυνση {reference}. Ελέγξτε και τα ανεπιθύμητα μηνύματα.',
  'resetEmail.noAccess': 'Δεν έχετε πρόσβαση σε αυτό το email;',
  'resetEmail.instead': 'Αποστολή κωδικού με email',
  'resetEmail.phoneInstead': 'Αποστολή κωδικού με SMS',

  'problem.noPhone': 'Δεν υπάρχει καταχωρισμένος αριθμός κινητού',
  'problem.notAutomatic': 'Δεν είναι δυνατή η αυτόματη επαναφορά του κωδικού πρόσβασής σας.',
  'problem.unknownUser': 'Κανένας χρήστης δεν αντιστοιχεί σε αυτό το όνομα.',
  'problem.otherNumber': 'Αυτός ο αριθμός δεν ταιριάζει με τον καταχωρισμένο.',
  'problem.tookTooLong': 'Αυτό κράτησε λίγο παραπάνω από όσο έπρεπε…',

  'passwordUpdated.heading': 'Ο κωδικός πρόσβασης ενημερώθηκε',
  'passwordUpdated.guest': 'Μπορείτε τώρα να συνδεθείτε με τον νέο κωδικό πρόσβασης.',
  'passwordUpdated.other':
    'Ενημερώστε τον κωδικό πρόσβασης στις άλλες συσκευές και στις συνδεδεμένες εφαρμογές.',
  'passwordUpdated.signIn': 'Σύνδεση',
  'passwordUpdated.continue': 'Συνέχεια',

  'newPassword.old': 'Τρέχων κωδικός πρόσβασης',
  'newPassword.new': 'Νέος κωδικός πρόσβασης',
  'newPassword.verify': 'Επιβεβαίωση κωδικού πρόσβασης',
  'newPassword.save': 'Αποθήκευση κωδικού πρόσβασης',
  'newPassword.rules': 'Κανόνες κωδικού πρόσβασης',
  'newPassword.met': '(πληρούται)',
  'newPassword.allMet': 'Πληρούνται όλοι οι κανόνες του κωδικού πρόσβασης.',
  'newPassword.rule.length': 'Τουλάχιστον 9\u00a0χαρακτήρες',
  'newPassword.rule.lowercase': 'Ένα πεζό γράμμα',
  'newPassword.rule.uppercase': 'Ένα κεφαλαίο γράμμα',
  'newPassword.rule.digit': 'Ένας αριθμός',
  'newPassword.rule.special': 'Ένας ειδικός χαρακτήρας, όπως ! @ $ ή %',
  'newPassword.rule.allowed': 'Χωρίς # ή :',
  'newPassword.rule.match': 'Οι δύο κωδικοί πρόσβασης ταιριάζουν',
  'newPassword.why': 'Για να συνεχίσετε, τηρήστε όλους τους παραπάνω κανόνες.',
  'newPassword.whyWithOld':
    'Για να συνεχίσετε, εισαγάγετε τον τρέχοντα κωδικό πρόσβασης και τηρήστε όλους τους παραπάνω κανόνες.',
  'newPassword.strength': 'Ισχύς κωδικού πρόσβασης',
  'newPassword.strength.none': 'Δεν υπάρχει ακόμα κωδικός πρόσβασης',
  'newPassword.strength.veryweak': 'Πολύ αδύναμος',
  'newPassword.strength.weak': 'Αδύναμος',
  'newPassword.strength.medium': 'Μέτριος',
  'newPassword.strength.strong': 'Ισχυρός',
  'newPassword.strength.refused': 'Δεν επιτρέπεται',
  'newPassword.rule.least': 'Ελάχιστο μήκος: {n}',
  'newPassword.rule.most': 'Μέγιστο μήκος: {n}',
  'newPassword.rule.kinds': 'Τουλάχιστον {n} από αυτά τα {count} είδη',
  'newPassword.rule.oneOf': 'Ένας από αυτούς τους χαρακτήρες: {list}',
  'newPassword.rule.forbidden': 'Τίποτα από αυτά: {list}',
  'newPassword.rule.uncommon': 'Όχι κωδικός πρόσβασης που μαντεύεται εύκολα',

  'field.showPassword': 'Εμφάνιση κωδικού πρόσβασης',

  'resetTempPassword.heading': 'Αλλάξτε τον κωδικό πρόσβασης',
  'resetTempPassword.expired': 'Ο κωδικός πρόσβασής σας έληξε. Επιλέξτε νέο για να συνεχίσετε.',
  'resetTempPassword.temporary': 'Ο κωδικός πρόσβασής σας είναι προσωρινός. Επιλέξτε νέο για να συνεχίσετε.',
  'resetTempPassword.policy':
    'Ο κωδικός πρόσβασής σας δεν πληροί πλέον τους κανόνες της εταιρείας σας. Επιλέξτε νέο για να συνεχίσετε.',

  'passwordExpired.heading': 'Ο κωδικός πρόσβασής σας έληξε',
  'passwordExpired.text': 'Πρέπει να τον αλλάξετε για να μπορέσετε να συνδεθείτε.',
  'passwordExpired.change': 'Αλλαγή κωδικού πρόσβασης',

  'changePassword.heading': 'Πριν αλλάξετε τον κωδικό πρόσβασης',
  'changePassword.form.heading': 'Αλλάξτε τον κωδικό πρόσβασης',

  'problem.prohibitedPassword': 'Αυτός ο κωδικός πρόσβασης δεν επιτρέπεται, δοκιμάστε άλλον.',
  'problem.usedPassword':
    'Δεν μπορείτε να ορίσετε κωδικό πρόσβασης που έχετε ξαναχρησιμοποιήσει ή που περιέχει προσωπικές πληροφορίες.',
  'problem.wrongOldPassword': 'Ο τρέχων κωδικός πρόσβασης δεν είναι σωστός.',
  'problem.alreadyCreated':
    'Ο κωδικός πρόσβασης έχει ήδη δημιουργηθεί. Ανανεώστε τη σελίδα για να συνεχίσετε.',

  'connected.devices': 'Συνδεδεμένες συσκευές',
  'connected.apps': 'Συνδεδεμένες εφαρμογές',
  'connected.noDevices': 'Καμία συνδεδεμένη συσκευή',
  'connected.noApps': 'Καμία συνδεδεμένη εφαρμογή',
  'connected.wipe.pending': 'Απομακρυσμένη διαγραφή: σε αναμονή',
  'connected.wipe.inProgress': 'Απομακρυσμένη διαγραφή: σε εξέλιξη',
  'connected.wipe.done': 'Απομακρυσμένη διαγραφή: ολοκληρώθηκε',
  'connected.wipe.failed': 'Απομακρυσμένη διαγραφή: απέτυχε',
  'connected.gotIt': 'Το κατάλαβα',
  'connected.about':
    'Μετά την αλλαγή, εισαγάγετε τον νέο κωδικό πρόσβασης όπου είναι αποθηκευμένος ο παλιός.',
  'connected.showAll': 'Εμφάνιση όλων ({n})',
  'connected.filter': 'Φίλτρο κατά όνομα ή τοποθεσία',
  'connected.found': '{n} από {total}',

  'security.heading': 'Η ασφάλειά σας',
  'security.about': 'Με τι συνδέεστε και πού είστε συνδεδεμένοι.',
  'security.passwordChanged': 'Τελευταία αλλαγή: {time}',
  'security.authenticators': 'Εφαρμογές ελέγχου ταυτότητας',
  'security.noAuthenticators': 'Δεν υπάρχουν εφαρμογές ελέγχου ταυτότητας',
  'security.added': 'Προστέθηκε: {time}',
  'security.setUpApp': 'Ρύθμιση εφαρμογής',
  'security.appSaved': 'Η εφαρμογή ελέγχου ταυτότητας ρυθμίστηκε.',
  'security.setUpOver': 'Αυτή η ρύθμιση έληξε. Ξεκινήστε την ξανά.',
  'security.removeAppSure':
    'Να καταργηθεί αυτή η εφαρμογή ελέγχου ταυτότητας; Δεν θα μπορείτε πλέον να συνδεθείτε με τους κωδικούς της.',
  'security.appRemoved': 'Η εφαρμογή ελέγχου ταυτότητας καταργήθηκε.',
  'security.lastFactor': 'Ρυθμίστε άλλη εφαρμογή πριν καταργήσετε αυτήν.',
  'security.recovery': 'Κωδικοί ανάκτησης',
  'security.codesLeft': { one: 'Απομένει {n} κωδικός', other: 'Απομένουν {n} κωδικοί' },
  'security.noCodes': 'Δεν απομένουν κωδικοί',
  'security.codesMade': 'Δημιουργία: {time}',
  'security.codesLater': 'Λαμβάνετε κωδικούς ανάκτησης όταν ρυθμίσετε μια εφαρμογή ελέγχου ταυτότητας.',
  'security.newCodes': 'Νέοι κωδικοί',
  'security.newCodesSure': 'Οι παλιοί κωδικοί ανάκτησης δεν θα ισχύουν πλέον.',
  'security.trusted': 'Αξιόπιστες συσκευές',
  'security.noTrusted': 'Δεν υπάρχουν αξιόπιστες συσκευές',
  'security.trustedUntil': 'Αξιόπιστη έως {date}',
  'security.trustEnded': 'Η συσκευή δεν είναι πλέον αξιόπιστη.',
  'security.passkeySaved': 'Το κλειδί πρόσβασης αποθηκεύτηκε.',
  'security.rename': 'Μετονομασία',
  'security.renameNamed': 'Μετονομασία: {name}',
  'security.renamed': 'Το όνομα αποθηκεύτηκε.',
  'security.name': 'Όνομα',
  'security.save': 'Αποθήκευση',
  'security.cancel': 'Ακύρωση',
  'security.elsewhere': 'Αποσύνδεση από παντού αλλού',
  'security.elsewhereSure':
    'Οι άλλες συσκευές, τα προγράμματα περιήγησης και οι εφαρμογές σας θα πρέπει να συνδεθούν ξανά.',
  'security.elsewhereDone': 'Έχετε αποσυνδεθεί από παντού αλλού.',

  'proof.heading': 'Επιβεβαιώστε ότι είστε εσείς',
  'proof.text': 'Συνδεθήκατε πριν από αρκετή ώρα. Αυτή η αλλαγή χρειάζεται νέα απόδειξη ότι είστε εσείς.',
  'proof.confirm': 'Επιβεβαίωση',
  'proof.anew': 'Σύνδεση ξανά',
  'proof.done': 'Επιβεβαιώθηκε. Πατήστε ξανά το κουμπί για να συνεχίσετε.',

  'problem.wrongPassword': 'Ο κωδικός πρόσβασης δεν είναι σωστός.',

  'completion.heading': 'Γίνεται σύνδεση',
  'completion.progress': 'Σύνδεση στους άλλους ιστότοπους της εταιρείας σας: {answered} από {total}',
  'completion.skip': 'Συνέχεια χωρίς αναμονή',
  'completion.leave':
    'Ορισμένοι ιστότοποι της εταιρείας σας βρίσκονται στο δικό της δίκτυο: το πρόγραμμα περιήγησης ενδέχεται να σας ζητήσει να επιτρέψετε την πρόσβαση στο τοπικό δίκτυο.',
  'completion.local': 'Σύνδεση στους άλλους ιστότοπους της εταιρείας',
  'completion.leftOut': 'Δεν έγινε σύνδεση σε: {hosts}',
  'completion.denied':
    'Το πρόγραμμα περιήγησης δεν επιτρέπει σε αυτή τη σελίδα την πρόσβαση στο δίκτυο της εταιρείας σας. Μπορείτε να την επιτρέψετε στις ρυθμίσεις του προγράμματος περιήγησης για αυτή τη σελίδα.',
  'completion.opens': 'Το {product} θα ανοίξει σε λίγα δευτερόλεπτα.',
  'completion.stay': 'Παραμονή σε αυτή τη σελίδα',

  'popupNotified.text': 'Μπορείτε να κλείσετε αυτό το παράθυρο.',

  'nativeClient.heading': 'Συνέχεια στο {app};',
  'nativeClient.text':
    'Το {app} ζητά σύνδεση με αυτόν τον λογαριασμό. Συνεχίστε μόνο αν μόλις ξεκινήσατε να συνδέεστε εκεί.',
  'nativeClient.open': 'Άνοιγμα του {app}',
  'nativeClient.opened':
    'Συνεχίστε στο {app}. Μπορείτε να κλείσετε αυτό το παράθυρο. Αν το {app} δεν άνοιξε, ανοίξτε το ξανά.',
  'nativeClient.showCode': 'Εμφάνιση κωδικού για πληκτρολόγηση',
  'nativeClient.code.heading': 'Πληκτρολογήστε αυτόν τον κωδικό στο {app}',
  'nativeClient.code.text':
    'Πληκτρολογήστε τον μόνο εκεί όπου ξεκινήσατε τη σύνδεση και μην τον πείτε σε κανέναν: όποιος τον ζητά θέλει να χρησιμοποιήσει τον λογαριασμό σας.',
  'nativeClient.refused.heading': 'Δεν είναι δυνατή η σύνδεση σε αυτή την εφαρμογή',
  'nativeClient.refused.mode': 'Η εφαρμογή που άνοιξε αυτή τη σελίδα ζήτησε κάτι που η σελίδα δεν γνωρίζει.',
  'nativeClient.refused.list': 'Η εφαρμογή που άνοιξε αυτή τη σελίδα δεν επιτρέπεται από την εταιρεία σας.',
  'nativeClient.refused.request': 'Η εφαρμογή που άνοιξε αυτή τη σελίδα δεν έκανε το αίτημα όπως έπρεπε.',
  'nativeClient.refused.advice':
    'Δεν παραδόθηκε τίποτα. Ενημερώστε την εφαρμογή και δοκιμάστε ξανά ή πείτε στην υποστήριξη αυτή τη λέξη: {parameter}',

  'support.heading': 'Ζητήστε βοήθεια και επιστρέψτε στην εργασία σας.',
  'support.sorry': 'Λυπούμαστε, κάτι πήγε στραβά…',
  'support.name': 'Όνομα',
  'support.email': 'Email',
  'support.phone': 'Τηλέφωνο',
  'support.description': 'Περιγραφή',
  'support.company': 'Εταιρεία',
  'support.count': '{n} από {max}\u00a0χαρακτήρες',
  'support.left': 'Χαρακτήρες που απομένουν: {n}',
  'support.submit': 'Υποβολή',
  'support.done': 'Τέλος',
  'support.sent': 'Το αίτημα υποστήριξης επιβεβαιώθηκε. Αναμένεται να λάβετε απάντηση μέσα σε λίγες ώρες.',
  'support.callUs': 'Μπορείτε να καλέσετε την υποστήριξη.',
  'support.noWay':
    'Δεν μπορείτε να επικοινωνήσετε με την υποστήριξη από αυτήν τη σελίδα. Απευθυνθείτε στον διαχειριστή σας.',
  'support.reference': 'Περιλαμβάνεται στο μήνυμά σας: {reference}',
  'support.reference.status': 'Σφάλμα {status}',
  'support.reference.request': 'Αίτημα {id}',
  'support.reference.both': 'Σφάλμα {status}, αίτημα {id}',
  'support.reference.remove': 'Κατάργηση',
  'support.recording': 'Προσθήκη καταγραφής αυτής της σελίδας',
  'support.recording.what':
    'Δείχνει στην υποστήριξη ποια βήματα έκανε αυτή η σελίδα και πότε, και τι απάντησε ο διακομιστής. Δεν περιέχει κωδικούς πρόσβασης, κωδικούς επαλήθευσης, ονόματα ούτε οτιδήποτε πληκτρολογήσατε.',
  'support.recording.see': 'Δείτε τι περιέχει η καταγραφή',
  'support.recording.cut': 'Η καταγραφή ήταν πολύ μεγάλη: η αρχή της δεν περιλαμβάνεται.',
  'support.recording.none': 'Δεν υπάρχει καταγραφή αυτής της σελίδας.',
  'support.hurry': 'Βιάζεστε; Καλέστε την υποστήριξη:',
  'support.emailHint': 'Μια διεύθυνση στην οποία έχετε πρόσβαση τώρα.',
  'support.optional': 'Προαιρετικό',

  'problem.invalidEmail': 'Εισαγάγετε μια έγκυρη διεύθυνση email',
  'problem.helpUnavailable': 'Περιμένετε λίγο και δοκιμάστε να φορτώσετε ξανά τη σελίδα.',
  'problem.supportTrouble':
    'Δεν είναι δυνατή η επικοινωνία με τον διακομιστή υποστήριξης, δοκιμάστε αργότερα.',

  'deskCode.heading': 'Μιλάτε με την τεχνική υποστήριξη;',
  'deskCode.text':
    'Διαβάστε τους έναν κωδικό. Με αυτόν βλέπουν το όνομά σας, το βήμα στο οποίο βρίσκεστε και το τελευταίο σφάλμα. Δεν χρειάζονται ποτέ τον κωδικό πρόσβασής σας.',
  'deskCode.warning':
    'Πείτε αυτόν τον κωδικό μόνο στη δική σας τεχνική υποστήριξη, και μόνο αν την καλέσατε εσείς.',
  'deskCode.show': 'Εμφάνιση κωδικού',
  'deskCode.seen': 'Η τεχνική υποστήριξη είδε αυτόν τον κωδικό.',
  'deskCode.seenAt': 'Η τεχνική υποστήριξη είδε αυτόν τον κωδικό στις {time}.',
  'deskCode.notYou':
    'Αν δεν μιλάτε μαζί τους τώρα, καλέστε τους: ίσως κάποιος άλλος χρησιμοποίησε τον κωδικό σας.',

  'alternatives.try': 'Δοκιμή άλλου τρόπου',
  'alternatives.sms': 'Λήψη κωδικού με SMS',
  'alternatives.email': 'Λήψη κωδικού με email',
  'alternatives.totp': 'Χρήση της εφαρμογής ελέγχου ταυτότητας',
  'alternatives.symantecVip': 'Εισαγωγή κωδικού μίας χρήσης',
  'alternatives.approval': 'Έγκριση στην εφαρμογή για κινητά',
  'alternatives.passkey': 'Χρήση κλειδιού πρόσβασης',
  'alternatives.device': 'Έλεγχος αυτής της συσκευής',

  'notice.info': 'Ειδοποίηση',
  'notice.warning': 'Προειδοποίηση',
  'notice.showAll': 'Εμφάνιση όλων',
  'notice.showLess': 'Εμφάνιση λιγότερων',
  'notice.more': 'Περισσότερες πληροφορίες',
} as const satisfies Messages
