/** Words of the pages on which a buyer writes a review. */
export const en = {
  title: 'How was it?',
  /** What happens with it, and how reviews are checked. */
  lead: 'Write what you think, good or bad. We publish praise and criticism alike and leave out only what is unlawful, insulting or reveals a person. Your stars, name and words are then public on our site. You can change or delete them here at any time.',
  stars: 'Stars',
  /** From five stars to one. */
  choices: ['5 stars: very good', '4 stars', '3 stars', '2 stars', '1 star: very bad'] as [
    string,
    string,
    string,
    string,
    string,
  ],
  name: 'Name shown with it; it need not be your real one',
  words: 'Your review',
  wrong: 'Please fill in all three.',
  send: 'Send the review',
  remove: 'Delete my review',
  thanksTitle: 'Thank you for your review',
  thanks:
    'Somebody from our team reads it before it is published. The link in our email opens it again whenever you want to change or delete it.',
  removedTitle: 'Your review is deleted',
  removed: 'It disappears from our site within minutes.',
  noTitle: 'We won’t ask',
  no: 'That was our only email about a review, and no other will follow.',
  home: 'Back to the home page',
};

export type ReviewTexts = typeof en;
