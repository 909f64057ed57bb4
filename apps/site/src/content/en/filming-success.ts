import { agency } from '@blue-peony/agency';
import type { FilmingSuccessContent } from '../filming.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const filmingSuccess = {
  pageTitle: 'Your session is booked',
  states: {
    none: {
      badge: 'Filming sessions',
      title: 'Just booked a session? This is what comes next',
      text: text(
        'Your confirmation comes by email, with a link to your order. A team member will contact you within {contactHours, plural, one {# hour} other {# hours}} of your payment to find a time that suits you.',
      ),
    },
    confirmed: {
      badge: 'Payment Confirmed',
      title: 'Congratulations! Your filming strategy session has been booked successfully',
      text: text(
        'A team member will contact you within {contactHours, plural, one {# hour} other {# hours}} to find a time that suits you.',
      ),
    },
    pending: {
      badge: 'Payment on its way',
      title: 'One moment: your payment is being confirmed',
      text: 'Your bank or our payment partner is still processing it. You don’t need to wait here: as soon as your booking is complete, we’ll send you an email.',
    },
    review: {
      badge: 'Payment being checked',
      title: 'We are looking at the payment for this booking',
      text: text(
        'The money has arrived, but it does not match the booking: a different amount or currency, or no address to write to. A person will look at it within {replyHours, plural, one {# hour} other {# hours}} and write to you. If we have no address for you, please write to {mailbox}.',
      ),
    },
    disputed: {
      badge: 'Payment under review',
      title: 'The payment for this booking is under review',
      text: `The payment has been disputed, and our payment provider is looking at it. If it is decided in our favor, your booking stands. If the money goes back to you, this page will say so. Questions? Write to ${agency.email}.`,
    },
    refunded: {
      badge: 'Refunded',
      title: 'This booking has been refunded',
      text: 'Your payment has been refunded. If that comes as a surprise, please write to us.',
    },
    unknown: {
      badge: 'Booking not found',
      title: 'We could not find this booking',
      text: 'If you have paid, nothing is lost. Please write to us from the address you used at checkout, and we’ll look it up.',
    },
  },
  next: {
    title: 'What happens now',
    items: [
      {
        title: text('Within {contactHours, plural, one {# hour} other {# hours}}'),
        text: 'We’ll write to the address you used at checkout and agree on a time with you.',
      },
      {
        title: 'Before the session',
        text: 'You tell us your niche, your limits and what you would like to film. We prepare a plan.',
      },
      {
        title: 'If something comes up',
        text: text(
          'Rescheduling is no problem with at least {rescheduleHours, plural, one {# hour’s} other {# hours’}} notice.',
        ),
      },
    ],
  },
  prepare: {
    title: 'How to prepare',
    items: [
      { title: '2–3 outfits', text: 'Things you feel good in, laid out and ready to change into.' },
      { title: 'Your comfort boundaries', text: 'Write down what you don’t want to show or do. We’ll stick to it.' },
      { title: 'A charged phone or camera', text: 'With free storage, and a place to stand it up.' },
      { title: 'Your questions', text: 'About filming, prices, fans: no question is too small.' },
    ],
  },
  provided: {
    title: 'What we bring',
    items: [
      'A shot list made for your niche',
      'Live direction by video call, while you film',
      'Prompts for captions, previews and messages',
      'A content calendar to keep after the session',
    ],
  },
  contact: { title: 'Anything unclear?', text: `Write to us at ${agency.email}. A person will answer.` },
  home: 'Back to the home page',
} satisfies FilmingSuccessContent;
