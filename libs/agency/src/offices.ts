type Language = 'en' | 'pl' | 'de' | 'ukr' | 'th';

/** `country` is an ISO 3166 code. A name begins with the city. */
type Office = { sample?: true; id: string; region?: string; country: string; names: Record<Language, string> };

/** In the footer, in this order, and in the data for search engines. */
export const offices: readonly Office[] = [
  {
    sample: true,
    id: 'cheyenne',
    region: 'WY',
    country: 'US',
    names: {
      en: 'Cheyenne, WY, USA',
      pl: 'Cheyenne, Wyoming, USA',
      de: 'Cheyenne, Wyoming, USA',
      ukr: 'Шаєнн, Вайомінг, США',
      th: 'ไชแอนน์ รัฐไวโอมิง สหรัฐอเมริกา',
    },
  },
  {
    sample: true,
    id: 'toronto',
    region: 'ON',
    country: 'CA',
    names: {
      en: 'Toronto, Canada',
      pl: 'Toronto, Kanada',
      de: 'Toronto, Kanada',
      ukr: 'Торонто, Канада',
      th: 'โทรอนโต แคนาดา',
    },
  },
  {
    sample: true,
    id: 'warsaw',
    country: 'PL',
    names: {
      en: 'Warsaw, Poland',
      pl: 'Warszawa, Polska',
      de: 'Warschau, Polen',
      ukr: 'Варшава, Польща',
      th: 'วอร์ซอ โปแลนด์',
    },
  },
  {
    sample: true,
    id: 'pattaya',
    country: 'TH',
    names: {
      en: 'Pattaya, Thailand',
      pl: 'Pattaya, Tajlandia',
      de: 'Pattaya, Thailand',
      ukr: 'Паттая, Таїланд',
      th: 'พัทยา ไทย',
    },
  },
];
