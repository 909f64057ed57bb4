import type { PhotosContent } from '../photos.ts';
import { speak } from '../speak.ts';

const text = speak('en');

export const photos = {
  title: 'What happens to your photos',
  description:
    'The path of a photo when you apply: what we remove from it, who sees it and when it is deleted. And what your own photo reveals.',
  lead: 'You may apply without a photo, and your face need not be in one. If you send one, here is everything that happens to it.',
  steps: [
    {
      title: 'We remove what is hidden in it',
      text: 'Before a photo is stored, we copy its picture into a new file, at most 2,048 pixels long. Location, device, time and everything else hidden in the old file stay behind.',
    },
    {
      title: 'It is kept in a private store',
      text: 'No public page shows it. It opens only for staff who handle applications, through links that expire, and each look is recorded.',
    },
    {
      title: 'You see who looked',
      text: 'Your own page lists each look at each photo, with its time and the role of whoever looked. There you can add photos, or remove them.',
    },
    {
      title: 'It is deleted when you say so',
      text: text(
        'Remove a photo or delete the whole application on your own page, and the file is deleted. A photo that never became part of an application is deleted after {unclaimedHours, plural, one {# hour} other {# hours}}. Backups still hold it for up to {backupDays, plural, one {# day} other {# days}}.',
      ),
    },
    { title: 'It is never published', text: 'We publish none of your photos, and we sell none of them.' },
  ],
  demo: {
    title: 'What does your photo reveal?',
    lead: 'Pick a photo. Your browser reads it right here; nothing leaves your device.',
    choose: 'Pick a photo',
    found: 'Hidden in this photo',
    nothing: 'Nothing about location, device or time is hidden in this photo.',
    unreadable: 'This file can’t be read. Please pick a JPEG, PNG or WebP photo.',
    place: 'Location',
    device: 'Device',
    taken: 'Taken',
    kept: 'What we would keep',
    keptText: 'None of this. Only the picture.',
  },
} satisfies PhotosContent;
