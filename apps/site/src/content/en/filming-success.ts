import { agency, claims, filmingClaims } from '@blue-peony/agency';
import type { FilmingSuccessContent } from '../filming.ts';

const { contactHours, rescheduleHours } = filmingClaims;

export const filmingSuccess = {
  pageTitle: 'Your session is booked',
  states: {
    confirmed: {
      badge: 'Payment Confirmed',
      title: 'Congratulations! Your filming strategy session has been booked successfully',
      text: `A team member will contact you within ${contactHours} hours to find a time that suits you.`,
    },
    pending: {
      badge: 'Payment on its way',
      title: 'One moment: your payment is being confirmed',
      text: 'Your bank or our payment partner is still at work. You need not wait here: as soon as your booking is complete, we will send you an email.',
    },
    review: {
      badge: 'Payment being checked',
      title: 'We are looking at the payment for this booking',
      text: `The money has arrived, but it does not match the booking: another amount or currency, or no address to write to. A person looks at it and writes to you within ${claims.replyHours} hours. Questions? Write to ${agency.email}.`,
    },
    disputed: {
      badge: 'Payment under review',
      title: 'The payment for this booking is under review',
      text: `The payment has been disputed, and our payment provider is looking at it. If it is decided in our favor, your booking stands. If the payment goes back to you, this page will say so. Questions? Write to ${agency.email}.`,
    },
    refunded: {
      badge: 'Payment returned',
      title: 'This booking has been refunded',
      text: 'The payment has gone back to you. If that is a surprise, please write to us.',
    },
    unknown: {
      badge: 'Booking not found',
      title: 'We could not find this booking',
      text: 'If you have paid, nothing is lost. Please write to us with the address that you used at the checkout, and we will look it up.',
    },
  },
  next: {
    title: 'What happens now',
    items: [
      {
        title: `Within ${contactHours} hours`,
        text: 'Staff will make contact at the address that you used at the checkout, and agree on a time with you.',
      },
      {
        title: 'Before the session',
        text: 'You tell us your niche, your limits and what you would like to film. We prepare a plan.',
      },
      {
        title: 'If something comes up',
        text: `Rescheduling is no problem with at least ${rescheduleHours} hours notice.`,
      },
    ],
  },
  prepare: {
    title: 'How to prepare',
    items: [
      { title: '2-3 outfits', text: 'Things you feel good in, laid out and ready to change into.' },
      { title: 'Your comfort boundaries', text: 'Write down what you do not want to show or do. We keep to it.' },
      { title: 'A charged phone or camera', text: 'With free storage, and a place to stand it up.' },
      { title: 'Your questions', text: 'About filming, prices, fans: nothing is too small.' },
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
