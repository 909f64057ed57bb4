import { promises } from './promises.ts';

/**
 * What an applicant reads. `{name}`, `{agency}`, `{mailbox}`, `{hours}`, `{minutes}`, `{age}`, `{days}` and `{date}` are filled in.
 * Subject, preview, heading and intro show on locked screens, so they name neither the trade nor the platform.
 */
export const applicant = {
  /** Sender, subject and preview of every mail to an applicant who wants to stay discreet. */
  discreet: { sender: 'Notifications', subject: 'A message for you', preview: 'Open it whenever it suits you.' },
  /** In place of the picture, where it is not shown. */
  flower: 'Your flower, instead of your face. Nobody else has it.',
  received: {
    subject: 'We’ve received your application',
    preview: 'Thank you! A member of our team will reach out within {hours, plural, one {# hour} other {# hours}}.',
    greeting: 'Hi {name},',
    greetingNameless: 'Hello,',
    heading: 'Thank you. Your application is in good hands.',
    intro: 'Your application has reached us safely. Here is what happens next:',
    assessmentTitle: 'Your preliminary result',
    assessment:
      'It appears on your own page about {minutes, plural, one {# minute} other {# minutes}} after you sent the form, and comes by email too, so you can close the tab. It is only a first, automatic look.',
    replyTitle: 'A personal reply',
    reply:
      'A member of our team reads what you sent and reaches out within {hours, plural, one {# hour} other {# hours}}, by email or WhatsApp.',
    privacyTitle: 'Discreet throughout',
    privacy: 'We publish nothing and sell nothing of what you share with us.',
    page: 'On your own page you see where your application stands, what we store about you and who looked at it. There you can correct it, withdraw it or delete all of it; after {freshHours, plural, one {# hour} other {# hours}} the page asks for a fresh link first. The link opens your page without a password, so keep it to yourself.',
    open: 'Open my page',
    contact: 'Any questions, or something to add? Write to {mailbox}, or simply reply to this message.',
    adults: 'We only work with adults aged {age} or older.',
    notYou:
      'You didn’t apply? Then someone mistyped or misused your address. You don’t need to open anything: reply “not me” to this message, and we’ll delete the entry.',
    closing: 'Warm regards,',
    signature: 'The {agency} team',
  },
  qualified: {
    subject: 'Your preliminary result is here',
    heading: 'You are preliminarily qualified.',
    intro:
      'Congratulations! Your application fits what we’re looking for. A member of our team will read it and reach out within {hours, plural, one {# hour} other {# hours}}.',
    open: 'Open my page',
    note: 'This was only a first, automatic look.',
  },
  rejected: {
    subject: 'Your preliminary result is here',
    heading: 'You did not qualify this time.',
    intro: `Your application is not a fit for what we offer right now. ${promises.noJudgment} ${promises.stillRead}`,
    pastEntry: promises.pastEntry,
    nothingShown: `We see no profile and no photo in your application yet, so it is not a fit right now. ${promises.noJudgment} ${promises.stillRead}`,
    helps: promises.helps,
    open: 'Open my page',
    note: 'This was only a first, automatic look. You are welcome to apply again.',
  },
  links: {
    subject: 'Your fresh link',
    heading: 'Here is the link to your page.',
    intro:
      'You asked for it. For {freshHours, plural, one {# hour} other {# hours}} it shows and lets you change everything: your photos, your number and your details, downloading, withdrawing and deleting. After that, it only shows your texts. Keep it to yourself.',
    open: 'My application of {date}',
    note: 'You didn’t ask for this? Then someone else typed your address. You don’t need to do anything: the link went only to you.',
  },
  address_old: {
    subject: 'A change of your address',
    heading: 'Do you want another address?',
    intro:
      'Someone with the link to your page, most likely you, wants our messages to go to another address. It changes once both addresses have confirmed it.',
    open: 'Confirm the change',
    note: 'It wasn’t you? Then don’t confirm it, and this address stays. But someone else knows your link: reply to this message, and we’ll revoke it.',
  },
  address_new: {
    subject: 'Confirm your address',
    heading: 'Is this your address?',
    intro:
      'Someone, most likely you, wants our messages about an application to come here from now on. The address changes once the old one and this one have confirmed it.',
    open: 'Confirm this address',
    note: 'It wasn’t you? Then ignore this message: without you, nothing changes.',
  },
  gathered: {
    subject: 'News about your applications',
    heading: 'Here is what we held back.',
    intro:
      'Several applications came in with your address. So that nobody can fill your mailbox, we put the rest into one message. Each link opens one of them, with its preliminary result as soon as it’s there.',
    note: 'You didn’t apply? Then someone used your address. You don’t need to open anything: reply “not me” to this message, and we’ll delete the entries.',
  },
  changed: {
    subject: 'Your application was changed',
    heading: 'Something in your application was changed.',
    intro:
      'This was done on your page, with a fresh link, or by our team. We tell you each time, so that nothing changes behind your back.',
    open: 'Open my page',
    note: 'It wasn’t you, and you didn’t ask us? Reply to this message: we’ll end all links and put it right. To change something yourself, ask for a fresh link on your page.',
    discreet: 'Emails with a neutral sender name and subject',
    photo_added: 'Photo added',
    photo_removed: 'Photo removed',
    withdrawn: 'Application withdrawn',
  },
  farewell: {
    subject: 'Your application is deleted',
    heading: 'Your application is deleted.',
    intro:
      'Your details, your photos and our notes about you are gone. Our backups still hold them for up to {days, plural, one {# day} other {# days}}, and then they are deleted too.',
    note: 'What deletion can’t reach: emails already delivered, to you and to our team, and messages on WhatsApp. You can delete yours; reply to this message if you want us to delete ours.',
  },
};
