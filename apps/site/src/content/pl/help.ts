import { agency } from '@blue-peony/agency';
import type { Help } from '../help.ts';

export const help = {
  title: 'Ktoś wywiera na Ciebie presję?',
  description: 'Telefony pomocowe dla osób zmuszanych do wysyłania zdjęć albo do tej pracy.',
  lead: 'Nikt nie ma prawa zmuszać Cię do wysłania zgłoszenia, zdjęć ani do tej pracy: ani partner, ani znajomi, ani menedżer, ani osoba, u której masz dług. Jeśli tak jest, to nie Twoja wina. Są ludzie, którzy pomagają bez oceniania i najczęściej nie pytają o nazwisko.',
  signs: {
    title: 'To jest presja, gdy',
    items: [
      'ktoś inny wypełnia za Ciebie formularz albo pilnuje, co wpisujesz,',
      'ktoś trzyma Twój paszport, telefon lub pieniądze,',
      'ktoś grozi, że pokaże Twoje zdjęcia albo powie rodzinie,',
      'słyszysz, że trzeba to robić, żeby spłacić dług,',
      'nie masz 18 lat, a ktoś każe Ci mówić co innego.',
    ],
  },
  lines: {
    title: 'Kto pomaga',
    now: 'W bezpośrednim niebezpieczeństwie dzwoń pod 112.',
    items: [
      {
        name: 'KCIK, Krajowe Centrum Interwencyjno-Konsultacyjne dla Ofiar Handlu Ludźmi',
        about: 'Całą dobę, poufnie, także po angielsku.',
        contact: '22 628 01 20',
        href: 'tel:+48226280120',
      },
      {
        name: 'Niebieska Linia',
        about: 'Całą dobę, bezpłatnie: przemoc w domu i w związku.',
        contact: '800 12 00 02',
        href: 'tel:+48800120002',
      },
      {
        name: 'Telefon zaufania dla dzieci i młodzieży',
        about: 'Całą dobę, bezpłatnie, anonimowo.',
        contact: '116 111',
        href: 'tel:116111',
      },
      {
        name: 'StopNCII',
        about:
          'Pomaga zablokować intymne zdjęcia osób dorosłych na dużych portalach; zdjęcia zostają na Twoim urządzeniu.',
        contact: 'stopncii.org',
        href: 'https://stopncii.org',
      },
      {
        name: 'Take It Down',
        about: 'To samo dla zdjęć sprzed ukończenia 18 lat.',
        contact: 'takeitdown.ncmec.org',
        href: 'https://takeitdown.ncmec.org',
      },
    ],
  },
  us: {
    title: 'Zgłoszenie jest już wysłane?',
    text: `Napisz na ${agency.email}: wstrzymamy zgłoszenie i, jeśli zechcesz, usuniemy to, co jest w nim zapisane. Nikt poza Tobą nie dowie się o tym od nas, chyba że zobowiązuje nas do tego prawo.`,
  },
} satisfies Help;
