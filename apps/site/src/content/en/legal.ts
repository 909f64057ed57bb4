import { agency, controllerLines } from '@blue-peony/agency';
import { sale } from '@blue-peony/agency/en/sale';
import type { Legal } from '../legal.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const legal = {
  privacy: [
    {
      heading: '1. Who is responsible',
      paragraphs: [
        `${agency.name} decides how the data on this site is used. Write to ${agency.email} with any question about it; a person answers.`,
        ...controllerLines(),
      ],
    },
    {
      heading: '2. What we collect',
      paragraphs: [
        'When you apply: your name or pseudonym, email address, country, city, WhatsApp number and earnings range, and, if you give them, your ZIP code, profiles, message and up to five photos. We also store when you confirmed your age and that you have read this policy, which version of it that was, what you agreed to, the preliminary result, and our staff’s notes, answers and score. If you reply to our emails, we store your replies and what you attach with the application. If the link that brought you names a campaign, or another site did, we store that name with the application.',
        'When you buy the guide or book a session: your email address, what you ordered, the amount and the state of the payment. Card and account details go to the payment provider only; we never see them. If you allow us to ask for a review: that you did, and what you write. We publish the stars, the name you choose and your words once our staff have read them, on the ground of your consent; you can delete them at any time, and they go with the order at the latest.',
        'When you open a page: our servers note the time and the kind of page. Your IP address is kept for a few hours only, scrambled with a key that changes every day, to keep the site safe and within its limits. We also count, without cookies and without telling visitors apart, how far a page takes people: the page, its language, the step, and the reason where something is refused. A browser that asks not to be tracked is not counted.',
      ],
    },
    {
      heading: '3. Photos',
      paragraphs: [
        'Location, camera and all other hidden data are removed from a photo before it is stored. Photos are kept in a private store, opened only through links that expire, and every opening is recorded. On your own page, which only the link in your email opens, you see each of them, with the time and the role of who looked.',
      ],
    },
    {
      heading: '4. What we use it for',
      paragraphs: [
        'To assess your application and to contact you about it, to deliver what you bought, to keep the site safe, and to meet our duties under tax and commercial law. The legal bases are your consent to the use of your details and photos for the assessment of your application, the contract and the steps you ask us to take before it, our legal duties and our interest in a secure site. Where what you tell us says something about your sex life, for example a username or earnings on a platform for adults, we use it on the ground of that consent alone. Reading this policy is not consent.',
        'The preliminary result follows a simple rule: your range of earnings, and whether you gave a profile or a photo. It decides nothing: a person reads every application, and you may ask that person to explain the result or look again.',
      ],
    },
    {
      heading: '5. Who sees it',
      paragraphs: [
        'Only our own staff who handle applications and orders, and the companies that work for us under contract: those that run our servers and databases, deliver our email, keep files and backups, and take payments; and WhatsApp (Meta), if you and we write there. Ask us, and we name them. We do not sell your data and do not publish your photos. Authorities receive data only where the law obliges us.',
      ],
    },
    {
      heading: '6. Other countries',
      paragraphs: [
        'We have offices in the USA, Canada, Poland and Thailand, so your data may be read outside the country you live in. Where the law asks for safeguards, such as standard contractual clauses, we have them in place; ask us for a copy.',
      ],
    },
    {
      heading: '7. How long we keep it',
      paragraphs: [
        text(
          'An application: {closedDays, plural, one {# day} other {# days}} after it was closed, or {unansweredDays, plural, one {# day} other {# days}} after it came in if nobody closed it; then it is deleted automatically, with its photos and your email replies. An email that we cannot assign to any application: at most {unknownReplyDays, plural, one {# day} other {# days}}. Photos that never became part of an application: {unclaimedHours, plural, one {# hour} other {# hours}}. The record of what our staff did: {auditYears, plural, one {# year} other {# years}}. Orders and invoices: up to {orderYears, plural, one {# year} other {# years}}, as long as the tax law of the seller’s country requires. The random number of a deleted application: {ledgerDays, plural, one {# day} other {# days}}. Server logs: a few weeks. Backups: {backupDays, plural, one {# day} other {# days}}, so what has been deleted is gone from them by then, too.',
        ),
        'If a court, an authority or a dispute makes us keep an application longer, your own page says so and why, unless the law forbids it. What we keep of a deleted application is that random number, so that no backup brings it back.',
      ],
    },
    {
      heading: '8. On your device',
      paragraphs: [
        text(
          'A draft of the form stays in its tab until you submit it or close the tab; if you choose, your browser keeps it for up to {draftHours, plural, one {# hour} other {# hours}} instead. The submitted form stays in the tab’s history for the assessment. The key to your own page, and the name of the campaign or site that brought you, stay in the tab until you close it. The browser also keeps your answer to the question about advertising and, if you agreed, that your purchase was counted. Nobody else reads any of this.',
        ),
      ],
    },
    {
      heading: '9. Advertising',
      paragraphs: [
        'Where this site asks whether it may measure its advertising, nothing of an advertising network loads or leaves your device before you agree. If you agree, the networks named in that question (Meta, TikTok or both) learn that you opened a page, applied or bought something; with an application they also receive your email address, name, country and phone number, scrambled so that they can only compare them with what they already know.',
        'You can change your answer at any time through the settings in the footer. Refusing has no disadvantage.',
      ],
    },
    {
      heading: '10. Security',
      paragraphs: [
        'Connections are encrypted, access is limited to the people who need it, and staff sign in with personal accounts. No system is perfect: if something happens that puts your data at risk, we tell you and the authority as the law asks.',
        'Anyone can type your address into the form. So until a link from one of our emails has been opened, an address gets at most three emails about applications a day, not counting personal replies and the confirmation of a deletion. The third one gathers the rest.',
      ],
    },
    {
      heading: '11. Your rights',
      paragraphs: [
        text(
          'On your own page you can download a copy, or correct, withdraw or delete your application, without asking anybody. The link to it comes by email. For {freshHours, plural, one {# hour} other {# hours}} it opens everything; after that, it only shows your texts. To see your photos and your number, download a copy, change anything, withdraw or delete, you then need a fresh link: one tap on the page, and we email it to you. We tell you about every change, at the address you had before it.',
        ),
        `You may also ask for a copy, a correction, a transfer or the deletion of your data, restrict or object to its use, and withdraw your consent at any time: ${agency.email}. What was done before stays lawful. Emails already delivered and what was written on WhatsApp are out of our reach. Residents of California also have the rights of the CCPA; we treat nobody worse for using them. You may complain to the data protection authority where you live.`,
      ],
    },
    {
      heading: '12. Minimum age',
      paragraphs: [
        text(
          'This site is for people aged {age} or older who are of legal age where they live. If a photo seems to show somebody younger, we close the application to everybody at once, and tell the authorities what the law asks us to tell; otherwise we delete it.',
        ),
      ],
    },
    {
      heading: '13. Changes and law',
      paragraphs: [
        'If we change this policy, the new version appears here with its date. Your own page leads to the version that you have read. The policy is governed by the laws of the State of California, USA; rights that the law of your own country gives you and that cannot be waived stay as they are.',
      ],
    },
  ],
  terms: [
    {
      heading: '1. What these terms cover',
      paragraphs: [
        `They cover the use of this site, which ${agency.name} operates, and what is sold on it. Working together as creator and agency is agreed in a separate, written contract.`,
      ],
    },
    {
      heading: '2. Who may use the site',
      paragraphs: [
        text(
          'You must be at least {age, plural, one {# year} other {# years}} old and of legal age where you live. By sending the form or buying something you confirm that you are.',
        ),
      ],
    },
    {
      heading: '3. Your application',
      paragraphs: [
        'What you send must be true, about yourself, and yours to send. Photos may show nobody but you, or only adults who have agreed, and everybody on them must be clothed.',
        'Applying costs nothing and binds neither side. A preliminary result is not a promise of a contract.',
      ],
    },
    {
      heading: '4. Your account stays yours',
      paragraphs: [
        'Whatever we agree with you later, your account on the platform, your content and your payouts remain your property. There is no setup fee, and the commission is discussed in a consultation before you sign.',
      ],
    },
    {
      heading: '5. The digital guide',
      paragraphs: [text(sale.guide), text(sale.personal)],
    },
    {
      heading: '6. Filming sessions',
      paragraphs: [text(sale.session)],
    },
    {
      heading: '7. Refunds',
      paragraphs: [text(sale.refunds)],
    },
    {
      heading: '8. Results',
      paragraphs: [
        'Figures and periods on this site describe experience, not guarantees. What you earn depends on many things, most of all on your own work, and may be nothing.',
      ],
    },
    {
      heading: '9. Fair use',
      paragraphs: [
        'Do not disturb the site, try to get at other people’s data, send harmful files or pretend to be somebody else. If you do, we may block your access and delete your application.',
      ],
    },
    {
      heading: '10. Our content',
      paragraphs: [
        'Texts, pictures and videos on this site belong to us or to those who let us use them. Please ask before you copy them. The platforms we mention belong to their owners, who have nothing to do with this site.',
      ],
    },
    {
      heading: '11. Liability',
      paragraphs: [
        'We keep the site running with care, but cannot promise that it is always available or free of errors. To the extent the law allows, we are not liable for indirect damage and lost income. Liability that the law does not allow us to limit stays as it is.',
      ],
    },
    {
      heading: '12. Changes',
      paragraphs: [
        'We may change these terms for the future; the version that stood here when you applied or bought something applies to that.',
      ],
    },
    {
      heading: '13. Governing law',
      paragraphs: [
        'These terms are governed by the laws of the State of California, USA, without its rules on the conflict of laws; rights that the law of your own country gives you and that cannot be waived stay as they are.',
      ],
    },
    {
      heading: '14. Contact',
      paragraphs: [
        `${agency.name}, ${agency.email}`,
        'This address is also the single point of contact of the EU’s Digital Services Act (Articles 11 and 12), for authorities and users, in English.',
      ],
    },
  ],
} satisfies Legal;
