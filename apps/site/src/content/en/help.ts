import { agency } from '@blue-peony/agency';
import type { Help } from '../help.ts';

export const help = {
  title: 'Is somebody putting pressure on you?',
  description: 'Hotlines for anyone being pushed into sending pictures or into this work.',
  lead: 'Nobody may make you apply, send pictures or do this work: no partner, no friend, no manager, nobody you owe money to. If that is happening to you, it is not your fault. There are people who help without judging you, and most of them don’t need your name.',
  signs: {
    title: 'It is pressure when',
    items: [
      'somebody else fills in the form, or stands beside you while you do,',
      'somebody keeps your passport, your phone or your money,',
      'somebody threatens to show pictures of you, or to tell your family,',
      'you are told that you must do it to pay a debt,',
      'you are under 18, and somebody tells you to say otherwise.',
    ],
  },
  lines: {
    title: 'Who helps',
    now: 'In danger right now: 911 in the USA and Canada, 999 in the UK, 112 in the European Union.',
    items: [
      {
        name: 'National Human Trafficking Hotline, USA',
        about: 'Day and night, confidential, in more than 200 languages. By text message: 233733.',
        contact: '1-888-373-7888',
        href: 'tel:+18883737888',
      },
      {
        name: 'Canadian Human Trafficking Hotline',
        about: 'Day and night, confidential.',
        contact: '1-833-900-1010',
        href: 'tel:+18339001010',
      },
      {
        name: 'Modern Slavery & Exploitation Helpline, UK',
        about: 'Confidential, in more than 200 languages.',
        contact: '08000 121 700',
        href: 'tel:+448000121700',
      },
      {
        name: 'StopNCII',
        about: 'Helps to keep intimate pictures of adults off large networks; the pictures stay on your device.',
        contact: 'stopncii.org',
        href: 'https://stopncii.org',
      },
      {
        name: 'Take It Down',
        about: 'The same for pictures from before you were 18.',
        contact: 'takeitdown.ncmec.org',
        href: 'https://takeitdown.ncmec.org',
      },
      {
        name: 'Find A Helpline',
        about: 'Someone to talk to, in any country.',
        contact: 'findahelpline.com',
        href: 'https://findahelpline.com',
      },
    ],
  },
  us: {
    title: 'Already applied?',
    text: `Write to ${agency.email}: we’ll stop your application, and delete what you sent if you want that. Nobody but you hears about it from us, unless the law obliges us.`,
  },
} satisfies Help;
