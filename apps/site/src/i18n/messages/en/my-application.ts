import { promises } from '@blue-peony/agency/en/promises';

export const myApplication = {
  'my.tab': 'My page',
  'my.private': 'Private page',
  'my.loading': 'Opening your page...',
  'my.noScript': 'This page needs JavaScript. Please turn it on, or write to us at {email}.',
  'my.waitBusy': 'The service is very busy at the moment. This page opens on its own as soon as it can.',
  'my.waitOffline':
    'The connection is lost at the moment. This page opens on its own as soon as the connection is back.',
  'my.stale': 'The connection is lost at the moment. What you see here may be slightly out of date.',
  'my.again': 'Try again',
  'my.failed': 'That didn’t work: {message}',

  'my.noneTitle': 'Your page opens with its link',
  'my.noneText': 'The link is in the email that we sent you when you applied. Please open this page from there.',
  'my.endedTitle': 'This link no longer works',
  'my.endedText': 'It was replaced by a newer one, or everything behind it has been deleted.',
  'my.linkAsk': 'Enter the address that you applied with, and we will email you a fresh link.',
  'my.linkAddress': 'Your email address',
  'my.linkSend': 'Email me a link',
  'my.linkSending': 'Sending...',
  'my.linkSent':
    'If there is an application under this address, a fresh link is on its way to it. Nothing there in ten minutes? <a>Write to us</a>.',

  'my.hello': 'Hello!',
  'my.flower': 'Your flower, instead of your face. Nobody else has it.',
  'my.lead':
    'Here you see where your application stands, what we keep about you, and every time someone looked at it. We send the link to this page to you alone.',

  'my.standing': 'Where it stands',
  'my.received': 'Received',
  'my.result': 'Preliminary result',
  'my.resultWait': 'It appears here, and we email it to you as well. You can close this page.',
  'my.resultQualified': 'You are preliminarily qualified.',
  'my.resultRejected': 'You did not qualify this time.',
  'my.resultStillRead': promises.stillRead,
  'my.resultPastEntry': promises.pastEntry,
  'my.resultNothingShown': `${promises.helps} You can add both on this page.`,
  'my.read': 'Read by a person',
  'my.readNot': 'Nobody has opened it yet.',
  'my.reply': 'Personal reply',
  'my.replyBy': 'At the latest by {date}.',
  'my.replyLate': 'We promised you a reply by {date}, and we are late. We are sorry. Please write to us at {email}.',
  'my.replyNone': 'Your application is closed, so no reply will follow.',

  'my.closedNo': 'Your application is closed. We told you that it is not a fit at the moment.',
  'my.closedSigned': 'Your application is closed, because we work together now.',
  'my.closedOther': 'Your application is closed.',
  'my.closedWithdrawn': 'You withdrew your application on {date}. Nobody is working on it anymore.',

  'my.looks': 'Who looked',
  'my.looksLead':
    'Each time somebody on our team opens your application or sees one of your photos, it is written down here, with the time and the role. Names stay with us.',
  'my.looksNone': 'Nobody has looked yet.',
  'my.lookPhoto':
    '{role, select, owner {An owner of the agency} manager {A manager} support {Our support} other {A reviewer}} looked at photo {number}',
  'my.lookSomePhoto':
    '{role, select, owner {An owner of the agency} manager {A manager} support {Our support} other {A reviewer}} looked at one of your photos',
  'my.lookPhotoGone':
    '{role, select, owner {An owner of the agency} manager {A manager} support {Our support} other {A reviewer}} looked at a photo that is gone now',
  'my.lookOpened':
    '{role, select, owner {An owner of the agency} manager {A manager} support {Our support} other {A reviewer}} opened your application',
  'my.lookListed':
    '{role, select, owner {An owner of the agency} manager {A manager} support {Our support} other {A reviewer}} saw your application in a list or an export',
  'my.looksAll': 'Show all {count}',

  'my.details': 'What you told us',
  'my.notGiven': 'Not given',
  'my.correct': 'Correct',
  'my.correctLead':
    'Our team sees what was there before and what is there now. The preliminary result stays as it was.',
  'my.save': 'Save',
  'my.saving': 'Saving...',
  'my.saved': 'Your changes are saved.',
  'my.cancel': 'Cancel',
  'my.conflict':
    'Someone on our team has just changed your details as well. What you wrote is still here: look at what is stored now, then save again.',
  'my.storedNow': 'Stored now: {value}',

  'my.email': 'Email',
  'my.emailChange': 'Change',
  'my.emailNew': 'New email address',
  'my.emailLead': 'We write to the old and to the new address. It changes once you have confirmed it from both.',
  'my.emailWaiting': 'Waiting to be confirmed from both addresses: {email}',
  'my.neutralMails': 'Send me emails with a neutral sender name and subject',
  'my.confirmTitle': 'Confirm your new email address',
  'my.confirmText': 'One click, and this address has agreed to the change.',
  'my.confirmButton': 'Confirm',
  'my.confirmOther':
    'Thank you. Now please confirm from the other address as well: the link is in the email we sent there.',
  'my.confirmDone':
    'Your address is changed. Older links no longer work; a fresh one is on its way to the new address.',
  'my.confirmEnded': 'This confirmation has expired or was already used.',

  'my.photosCount': '{count} of {max}',
  'my.photos': 'Your photos',
  'my.photosLead': 'Clothed photos only. JPEG, PNG or WebP, up to 20 MB each.',
  'my.photosOld': 'You need a fresh link to see your photos.',
  'my.photosNone': 'You have sent no photos.',
  'my.photoAlt': 'Photo {number}',
  'my.photoMissing': 'Photo {number} cannot be shown at the moment',
  'my.photoRemove': 'Remove photo {number}',
  'my.photoRemoveTitle': 'Remove this photo for good?',
  'my.photoRemoveText': 'It will be deleted and can’t be restored.',
  'my.photoRemoved': 'The photo is removed.',
  'my.photoRemoveYes': 'Yes, remove it',
  'my.photoAdding': 'Uploading photo {number} of {count}',

  'my.kept': 'How long we keep it',
  'my.keptUntil': 'Everything on this page will be deleted automatically on {date}.',
  'my.keptHeld': 'At the moment we may not delete it. The reason: {reason}',
  'my.keptOpen': 'Automatic deletion is paused at the moment.',
  'my.keptConsent':
    'On {date} you confirmed that you have read the <a>Privacy Policy</a> of {version}, and agreed that we use your details and photos to assess this application.',

  'my.yours': 'It is yours',
  'my.yoursLead': 'You need no reason for any of this, and it never counts against you.',
  'my.export': 'Take everything with you',
  'my.exportText':
    'A ZIP file with everything stored here: your details, your photos, our answers and the record of who looked. You can read it on any device.',
  'my.exportButton': 'Download',
  'my.exporting': 'Preparing...',
  'my.withdraw': 'Withdraw',
  'my.withdrawText': 'We stop working on your application. What you sent is kept for a while, and then deleted.',
  'my.withdrawButton': 'Withdraw my application',
  'my.withdrawTitle': 'Withdraw your application?',
  'my.withdrawConfirm': 'We stop working on it, and no reply will follow. You are always welcome to apply again.',
  'my.withdrawYes': 'Yes, withdraw it',
  'my.erase': 'Delete everything',
  'my.eraseText': 'Your details, your photos, our notes and this page are deleted at once.',
  'my.eraseButton': 'Delete everything',
  'my.eraseTitle': 'Delete everything for good?',
  'my.eraseConfirm':
    'This can’t be undone. Emails already delivered and anything written on WhatsApp are out of our reach. Backups are gone after {days, plural, one {# day} other {# days}}.',
  'my.eraseYes': 'Yes, delete everything',
  'my.keep': 'No, keep it',
  'my.erased': 'Everything is deleted',
  'my.erasedText':
    'Your details, your photos and this page are gone. We’ll confirm it by email; after that your address is deleted too. We wish you well.',
  'my.held': 'We may not delete it at the moment. Please write to us at {email}.',
  'my.exportLimited': 'You can download it five times an hour. Please try again later.',

  'my.oldTitle': 'This link is more than a day old',
  'my.oldText':
    'To see your photos and your whole number, or to change, download, withdraw or delete anything, you need a fresh link. That way nobody can do it with an old email. Reading your texts still works.',
  'my.oldSend': 'Email me a fresh link',
  'my.oldSent': 'A fresh link is on its way to {email}.',
} as const;
