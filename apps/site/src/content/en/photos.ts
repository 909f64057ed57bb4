import type { PhotosContent } from '../photos.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const photos = {
  title: 'What happens to your photos',
  description:
    'The way of a photo when you apply: what we remove from it, who sees it and when it is deleted. And what your own photo reveals.',
  lead: 'You may apply without a photo, and your face need not be in one. If you send one, this is its whole way.',
  steps: [
    {
      title: 'We take out what hides in it',
      text: 'Before a photo is stored, we copy its picture into a new file, at most 2,048 pixels long. Place, device, time and everything else that hides in the old file stay behind.',
    },
    {
      title: 'It lies in a private store',
      text: 'No public address shows it. It opens only for staff who handle applications, through links that expire, and each look is recorded.',
    },
    {
      title: 'You see who looked',
      text: 'Your own page lists each look at each photo, with its time and the role of whoever looked. There you can add photos, or remove them.',
    },
    {
      title: 'It goes when you say so',
      text: text(
        'Remove a photo or delete the whole application on your own page, and the file is deleted. A photo that never became part of an application goes after {unclaimedHours, plural, one {# hour} other {# hours}}. Backups still hold it for up to {backupDays, plural, one {# day} other {# days}}.',
      ),
    },
    { title: 'It is never published', text: 'We publish none of your photos, and we sell none of them.' },
  ],
  demo: {
    title: 'What does your photo reveal?',
    lead: 'Pick a photo. Your browser reads it right here; nothing leaves your device.',
    choose: 'Pick a photo',
    found: 'Hidden in this photo',
    nothing: 'Nothing about place, device or time hides in this photo.',
    unreadable: 'This file can’t be read. Please pick a JPEG, PNG or WebP photo.',
    place: 'Place',
    device: 'Device',
    taken: 'Taken',
    kept: 'What we would keep',
    keptText: 'None of this. Only the picture.',
  },
} satisfies PhotosContent;
