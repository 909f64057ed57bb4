import type { Three, Story, VideoWords } from '../people.ts';

export const videoWords = [
  {
    sample: true,
    name: 'Alicja',
    title: 'Od ciszy do pełnej skrzynki',
    text: 'Jak pierwszy miesiąc zmienił jej profil',
  },
  { sample: true, name: 'Wera', title: 'Anonimowo i z sukcesem', text: 'Rozwój bez pokazywania twarzy' },
  { sample: true, name: 'Daria', title: 'Wieczory znów należą do mnie', text: 'Co zmienia oddanie czatu w dobre ręce' },
] as const satisfies Three<VideoWords>;

export const stories = [
  {
    sample: true,
    name: 'Maja',
    role: 'twórczyni lifestylowa',
    text: 'Odpisywałam do drugiej w nocy, a subskrybentów i tak ubywało. Już w pierwszym tygodniu u mnie zrobiło się cicho, a na czacie tętniło życie. Dwa miesiące później pojechałam na pierwsze prawdziwe wakacje, a profil działał dalej.',
  },
  {
    sample: true,
    name: 'Lena',
    role: 'twórczyni anonimowa',
    text: 'W moim mieście nikt nie wie i to był mój jedyny warunek. Przejrzeli ze mną każde zdjęcie, łącznie ze wzorem na zasłonach. Nigdy nie czułam się w tak dobrych rękach.',
  },
  {
    sample: true,
    name: 'Zofia',
    role: 'twórczyni fitness',
    text: 'Poprzednia agencja chciała mojego hasła i umowy na dwa lata. Tutaj konto zostało moje, a umowa zmieściła się na trzech stronach. Potem przyszły wyniki, krok po kroku, dokładnie tak, jak zapowiadali.',
  },
] as const satisfies Three<Story>;
