import type { InitialMessages } from 'src/messages/en-US.initial'

/** The words of the first load in Greek. */
export const elInitial = {
  'page.title': 'Σύνδεση στο {product}',

  'login.heading': 'Σύνδεση',
  'login.username': 'Όνομα χρήστη',
  'login.password': 'Κωδικός πρόσβασης',
  'login.next': 'Επόμενο',
  'login.signIn': 'Σύνδεση',
  'login.continue': 'Συνέχεια',
  'login.forgotPassword': 'Ξεχάσατε τον κωδικό πρόσβασης;',
  'login.providerHint':
    'Η εταιρεία σας χρησιμοποιεί ενιαία σύνδεση (SSO). Επιλέξτε «Συνέχεια» για να συνδεθείτε στον λογαριασμό σας.',
  'login.ownProviderHint': 'Επιλέξτε «Συνέχεια» για να ολοκληρώσετε τη ρύθμιση.',
  'login.leaving': 'Άνοιγμα {product}…',
  'login.otherAccount': 'Χρήση άλλου λογαριασμού',
  'login.robotCheck': 'Ελέγχουμε ότι δεν είστε ρομπότ…',

  'action.pleaseWait': 'Περιμένετε',
  'action.slow': 'Χρειάζεται περισσότερος χρόνος από το συνηθισμένο. Δεν χρειάζεται να το στείλετε ξανά.',
  'action.getHelp': 'Βοήθεια',
  'action.tryAgain': 'Δοκιμάστε ξανά',

  'field.capsLock': 'Το Caps Lock είναι ενεργοποιημένο.',

  'problem.offline': 'Δεν υπάρχει σύνδεση στο διαδίκτυο.',
  'problem.onlineAgain': 'Συνδεθήκατε ξανά στο διαδίκτυο.',
  'problem.serverLater': 'Σφάλμα διακομιστή. Δοκιμάστε αργότερα.',
  'problem.serverTryLater': 'Σφάλμα διακομιστή, δοκιμάστε αργότερα.',
  'problem.ownFault': 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά.',
  'problem.enterBoth': 'Εισαγάγετε το όνομα χρήστη και τον κωδικό πρόσβασης.',
  'problem.enterPassword': 'Εισαγάγετε τον κωδικό πρόσβασης.',
  'problem.enterUsername': 'Εισαγάγετε το όνομα χρήστη.',
  'problem.wrongCredentials': 'Λανθασμένο όνομα χρήστη ή κωδικός πρόσβασης. Δοκιμάστε ξανά.',
  'problem.phoneNotRegistered': 'Το κινητό τηλέφωνο δεν είναι καταχωρισμένο.',
  'problem.accountDisabled': 'Αυτός ο λογαριασμός είναι απενεργοποιημένος.',
  'problem.robotCheck': 'Πρώτα πρέπει να ελέγξουμε ότι δεν είστε ρομπότ. Δοκιμάστε ξανά.',
  'problem.loginDenied': 'Το αίτημα σύνδεσης απορρίφθηκε',
  'problem.sessionLifespan': 'Αποσυνδεθήκατε, σύμφωνα με την πολιτική ασφαλείας σας.',
  'problem.codeTimedOut': 'Ο κωδικός ασφαλείας έληξε. Συνδεθείτε ξανά για να λάβετε νέο.',
  'problem.signInAgain': 'Συνδεθείτε ξανά.',
  'problem.otherAccount': 'Σε άλλη καρτέλα χρησιμοποιήθηκε άλλος λογαριασμός. Συνδεθείτε ξανά.',
  'problem.signedOutElsewhere': 'Αποσυνδεθήκατε σε άλλη καρτέλα.',
  'problem.maybeSignedIn':
    'Ίσως είστε ακόμη συνδεδεμένοι σε αυτή τη συσκευή. Δοκιμάστε ξανά ή κλείστε όλα τα παράθυρα αυτού του προγράμματος περιήγησης.',
  'problem.deviceCheckFailed': 'Η συσκευή δεν πέρασε τον έλεγχο.',
  'problem.sessionInactive': {
    one: 'Αποσυνδεθήκατε μετά από {n}\u00a0λεπτό αδράνειας',
    other: 'Αποσυνδεθήκατε μετά από {n}\u00a0λεπτά αδράνειας',
  },

  'retry.tries': 'Πάρα πολλές προσπάθειες. Μπορείτε να δοκιμάσετε ξανά σε {time}.',
  'retry.triesLong': 'Πάρα πολλές προσπάθειες. Μπορείτε να δοκιμάσετε ξανά σε μία ώρα ή αργότερα.',
  'retry.busy': 'Ο διακομιστής είναι απασχολημένος. Μπορείτε να δοκιμάσετε ξανά σε {time}.',
  'retry.busyLong': 'Ο διακομιστής είναι απασχολημένος. Μπορείτε να δοκιμάσετε ξανά σε μία ώρα ή αργότερα.',

  'screen.crashed.heading': 'Λυπούμαστε, κάτι πήγε στραβά…',
  'screen.crashed.text': 'Περιμένετε λίγο και δοκιμάστε να φορτώσετε ξανά τη σελίδα.',
  'screen.loading': 'Φόρτωση…',
} as const satisfies InitialMessages
