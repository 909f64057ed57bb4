import { agency, controllerLines } from '@blue-peony/agency';
import { sale } from '@blue-peony/agency/de/sale';
import type { Legal } from '../legal.ts';
import { speak } from '../speak.ts';

const text = speak('de');

export const legal = {
  privacy: [
    {
      heading: '1. Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich für die Daten auf dieser Seite ist ${agency.name}. Fragen dazu beantwortet dir ein Mensch unter ${agency.email}.`,
        ...controllerLines(),
      ],
    },
    {
      heading: '2. Was wir erheben',
      paragraphs: [
        'Wenn du dich bewirbst: Name oder Pseudonym, E-Mail-Adresse, Land, Stadt, WhatsApp-Nummer und Einnahmebereich sowie, wenn du sie angibst, Postleitzahl, Profile, Nachricht und bis zu fünf Fotos. Außerdem speichern wir, wann du dein Alter bestätigt hast und dass du diese Erklärung gelesen hast, in welcher Fassung, worin du eingewilligt hast, das vorläufige Ergebnis und was unser Team dazu notiert, antwortet und an Punkten vergibt. Antwortest du auf unsere E-Mails, speichern wir deine Antworten samt Anhängen mit der Bewerbung. Nennt der Link, über den du gekommen bist, eine Kampagne oder kommst du von einer anderen Website, speichern wir deren Namen mit der Bewerbung.',
        'Wenn du den Ratgeber kaufst oder eine Session buchst: E-Mail-Adresse, Gegenstand der Bestellung, Betrag und Stand der Zahlung. Karten- und Kontodaten gehen nur an den Zahlungsdienst; wir sehen sie nie. Wenn du uns erlaubst, nach einer Bewertung zu fragen: diese Erlaubnis und was du schreibst. Sterne, den von dir gewählten Namen und deinen Text veröffentlichen wir aufgrund deiner Einwilligung, sobald unser Team sie gelesen hat; du kannst sie jederzeit löschen, spätestens mit der Bestellung werden sie gelöscht.',
        'Wenn du eine Seite aufrufst: Unsere Server halten den Zeitpunkt und die Art der Seite fest. Deine IP-Adresse bewahren wir nur ein paar Stunden auf, umgerechnet in einen Prüfwert mit täglich wechselndem Schlüssel, damit die Seite sicher bleibt und niemand sie überlastet. Außerdem zählen wir, ohne Cookies und ohne Besucher zu unterscheiden, wie weit eine Seite führt: die Seite, ihre Sprache, den Schritt und, wo etwas abgelehnt wird, den Grund. Ein Browser, der darum bittet, nicht verfolgt zu werden, wird nicht mitgezählt.',
      ],
    },
    {
      heading: '3. Fotos',
      paragraphs: [
        'Bevor wir ein Foto speichern, entfernen wir Standort, Kameradaten und alle anderen versteckten Angaben. Fotos liegen in einem nicht öffentlichen Speicher, öffnen sich nur über Links, die verfallen, und jedes Öffnen wird festgehalten. Auf deiner eigenen Seite, die nur der Link in deiner E-Mail öffnet, siehst du jedes davon und wann es jemand in welcher Rolle angesehen hat.',
      ],
    },
    {
      heading: '4. Wofür wir es nutzen',
      paragraphs: [
        'Um deine Bewerbung zu beurteilen und dich dazu zu kontaktieren, um zu liefern, was du gekauft hast, um die Seite zu schützen und um Pflichten aus Steuer- und Handelsrecht zu erfüllen. Grundlage sind deine Einwilligung, dass wir deine Angaben und Fotos zur Beurteilung deiner Bewerbung nutzen, der Vertrag und Schritte auf deinen Wunsch davor, rechtliche Pflichten und unser berechtigtes Interesse an einer sicheren Seite (Art. 6 Abs. 1 Buchst. a, b, c und f DSGVO). Soweit deine Angaben etwas über dein Sexualleben sagen, etwa ein Benutzername oder Einnahmen auf einer Plattform für Erwachsene, nutzen wir sie nur aufgrund dieser ausdrücklichen Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO). Diese Erklärung zu lesen ist keine Einwilligung.',
        'Das vorläufige Ergebnis folgt einer einfachen Regel: deinem Einnahmebereich und ob du ein Profil oder ein Foto angegeben hast. Es entscheidet nichts: Jede Bewerbung liest ein Mensch, und du kannst ihn bitten, das Ergebnis zu erklären oder noch einmal zu prüfen.',
      ],
    },
    {
      heading: '5. Wer es sieht',
      paragraphs: [
        'Nur unser Team, das Bewerbungen und Bestellungen bearbeitet, und die Firmen, die in unserem Auftrag arbeiten: Sie betreiben Server und Datenbanken, stellen E-Mails zu, bewahren Dateien und Sicherungskopien auf und wickeln Zahlungen ab; dazu WhatsApp (Meta), wenn wir uns dort schreiben. Auf Wunsch nennen wir sie dir. Wir verkaufen keine Daten und veröffentlichen deine Fotos nicht. Behörden erhalten Daten nur, wenn uns das Gesetz dazu verpflichtet.',
      ],
    },
    {
      heading: '6. Andere Länder',
      paragraphs: [
        'Wir haben Büros in den USA, in Kanada, Polen und Thailand. Deine Daten können deshalb außerhalb des Europäischen Wirtschaftsraums gelesen werden. Dafür gelten die Garantien, die die DSGVO verlangt, etwa Standardvertragsklauseln; auf Wunsch schicken wir dir eine Kopie.',
      ],
    },
    {
      heading: '7. Wie lange wir es behalten',
      paragraphs: [
        text(
          'Bewerbungen: {closedDays, plural, one {# Tag} other {# Tage}} nach ihrem Abschluss oder, wenn niemand sie abschließt, {unansweredDays, plural, one {# Tag} other {# Tage}} nach ihrem Eingang; dann werden sie samt Fotos und deinen Antworten per E-Mail automatisch gelöscht. E-Mails, die sich keiner Bewerbung zuordnen lassen: höchstens {unknownReplyDays, plural, one {# Tag} other {# Tage}}. Fotos, die zu keiner Bewerbung gehören: {unclaimedHours, plural, one {# Stunde} other {# Stunden}}. Die Aufzeichnung dessen, was unser Team getan hat: {auditYears, plural, one {# Jahr} other {# Jahre}}. Bestellungen und Rechnungen: bis zu {orderYears, plural, one {# Jahr} other {# Jahre}}, solange es das Steuerrecht im Land des Verkäufers verlangt. Die zufällige Nummer einer gelöschten Bewerbung: {ledgerDays, plural, one {# Tag} other {# Tage}}. Aufzeichnungen der Server: einige Wochen. Sicherungskopien: {backupDays, plural, one {# Tag} other {# Tage}}; danach ist Gelöschtes auch dort verschwunden.',
        ),
        'Müssen wir eine Bewerbung wegen eines Gerichts, einer Behörde oder eines Streits länger behalten, steht das mit dem Grund auf deiner eigenen Seite, außer das Gesetz verbietet es. Von einer gelöschten Bewerbung bleibt nur diese zufällige Nummer, damit keine Sicherungskopie sie zurückbringt.',
      ],
    },
    {
      heading: '8. Auf deinem Gerät',
      paragraphs: [
        text(
          'Ein Entwurf des Formulars bleibt in seinem Tab, bis du ihn absendest oder den Tab schließt; auf deinen Wunsch behält ihn dein Browser stattdessen bis zu {draftHours, plural, one {# Stunde} other {# Stunden}}. Das abgesendete Formular bleibt für die Auswertung im Verlauf des Tabs. Der Schlüssel zu deiner eigenen Seite und der Name der Kampagne oder Website, über die du gekommen bist, bleiben im Tab, bis du ihn schließt. Dein Browser merkt sich auch deine Antwort auf die Frage nach der Werbung und, wenn du zugestimmt hast, dass dein Kauf gezählt wurde. Niemand sonst liest das aus.',
        ),
      ],
    },
    {
      heading: '9. Werbung',
      paragraphs: [
        'Wo diese Seite fragt, ob sie ihre Werbung messen darf, lädt vor deiner Zustimmung nichts von einem Werbenetzwerk, und nichts verlässt dein Gerät. Stimmst du zu, erfahren die in der Frage genannten Netzwerke (Meta, TikTok oder beide), dass du eine Seite geöffnet, dich beworben oder etwas gekauft hast; bei einer Bewerbung erhalten sie auch E-Mail-Adresse, Namen, Land und Telefonnummer, und zwar als Prüfwert, den sie nur mit dem vergleichen können, was sie schon wissen.',
        'Deine Antwort kannst du jederzeit über die Einstellungen am Ende der Seite ändern. Ablehnen hat keine Nachteile.',
      ],
    },
    {
      heading: '10. Sicherheit',
      paragraphs: [
        'Verbindungen sind verschlüsselt, Zugang hat nur, wer ihn braucht, und unser Team meldet sich mit persönlichen Konten an. Kein System ist vollkommen: Wenn deine Daten in Gefahr geraten, sagen wir es dir und der Behörde, wie es das Gesetz verlangt.',
        'Deine Adresse kann jeder in das Formular eintippen. Solange noch niemand einen Link aus unseren E-Mails geöffnet hat, gehen deshalb an eine Adresse höchstens drei E-Mails zu Bewerbungen am Tag, persönliche Antworten und die Bestätigung einer Löschung nicht mitgezählt. Die dritte fasst den Rest zusammen.',
      ],
    },
    {
      heading: '11. Deine Rechte',
      paragraphs: [
        text(
          'Auf deiner eigenen Seite kannst du, ohne jemanden zu fragen, eine Kopie herunterladen und deine Bewerbung berichtigen, zurückziehen oder löschen. Der Link dorthin kommt per E-Mail. {freshHours, plural, one {# Stunde} other {# Stunden}} lang öffnet er alles, danach zeigt er nur noch deine Texte. Um Fotos und Nummer zu sehen, eine Kopie herunterzuladen, etwas zu ändern oder die Bewerbung zurückzuziehen oder zu löschen, brauchst du dann einen neuen Link: Ein Klick auf der Seite, und wir schicken ihn dir. Jede Änderung melden wir an die Adresse, die vorher galt.',
        ),
        `Außerdem kannst du Auskunft, Berichtigung, Übertragung oder Löschung verlangen, die Nutzung einschränken oder ihr widersprechen und deine Einwilligung jederzeit widerrufen: ${agency.email}. Was bis dahin geschah, bleibt rechtmäßig. Zugestellte E-Mails und was über WhatsApp geschrieben wurde, können wir nicht zurückholen. Du kannst dich auch bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa der deines Wohnorts.`,
      ],
    },
    {
      heading: '12. Mindestalter',
      paragraphs: [
        text(
          'Diese Seite richtet sich an Personen ab {age, plural, one {# Jahr} other {# Jahren}}, die an ihrem Wohnort volljährig sind. Scheint ein Foto jemand Jüngeres zu zeigen, sperren wir die Bewerbung sofort für alle und melden, was das Gesetz zu melden verlangt; sonst löschen wir sie.',
        ),
      ],
    },
    {
      heading: '13. Änderungen und Recht',
      paragraphs: [
        'Ändern wir diese Erklärung, steht die neue Fassung mit ihrem Datum hier. Deine eigene Seite führt zu der Fassung, die du gelesen hast. Es gilt deutsches Recht; Rechte, die dir das Recht deines Landes zwingend gibt, bleiben unberührt.',
      ],
    },
  ],
  terms: [
    {
      heading: '1. Was diese Bedingungen regeln',
      paragraphs: [
        `Sie regeln die Nutzung dieser Seite, die ${agency.name} betreibt, und was darauf verkauft wird. Die Zusammenarbeit von Creatorin und Agentur vereinbaren wir in einem eigenen, schriftlichen Vertrag.`,
      ],
    },
    {
      heading: '2. Wer die Seite nutzen darf',
      paragraphs: [
        text(
          'Du musst mindestens {age, plural, one {# Jahr} other {# Jahre}} alt und nach dem Recht deines Wohnorts volljährig sein. Mit dem Absenden des Formulars oder einem Kauf bestätigst du das.',
        ),
      ],
    },
    {
      heading: '3. Deine Bewerbung',
      paragraphs: [
        'Was du schickst, muss wahr sein, dich selbst betreffen und dir gehören. Fotos dürfen nur dich zeigen oder Erwachsene, die zugestimmt haben, und alle müssen bekleidet sein.',
        'Eine Bewerbung kostet nichts und verpflichtet niemanden. Ein vorläufiges Ergebnis ist keine Zusage eines Vertrags.',
      ],
    },
    {
      heading: '4. Dein Account bleibt deiner',
      paragraphs: [
        'Was immer wir später vereinbaren: Dein Account auf der Plattform, deine Inhalte und deine Auszahlungen bleiben dein Eigentum. Es gibt keine Einrichtungsgebühr, und über die Provision sprechen wir in einer Beratung, bevor du unterschreibst.',
      ],
    },
    {
      heading: '5. Der digitale Ratgeber',
      paragraphs: [text(sale.guide), text(sale.personal)],
    },
    {
      heading: '6. Dreh-Sessions',
      paragraphs: [text(sale.session)],
    },
    {
      heading: '7. Widerruf und Erstattung',
      paragraphs: [text(sale.refunds)],
    },
    {
      heading: '8. Ergebnisse',
      paragraphs: [
        'Zahlen und Zeiträume auf dieser Seite beschreiben Erfahrungen und sind keine Garantie. Was du verdienst, hängt von vielem ab, vor allem von deiner eigenen Arbeit, und kann auch nichts sein.',
      ],
    },
    {
      heading: '9. Faire Nutzung',
      paragraphs: [
        'Störe die Seite nicht, versuche nicht, an Daten anderer zu kommen, lade keine schädlichen Dateien hoch und gib dich nicht als jemand anderes aus. Sonst können wir den Zugang sperren und Bewerbungen löschen.',
      ],
    },
    {
      heading: '10. Unsere Inhalte',
      paragraphs: [
        'Texte, Bilder und Videos auf dieser Seite gehören uns oder denen, die sie uns überlassen haben. Bitte frag, bevor du sie kopierst. Die genannten Plattformen gehören ihren Inhabern, die mit dieser Seite nichts zu tun haben.',
      ],
    },
    {
      heading: '11. Haftung',
      paragraphs: [
        'Wir betreiben die Seite mit Sorgfalt, können aber nicht versprechen, dass sie immer erreichbar und frei von Fehlern ist. Für Vorsatz und grobe Fahrlässigkeit sowie für Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt; bei einfacher Fahrlässigkeit nur für wesentliche Pflichten und den vorhersehbaren Schaden. Die Produkthaftung bleibt unberührt.',
      ],
    },
    {
      heading: '12. Änderungen',
      paragraphs: [
        'Wir können diese Bedingungen für die Zukunft ändern; für deine Bewerbung oder deinen Kauf gilt die Fassung, die damals hier stand.',
      ],
    },
    {
      heading: '13. Anwendbares Recht',
      paragraphs: [
        'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Verbraucherschutzvorschriften des Landes, in dem du lebst, bleiben unberührt.',
      ],
    },
    {
      heading: '14. Kontakt',
      paragraphs: [
        `${agency.name}, ${agency.email}`,
        'Diese Adresse ist auch die zentrale Kontaktstelle nach Artikel 11 und 12 des Digital Services Act der EU, für Behörden und für alle, die die Website nutzen, auf Deutsch und Englisch.',
      ],
    },
  ],
} satisfies Legal;
