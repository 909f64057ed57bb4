import type { ApplicantLetters } from './letters.ts';

export const en = {
  qualified: {
    subject: 'Your first assessment is here',
    heading: 'You are preliminarily qualified.',
    intro:
      'Congratulations. Your application fits what we look for. A member of our team reads it and reaches out within {hours} hours.',
    open: 'Open my page',
    note: 'This was only a first, automatic look.',
  },
  rejected: {
    subject: 'Your first assessment is here',
    heading: 'You did not qualify this time.',
    intro:
      'At the moment your application does not fit what we offer, and that is no judgment of you or your work. A person will still read your application within {hours} hours.',
    open: 'Open my page',
    note: 'This was only a first, automatic look. You are welcome to apply again.',
  },
  links: {
    subject: 'Your fresh link',
    heading: 'Here is the link to your page.',
    intro:
      'You asked for it. For 24 hours it also lets you download everything, change your e-mail address and delete your application; after that it still lets you read and correct. Keep it to yourself.',
    open: 'My application of {date}',
    note: 'You didn’t ask for this? Then somebody typed your address. You need not do anything: the link went to you alone.',
  },
  address_old: {
    subject: 'Your address is to change',
    heading: 'Do you want another address?',
    intro:
      'Somebody with the link to your page, most likely you, wants our messages to go to another address. It changes once both addresses have confirmed it.',
    open: 'Confirm the change',
    note: 'It wasn’t you? Then do not confirm it, and this address stays. But somebody else knows your link: reply to this message, and we end it.',
  },
  address_new: {
    subject: 'Confirm your address',
    heading: 'Is this your address?',
    intro:
      'Somebody, most likely you, wants our messages about an application to come here from now on. The address changes once the old one and this one have confirmed it.',
    open: 'Confirm this address',
    note: 'It wasn’t you? Then ignore this message: without you, nothing changes.',
  },
  farewell: {
    subject: 'Your application is deleted',
    heading: 'Your application is deleted.',
    intro:
      'Your details, your photos and our notes about you are gone. Our backups still hold them for up to {days} days, and then they are deleted too.',
    note: 'What deletion cannot reach: e-mails that were delivered already, to you and to our team, and messages on WhatsApp. Delete yours yourself; reply to this message if we are to delete ours.',
  },
} satisfies ApplicantLetters;
