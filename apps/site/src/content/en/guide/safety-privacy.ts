import type { Chapter } from '../../guide.ts';

export const safetyPrivacy: Chapter = {
  title: 'Stay safe and private',
  lead: 'Privacy is cheap on the first day and very expensive on the hundredth. Do this chapter before you post anything.',
  blocks: [
    { kind: 'heading', text: 'Two lives, two sets of everything' },
    {
      kind: 'checklist',
      title: 'Keep them apart',
      items: [
        'A separate email address, phone number and browser profile for your work',
        'Contacts never synchronized, so that no app suggests you to people you know',
        'Location switched off in the camera, and in every app you post with',
        'Private accounts set to private, and old posts looked through',
        'A password manager, and a different password for each account',
      ],
    },
    { kind: 'heading', text: 'What a picture gives away' },
    {
      kind: 'text',
      text: 'Before you publish, look at the picture as a stranger would who wants to find you. The view from the window, a parcel label, a school badge, a tattoo, a reflection in a kettle, the pattern of your curtains in a family photo: small things that together say where you live. Choose one corner of a room, empty it of everything personal, and shoot there.',
    },
    {
      kind: 'text',
      text: 'You can work without your face. Many creators do, with masks, framing, angles or light. It makes recognition harder, but no method is certain, so think about the day on which somebody you know finds the page. If you have decided beforehand what you would say, that day loses most of its weight.',
    },
    {
      kind: 'list',
      items: [
        {
          lead: 'Block places.',
          text: 'In the settings you can hide your page from whole countries, and from single states of the USA. It is not perfect, since people travel and use VPNs, but it helps.',
        },
        {
          lead: 'Mark your work.',
          text: 'Switch on the watermark with your page’s name. It does not stop a thief, but it makes every copy an advertisement, and a proof.',
        },
        {
          lead: 'Search for yourself.',
          text: 'Once a month look for your stage name and run a reverse image search. If your content turns up elsewhere, send a DMCA notice to the site and its host, and report it to the platform.',
        },
        {
          lead: 'Leave early.',
          text: 'You owe nobody an answer. Restrict, block, report. Keep screenshots of threats with the date, and take them to the police.',
        },
      ],
    },
    {
      kind: 'note',
      look: 'care',
      title: 'Five sentences that mean trouble',
      text: '“Let us talk on another app.” “I will pay you outside the platform.” “Send me a photo with your ID.” “I am from support, I need your code.” “I know who you are, so pay me.” Do not argue. Take a screenshot, block and report.',
    },
    { kind: 'heading', text: 'Look after yourself, too' },
    {
      kind: 'text',
      text: 'Set hours for messages and keep them. Take one day a week without the app. Find one person who knows what you do and is on your side. Burning out is the most common reason why good pages end, long before a lack of fans.',
    },
  ],
};
