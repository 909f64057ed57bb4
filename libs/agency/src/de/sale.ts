export const sale = {
  guide:
    'Den Ratgeber erhältst du als Datei zum persönlichen Gebrauch. Bezahlt wird auf der Seite eines Zahlungsdienstes. Die Links gelten für begrenzte Zeit und eine begrenzte Zahl von Downloads, beides steht auf der Downloadseite; wenn etwas schiefgeht, schreib uns, und du bekommst neue.',
  personal: 'Du darfst den Ratgeber nicht weitergeben, weiterverkaufen oder veröffentlichen.',
  session:
    'Eine Session ist gebucht, sobald sie bezahlt ist. Danach melden wir uns, um einen Termin zu finden; verschieben kannst du ihn mit der Frist, die auf der Buchungsseite steht. Sessions sind Beratung und Coaching; was du drehst und veröffentlichst, entscheidest allein du.',
  refunds:
    'Können wir den Ratgeber nicht liefern oder eine Session nicht durchführen, bekommst du dein Geld zurück. Verbraucherinnen und Verbrauchern steht nach dem Bürgerlichen Gesetzbuch ein Widerrufsrecht von {withdrawalDays, plural, one {# Tag} other {# Tagen}} zu. Mit dem Download des Ratgebers oder nach einer vollständig gehaltenen Session erlischt es nur, wenn du dem ausdrücklich zugestimmt hast und wir dir das per E-Mail bestätigt haben; sonst bleibt es bestehen, auch nach einem Download. Gesetzliche Rechte werden durch diese Bedingungen nicht eingeschränkt.',
  begin:
    'Sofort beginnen: Ich stimme ausdrücklich zu, dass der Ratgeber vor Ablauf der Widerrufsfrist bereitgestellt wird.',
  ends: 'Mir ist bekannt, dass mein Widerrufsrecht mit dem Download erlischt.',
  sessionBegin:
    'Früher beginnen: Ich verlange ausdrücklich, dass die Session schon während der Widerrufsfrist von {withdrawalDays, plural, one {# Tag} other {# Tagen}} beginnen darf.',
  sessionEnds:
    'Mir ist bekannt, dass mein Widerrufsrecht erlischt, sobald die Session vollständig gehalten ist, und dass ich einen davor gehaltenen Teil bei einem Widerruf anteilig bezahle.',
  consentsTitle: 'Worin du eingewilligt hast',
  termsTitle: 'Bedingungen dieses Kaufs',
  noticeTitle: 'Widerrufsbelehrung',
  notice:
    'Als Verbraucherin oder Verbraucher kannst du diesen Vertrag binnen {withdrawalDays, plural, one {# Tag} other {# Tagen}} ab dem Tag des Vertragsschlusses ohne Angabe von Gründen widerrufen. Teile uns das eindeutig mit, zum Beispiel per E-Mail an {mailbox}, und nenne die Bestellung {reference}; es genügt, die Mitteilung vor Ablauf der Frist abzusenden. Wir zahlen dir dann alle Zahlungen binnen 14 Tagen ab Eingang deiner Mitteilung auf demselben Weg und ohne Kosten für dich zurück. Hat eine Session auf dein Verlangen während der Frist begonnen, schuldest du für den bis zum Widerruf gehaltenen Teil einen anteiligen Betrag.',
  confirmation: 'Bestätigung deiner Bestellung {reference}',
  buyer: 'Käufer',
  agreedAt: 'Eingewilligt am',
  receipt: 'Beleg',
  receiptNumber: 'Belegnummer',
  net: 'Nettobetrag',
  tax: 'Steuer',
};
