import { agency } from '@blue-peony/agency';
import type { Help } from '../help.ts';

export const help = {
  title: 'Setzt dich jemand unter Druck?',
  description: 'Hilfetelefone für alle, die zu Bildern oder zu dieser Arbeit gedrängt werden.',
  lead: 'Niemand darf dich dazu bringen, dich zu bewerben, Bilder zu schicken oder diese Arbeit zu machen: kein Partner, keine Freundin, kein Manager, niemand, dem du Geld schuldest. Wenn es doch so ist, ist das nicht deine Schuld. Es gibt Menschen, die helfen, ohne zu urteilen, und die meisten brauchen dafür keinen Namen.',
  signs: {
    title: 'Druck ist es, wenn',
    items: [
      'jemand anders das Formular ausfüllt oder dabei neben dir steht,',
      'jemand deinen Pass, dein Handy oder dein Geld behält,',
      'jemand droht, Bilder von dir zu zeigen oder es deiner Familie zu sagen,',
      'es heißt, du müsstest damit Schulden abbezahlen,',
      'du unter 18 bist und etwas anderes sagen sollst.',
    ],
  },
  lines: {
    title: 'Wer hilft',
    now: 'In akuter Gefahr: 110 in Deutschland, 112 in ganz Europa.',
    items: [
      {
        name: 'Hilfetelefon Gewalt gegen Frauen',
        about: 'Rund um die Uhr, kostenlos, anonym, in vielen Sprachen. Auch bei Menschenhandel und Druck im Netz.',
        contact: '116 016',
        href: 'tel:116016',
      },
      {
        name: 'KOK, Netzwerk gegen Menschenhandel',
        about: 'Beratungsstellen in ganz Deutschland.',
        contact: 'kok-gegen-menschenhandel.de',
        href: 'https://www.kok-gegen-menschenhandel.de',
      },
      {
        name: 'Nummer gegen Kummer',
        about: 'Für alle, die noch nicht 18 sind. Kostenlos und anonym.',
        contact: '116 111',
        href: 'tel:116111',
      },
      {
        name: 'StopNCII',
        about:
          'Hilft, intime Bilder von Erwachsenen aus großen Netzwerken fernzuhalten; die Bilder bleiben auf deinem Gerät.',
        contact: 'stopncii.org',
        href: 'https://stopncii.org',
      },
      {
        name: 'Take It Down',
        about: 'Dasselbe für Bilder aus der Zeit vor deinem 18. Geburtstag.',
        contact: 'takeitdown.ncmec.org',
        href: 'https://takeitdown.ncmec.org',
      },
    ],
  },
  us: {
    title: 'Du hast dich schon beworben?',
    text: `Schreib an ${agency.email}: Wir halten deine Bewerbung an und löschen, was du geschickt hast, wenn du das möchtest. Außer dir erfährt davon niemand durch uns, es sei denn, das Gesetz verpflichtet uns.`,
  },
} satisfies Help;
