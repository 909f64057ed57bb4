import { promises } from '@blue-peony/agency/de/promises';
import type { AnswerTexts } from './texts.ts';

const end = '\n\nHerzliche Grüße\n{staff_name}\n{agency}';

export const de: AnswerTexts = {
  invite: {
    subject: 'Lass uns über deine Bewerbung sprechen',
    text: `{greeting}

danke für deine Bewerbung bei {agency}. Wir haben sie gelesen und würden dich gern kennenlernen.

Der nächste Schritt ist ein Gespräch von etwa 20 Minuten, mit oder ohne Video, ganz wie du magst. Wir erzählen dir, wie wir zusammenarbeiten würden, und du kannst uns alles fragen. Verbindlich wird nichts, bevor du in Ruhe darüber nachgedacht hast.

Wann passt es dir? Nenn uns zwei oder drei Termine und deine Zeitzone, dann bestätigen wir dir einen davon.${end}`,
  },
  ask_more: {
    subject: 'Eine Frage zu deiner Bewerbung',
    text: `{greeting}

danke für deine Bewerbung. Damit wir dir eine gute Antwort geben können, fehlt uns noch etwas:

• Was möchtest du in den nächsten sechs Monaten erreichen?
• Wie viel Zeit hast du pro Woche dafür?
• Auf welchen Plattformen bist du schon, und wie läuft es dort?

Ein paar Sätze genügen, antworte einfach auf diese Nachricht. Falls du Fotos mitschickst: bitte nur solche, auf denen du angezogen bist.${end}`,
  },
  session: {
    subject: 'Eine Idee für deinen nächsten Schritt',
    text: `{greeting}

danke für deine Bewerbung bei {agency}. Uns gefällt, was du aufbauen möchtest. Unser volles Management setzt etwas später an, und wir wollen dir nicht mehr versprechen, als wir halten können.

Am meisten hilft dir jetzt, glauben wir, besseres Material. In einer Dreh-Session planen wir mit dir Szenen und gehen Licht, Blickwinkel und Schnitt durch, und am Ende hast du einen Plan für die nächsten Wochen. Wie viele Stunden es sind, entscheidest du. ${promises.hourPrice} ${promises.opensPlans}

Gefällt dir die Idee? Dann antworte auf diese Nachricht, und wir schicken dir alles Weitere. Wenn nicht, kannst du jederzeit auf uns zurückkommen.${end}`,
  },
  later: {
    subject: 'Zu deiner Bewerbung',
    text: `{greeting}

danke für deine Bewerbung bei {agency} und dafür, dass du so offen von dir erzählst.

Heute können wir dir noch keinen Start anbieten, und du sollst wissen, warum: {reason}

Melde dich gern in etwa drei Monaten noch einmal: Antworte auf diese Nachricht, dann machen wir genau hier weiter.${end}`,
  },
  decline: {
    subject: 'Zu deiner Bewerbung',
    text: `{greeting}

danke für deine Bewerbung und für dein Vertrauen.

Wir haben sie aufmerksam gelesen und sagen dieses Mal Nein: Was du suchst und was wir gut können, passt nicht eng genug zusammen. ${promises.noJudgment}

Wenn sich etwas ändert, bewirb dich gern noch einmal. Und falls wir deine Angaben jetzt schon löschen sollen, antworte einfach auf diese Nachricht, dann erledigen wir das.

Wir wünschen dir alles Gute.${end}`,
  },
};
