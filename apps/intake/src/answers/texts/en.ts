import { promises } from '@blue-peony/agency/en/promises';
import type { AnswerTexts } from './texts.ts';

const end = '\n\nWarm regards\n{staff_name}\n{agency}';

export const en: AnswerTexts = {
  invite: {
    subject: 'Let’s talk about your application',
    text: `{greeting}

Thank you for applying to {agency}. We have read your application and would like to get to know you.

The next step is a call of about 20 minutes, with video or without, whichever you prefer. We’ll tell you how we would work together, and you can ask us anything. Nothing is binding until you have had time to think it over.

When would suit you? Reply with two or three times and your time zone, and we’ll confirm one of them.${end}`,
  },
  ask_more: {
    subject: 'A question about your application',
    text: `{greeting}

Thank you for your application. We’d like to give you a good answer, and for that we need a little more:

• What would you like to achieve in the next six months?
• How much time a week do you have for it?
• Which platforms are you on already, and how is it going there?

A few sentences are enough: just reply to this message. If you add photos, clothed ones only, please.${end}`,
  },
  session: {
    subject: 'An idea for your next step',
    text: `{greeting}

Thank you for applying to {agency}. We like what you want to build. Our full management starts at a slightly later stage, and we don’t want to promise you more than we can deliver.

What would help you most right now, we think, is better material. In a filming session we plan scenes with you and go over light, angles and editing, and you leave with a plan for the next few weeks. You decide how many hours. ${promises.hourPrice} ${promises.opensPlans}

If you like the idea, reply to this message and we’ll send you the details. If not, you can come back to us at any time.${end}`,
  },
  later: {
    subject: 'About your application',
    text: `{greeting}

Thank you for applying to {agency}, and for telling us so openly about yourself.

We can’t offer you a start today, and you should know why: {reason}

Please get in touch again in about three months: reply to this message, and we’ll pick up right here.${end}`,
  },
  decline: {
    subject: 'About your application',
    text: `{greeting}

Thank you for your application, and for your trust.

We have read it carefully, and this time our answer is no: what you are looking for and what we do well don’t match closely enough. ${promises.noJudgment}

If something changes, you are welcome to apply again. And if you’d like us to delete your details now, reply to this message and we’ll do it.

We wish you all the best.${end}`,
  },
};
