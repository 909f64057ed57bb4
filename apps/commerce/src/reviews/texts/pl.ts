import type { ReviewTexts } from './en.ts';

export const pl: ReviewTexts = {
  title: 'Jak było?',
  lead: 'Napisz, co myślisz, dobrego lub złego. Publikujemy zarówno pochwały, jak i krytykę. Pomijamy tylko to, co jest bezprawne, obraźliwe albo ujawnia czyjąś tożsamość. Twoje gwiazdki, imię i tekst będą potem publicznie widoczne na naszej stronie. W każdej chwili możesz je tutaj zmienić lub usunąć.',
  stars: 'Gwiazdki',
  choices: ['5 gwiazdek: bardzo dobrze', '4 gwiazdki', '3 gwiazdki', '2 gwiazdki', '1 gwiazdka: bardzo źle'],
  name: 'Imię pokazywane przy opinii; nie musi być prawdziwe',
  words: 'Twoja opinia',
  wrong: 'Wypełnij wszystkie trzy pola.',
  send: 'Wyślij opinię',
  remove: 'Usuń moją opinię',
  thanksTitle: 'Dziękujemy za opinię',
  thanks:
    'Zanim się ukaże, przeczyta ją ktoś z naszego zespołu. Link z naszej wiadomości otworzy ją ponownie, gdy zechcesz ją zmienić lub usunąć.',
  removedTitle: 'Twoja opinia została usunięta',
  removed: 'W ciągu kilku minut zniknie z naszej strony.',
  noTitle: 'Nie będziemy pytać',
  no: 'To była nasza jedyna wiadomość z prośbą o opinię i żadna kolejna nie przyjdzie.',
  home: 'Powrót do strony głównej',
};
