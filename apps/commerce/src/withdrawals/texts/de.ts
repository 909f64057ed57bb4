import type { WithdrawalTexts } from './en.ts';

export const de: WithdrawalTexts = {
  title: 'Vertrag widerrufen',
  lead: 'Fülle diese drei Zeilen aus, um einen Kauf zu widerrufen. Du brauchst kein Konto und musst keinen Grund nennen.',
  name: 'Dein Name',
  contract: 'Welcher Vertrag?',
  contractHint:
    'Die Bestellnummer aus deinem Beleg, zum Beispiel 4C1F9-A07BE. Hast du sie nicht zur Hand: was du wann gekauft hast.',
  email: 'E-Mail-Adresse für die Bestätigung des Eingangs',
  confirm: 'Widerruf bestätigen',
  wrong: 'Bitte fülle diese Zeile aus.',
  wrongEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte prüf sie noch einmal.',
  receivedTitle: 'Dein Widerruf ist eingegangen',
  received: 'Du hast erklärt, dass du den unten genannten Vertrag widerrufst.',
  at: 'Eingegangen',
  receipt:
    'Eine Eingangsbestätigung mit diesem Inhalt geht sofort an {email}. An eine Adresse gehen höchstens drei am Tag; diese Seite sagt dasselbe, bewahr sie also auch auf.',
  unproven:
    'Gehört dein Vertrag zu einer Bestellung in unserem Shop, schreiben wir auch an die Adresse, mit der gekauft wurde. Ein Klick in dieser E-Mail macht den Widerruf zum jetzigen Zeitpunkt wirksam. Sonst sieht ihn sich ein Mensch an. Es zählt die Zeit, die oben steht.',
  ended:
    'Der Vertrag ist beendet, und die Download-Links gelten nicht mehr. Du bekommst dein Geld innerhalb von {days, plural, one {# Tag} other {# Tagen}} auf dem Weg zurück, auf dem du bezahlt hast.',
  looks: 'Ein Mensch sieht ihn sich an und schreibt dir. Es zählt die Zeit, die oben steht.',
  nothing: 'Es ist nichts mehr zu tun: Dieser Kauf ist schon widerrufen oder erstattet.',
  linkTitle: 'Hast du diese Bestellung widerrufen?',
  link: 'Am {time} hat jemand den Widerruf der Bestellung {reference} erklärt. Wenn du das warst, bestätige ihn hier: Er wirkt ab diesem Zeitpunkt. Wenn nicht, schließ diese Seite, und es ändert sich nichts.',
  instructionsTitle: 'Widerrufsbelehrung',
  instructions: [
    'Du hast das Recht, binnen {days, plural, one {# Tag} other {# Tagen}} ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {days, plural, one {# Tag} other {# Tage}} ab dem Tag des Vertragsabschlusses. Ist der letzte Tag ein Samstag, ein Sonntag oder ein Feiertag, endet die Frist mit dem nächsten Werktag.',
    'Um dein Widerrufsrecht auszuüben, musst du uns ({seller}, {mailbox}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Du kannst den Widerruf auch auf dieser Seite erklären. Dann bestätigen wir dir unverzüglich per E-Mail den Eingang, mit dem Inhalt der Erklärung und dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.',
    'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen {days, plural, one {# Tag} other {# Tagen}} ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet.',
    'Hast du verlangt, dass eine Session während der Widerrufsfrist beginnen soll, so hast du uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu deinem Widerruf bereits erbrachten Leistung entspricht. Das Recht erlischt, wenn die Session auf dein ausdrückliches Verlangen vollständig stattgefunden hat.',
    'Bei digitalen Inhalten erlischt das Widerrufsrecht mit Beginn des Downloads, wenn du dem ausdrücklich zugestimmt, deine Kenntnis vom Verlust des Rechts bestätigt und von uns die Bestätigung über beides erhalten hast.',
  ],
  modelTitle: 'Muster-Widerrufsformular',
  model: [
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
    'An {seller}, {mailbox}:',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
    '(*) Unzutreffendes streichen.',
  ],
  home: 'Zurück zur Startseite',
};
