import type { Language } from '@blue-peony/contracts';

/** Texts of a download link that gives no file. `{mailbox}` is filled in. */
export type LinkTexts = {
  notFoundTitle: string;
  notFound: string;
  expiredTitle: string;
  expired: string;
  usedUpTitle: string;
  usedUp: string;
  pausedTitle: string;
  paused: string;
  unavailableTitle: string;
  unavailable: string;
  renew: string;
  sentTitle: string;
  sent: string;
  /** Text above the address form, its label and its button. */
  ask: string;
  address: string;
  askButton: string;
  asked: string;
  badAddressTitle: string;
  badAddress: string;
  pageExpired: string;
  help: string;
  home: string;
};

export const linkTexts: Record<Language, LinkTexts> = {
  en: {
    notFoundTitle: 'This link leads nowhere',
    notFound: 'Part of the address may be missing. Open the link from your receipt once more.',
    expiredTitle: 'This download link has ended',
    expired:
      'Links work for seven days, and a newer one replaces an older one. We can send a fresh one to the address you bought with.',
    usedUpTitle: 'All five downloads have been used',
    usedUp: 'Need the file on another device? We can send a fresh link to the address you bought with.',
    pausedTitle: 'This payment is under review',
    paused:
      'The payment has been disputed, and our payment provider is looking at it. Until that is decided, your links are paused. If it is decided in our favor, they work again; if the payment goes back to you, they end.',
    unavailableTitle: 'The file is not ready just now',
    unavailable: 'Please try again in a minute. Nothing has been counted.',
    renew: 'Send me a fresh link',
    sentTitle: 'Have a look at your inbox',
    sent: 'If the purchase is still good, a fresh link is on its way to the address you bought with.',
    ask: 'Lost the receipt? Enter the address you bought with, and we will send your links there.',
    address: 'Your email address',
    askButton: 'Send my links',
    asked: 'If there is a purchase under this address, your links are on their way to it.',
    badAddressTitle: 'Please check the address',
    badAddress: 'This does not look like an email address. Please enter it once more.',
    pageExpired:
      'Links on the download page work for ten minutes. Go back to that page and reload it: it then has new ones.',
    help: 'Questions? Write to {mailbox}.',
    home: 'Back to the home page',
  },
  pl: {
    notFoundTitle: 'Ten link donikąd nie prowadzi',
    notFound: 'Być może brakuje części adresu. Otwórz jeszcze raz link z potwierdzenia zakupu.',
    expiredTitle: 'Ten link do pobierania już nie działa',
    expired:
      'Linki działają przez siedem dni, a nowszy zastępuje starszy. Możemy wysłać nowy na adres podany przy zakupie.',
    usedUpTitle: 'Wykorzystano wszystkie pięć pobrań',
    usedUp: 'Potrzebujesz pliku na innym urządzeniu? Możemy wysłać nowy link na adres podany przy zakupie.',
    pausedTitle: 'Ta płatność jest sprawdzana',
    paused:
      'Płatność została zakwestionowana i sprawdza ją operator płatności. Do czasu decyzji Twoje linki są wstrzymane. Jeśli decyzja będzie na naszą korzyść, znów zadziałają; jeśli pieniądze wrócą do Ciebie, wygasną.',
    unavailableTitle: 'Plik jest chwilowo niedostępny',
    unavailable: 'Spróbuj ponownie za minutę. Nic nie zostało policzone.',
    renew: 'Wyślij mi nowy link',
    sentTitle: 'Zajrzyj do skrzynki',
    sent: 'Jeśli zakup jest nadal ważny, nowy link jest już w drodze na adres podany przy zakupie.',
    ask: 'Nie masz już potwierdzenia? Podaj adres użyty przy zakupie, a wyślemy na niego Twoje linki.',
    address: 'Twój adres e-mail',
    askButton: 'Wyślij mi moje linki',
    asked: 'Jeśli z tym adresem wiąże się zakup, Twoje linki są już w drodze.',
    badAddressTitle: 'Sprawdź adres',
    badAddress: 'To nie wygląda na adres e-mail. Wpisz go jeszcze raz.',
    pageExpired:
      'Linki na stronie pobierania działają przez dziesięć minut. Wróć na tę stronę i odśwież ją, a pojawią się nowe.',
    help: 'Masz pytania? Napisz na {mailbox}.',
    home: 'Wróć na stronę główną',
  },
  de: {
    notFoundTitle: 'Dieser Link führt nirgendwohin',
    notFound: 'Vielleicht fehlt ein Teil der Adresse. Öffne den Link aus deiner Bestellbestätigung noch einmal.',
    expiredTitle: 'Dieser Download-Link ist abgelaufen',
    expired:
      'Links gelten sieben Tage, und ein neuer löst den alten ab. Wir schicken dir gern einen neuen an die Adresse, mit der du gekauft hast.',
    usedUpTitle: 'Alle fünf Downloads sind verbraucht',
    usedUp:
      'Brauchst du die Datei auf einem weiteren Gerät? Wir schicken dir gern einen neuen Link an die Adresse, mit der du gekauft hast.',
    pausedTitle: 'Diese Zahlung wird geprüft',
    paused:
      'Die Zahlung wurde beanstandet, und der Zahlungsanbieter prüft sie. Bis zur Entscheidung sind deine Links ausgesetzt. Fällt sie zu unseren Gunsten aus, funktionieren sie wieder; geht das Geld an dich zurück, enden sie.',
    unavailableTitle: 'Die Datei ist gerade nicht verfügbar',
    unavailable: 'Bitte versuche es in einer Minute noch einmal. Es wurde nichts gezählt.',
    renew: 'Neuen Link anfordern',
    sentTitle: 'Schau in dein Postfach',
    sent: 'Wenn der Kauf noch gültig ist, ist ein neuer Link unterwegs an die Adresse, mit der du gekauft hast.',
    ask: 'Du findest die Bestätigung nicht mehr? Gib die Adresse ein, mit der du gekauft hast, und wir schicken dir deine Links dorthin.',
    address: 'Deine E-Mail-Adresse',
    askButton: 'Links anfordern',
    asked: 'Wenn es zu dieser Adresse einen Kauf gibt, sind deine Links schon unterwegs.',
    badAddressTitle: 'Bitte prüfe die Adresse',
    badAddress: 'Das sieht nicht nach einer E-Mail-Adresse aus. Bitte gib sie noch einmal ein.',
    pageExpired:
      'Die Links auf der Download-Seite gelten zehn Minuten. Geh zu ihr zurück und lade sie neu: Dann hat sie neue.',
    help: 'Fragen? Schreib an {mailbox}.',
    home: 'Zur Startseite',
  },
  ukr: {
    notFoundTitle: 'Це посилання нікуди не веде',
    notFound: 'Можливо, бракує частини адреси. Відкрийте посилання з підтвердження покупки ще раз.',
    expiredTitle: 'Це посилання для завантаження вже не діє',
    expired:
      'Посилання діють сім днів, а новіше замінює старе. Ми можемо надіслати нове на адресу, вказану під час покупки.',
    usedUpTitle: 'Усі п’ять завантажень використано',
    usedUp: 'Потрібен файл на іншому пристрої? Ми можемо надіслати нове посилання на адресу, вказану під час покупки.',
    pausedTitle: 'Ця оплата на перевірці',
    paused:
      'Оплату оскаржено, і її перевіряє платіжний сервіс. До рішення ваші посилання призупинено. Якщо рішення буде на нашу користь, вони знову запрацюють; якщо гроші повернуться до вас, вони перестануть діяти.',
    unavailableTitle: 'Файл зараз недоступний',
    unavailable: 'Спробуйте ще раз за хвилину. Нічого не зараховано.',
    renew: 'Надіслати нове посилання',
    sentTitle: 'Перевірте свою пошту',
    sent: 'Якщо покупка ще дійсна, нове посилання вже прямує на адресу, вказану під час покупки.',
    ask: 'Не можете знайти підтвердження? Введіть адресу, вказану під час покупки, і ми надішлемо на неї ваші посилання.',
    address: 'Ваша електронна адреса',
    askButton: 'Надіслати мої посилання',
    asked: 'Якщо на цю адресу оформлено покупку, посилання вже прямують до вас.',
    badAddressTitle: 'Перевірте адресу',
    badAddress: 'Це не схоже на електронну адресу. Введіть її ще раз.',
    pageExpired:
      'Посилання на сторінці завантаження діють десять хвилин. Поверніться на неї та оновіть: там будуть нові.',
    help: 'Маєте запитання? Напишіть на {mailbox}.',
    home: 'На головну сторінку',
  },
  th: {
    notFoundTitle: 'ลิงก์นี้ใช้ไม่ได้',
    notFound: 'ลิงก์อาจไม่ครบถ้วน ลองเปิดลิงก์จากอีเมลใบเสร็จอีกครั้ง',
    expiredTitle: 'ลิงก์ดาวน์โหลดนี้หมดอายุแล้ว',
    expired: 'ลิงก์ใช้ได้เจ็ดวัน และลิงก์ใหม่จะแทนที่ลิงก์เก่า เราส่งลิงก์ใหม่ไปยังอีเมลที่คุณใช้ซื้อได้',
    usedUpTitle: 'ใช้สิทธิ์ดาวน์โหลดครบห้าครั้งแล้ว',
    usedUp: 'ต้องการไฟล์บนอุปกรณ์อื่นใช่ไหม เราส่งลิงก์ใหม่ไปยังอีเมลที่คุณใช้ซื้อได้',
    pausedTitle: 'การชำระเงินนี้อยู่ระหว่างการตรวจสอบ',
    paused:
      'มีการโต้แย้งการชำระเงินนี้ และผู้ให้บริการชำระเงินกำลังตรวจสอบ ระหว่างนี้ลิงก์ของคุณถูกระงับชั่วคราว หากผลตัดสินให้เราเป็นฝ่ายชนะ ลิงก์จะกลับมาใช้ได้ หากเงินถูกคืนให้คุณ ลิงก์จะสิ้นสุดลง',
    unavailableTitle: 'ไฟล์ยังไม่พร้อมในขณะนี้',
    unavailable: 'โปรดลองอีกครั้งในอีกหนึ่งนาที ครั้งนี้ยังไม่นับเป็นการดาวน์โหลด',
    renew: 'ส่งลิงก์ใหม่ให้ฉัน',
    sentTitle: 'ตรวจดูกล่องอีเมลของคุณ',
    sent: 'หากการซื้อยังใช้ได้ ลิงก์ใหม่กำลังถูกส่งไปยังอีเมลที่คุณใช้ซื้อ',
    ask: 'หาอีเมลใบเสร็จไม่เจอใช่ไหม กรอกอีเมลที่คุณใช้ซื้อ แล้วเราจะส่งลิงก์ของคุณไปให้',
    address: 'อีเมลของคุณ',
    askButton: 'ส่งลิงก์ของฉัน',
    asked: 'หากมีการซื้อด้วยอีเมลนี้ ลิงก์ของคุณกำลังถูกส่งไป',
    badAddressTitle: 'โปรดตรวจสอบอีเมล',
    badAddress: 'ดูเหมือนจะไม่ใช่อีเมลที่ถูกต้อง โปรดกรอกอีกครั้ง',
    pageExpired: 'ลิงก์ในหน้าดาวน์โหลดใช้ได้สิบนาที กลับไปที่หน้านั้นแล้วรีเฟรช จะได้ลิงก์ใหม่',
    help: 'มีคำถามไหม เขียนถึง {mailbox}',
    home: 'กลับหน้าแรก',
  },
};
