import type { Language, ProductType } from '@blue-peony/contracts';

type Letter = { subject: string; heading: string; intro: string; open?: string };

/**
 * What a buyer reads. `{agency}`, `{mailbox}`, `{reference}`, `{hours}`, `{notice}`, `{length}` are filled in. Subjects show on locked
 * screens, so they name neither the trade nor the platform.
 */
export type BuyerMessages = Record<'receipt' | 'session' | 'renewed' | 'found' | 'moved' | 'refunded', Letter> & {
  order: string;
  product: string;
  products: Record<ProductType, string>;
  date: string;
  amount: string;
  seller: string;
  /** Of the files' links. */
  limits: string;
  contact: string;
  closing: string;
  signature: string;
};

export const buyerMessages: Record<Language, BuyerMessages> = {
  en: {
    receipt: {
      subject: 'Your receipt, and your files ({reference})',
      heading: 'Thank you. Your files are ready.',
      intro:
        'Download them on your order page, as PDF and as EPUB. Each can be downloaded five times within seven days.',
      open: 'Open my order',
    },
    session: {
      subject: 'Your session is booked ({reference})',
      heading: 'Your session is booked.',
      intro:
        'A member of our team contacts you within {hours} hours to find a time. To move it, tell us at least {notice} hours before.',
      open: 'What to prepare',
    },
    renewed: {
      subject: 'Your fresh download links ({reference})',
      heading: 'Here are your files again.',
      intro:
        'You asked for links that work. They are on your order page, good for five downloads within seven days. Older links have ended where these replace them.',
      open: 'Open my order',
    },
    found: {
      subject: 'Your order {reference}',
      heading: 'Here is your booking again.',
      intro: 'You asked for the link to your order. It shows what you booked, and how to prepare.',
      open: 'Open my order',
    },
    moved: {
      subject: 'Order {reference}: another address',
      heading: 'Another address was noted for this order.',
      intro:
        'As was asked of us, mails about this order go to another address from now on. Links that came to this one have ended. If you have not asked for it, please answer this mail.',
    },
    refunded: {
      subject: 'Your payment has been returned ({reference})',
      heading: 'Your payment has been returned.',
      intro:
        'The money is on its way back to you, and what was bought with it has ended. Your bank shows it within about ten days.',
    },
    order: 'Order',
    amount: 'Amount',
    date: 'Date',
    product: 'Product',
    products: { 'digital-guide': 'Digital guide, PDF and EPUB', 'teasing-content': 'Strategy session, {length} h' },
    seller: 'Seller',
    limits:
      'The links work for seven days. A download that breaks off and goes on within half an hour counts once. When they have ended, your order page sends you fresh ones.',
    contact: 'Any questions? Write to {mailbox}, or simply reply to this message.',
    closing: 'Warm regards,',
    signature: 'The {agency} team',
  },
  pl: {
    receipt: {
      subject: 'Twoje potwierdzenie i pliki ({reference})',
      heading: 'Dziękujemy. Twoje pliki są gotowe.',
      intro:
        'Pobierzesz je na stronie zamówienia w formacie PDF i EPUB. Każdy można pobrać pięć razy w ciągu siedmiu dni.',
      open: 'Otwórz zamówienie',
    },
    session: {
      subject: 'Twoja sesja jest zarezerwowana ({reference})',
      heading: 'Twoja sesja jest zarezerwowana.',
      intro:
        'W ciągu {hours} godzin odezwie się do Ciebie ktoś z naszego zespołu, aby ustalić termin. Chcesz go zmienić? Daj znać co najmniej {notice} godziny wcześniej.',
      open: 'Jak się przygotować',
    },
    renewed: {
      subject: 'Twoje nowe linki do pobrania ({reference})',
      heading: 'Oto Twoje pliki jeszcze raz.',
      intro:
        'Nowe linki czekają na stronie zamówienia i wystarczą na pięć pobrań w ciągu siedmiu dni. Starsze linki, które zastępują, już nie działają.',
      open: 'Otwórz zamówienie',
    },
    found: {
      subject: 'Twoje zamówienie {reference}',
      heading: 'Oto Twoja rezerwacja jeszcze raz.',
      intro: 'Oto link do zamówienia, o który prosisz. Zobaczysz tam, co jest zarezerwowane i jak się przygotować.',
      open: 'Otwórz zamówienie',
    },
    moved: {
      subject: 'Zamówienie {reference}: inny adres',
      heading: 'Zapisaliśmy inny adres dla tego zamówienia.',
      intro:
        'Zgodnie z otrzymaną prośbą wiadomości o tym zamówieniu wysyłamy odtąd na inny adres. Linki wysłane na ten adres już nie działają. Jeśli to nie była Twoja prośba, odpowiedz na tę wiadomość.',
    },
    refunded: {
      subject: 'Twoja płatność została zwrócona ({reference})',
      heading: 'Twoja płatność została zwrócona.',
      intro:
        'Pieniądze są już w drodze do Ciebie. To, co zostało za nie kupione, nie jest już dostępne. Na koncie zobaczysz je w ciągu około dziesięciu dni.',
    },
    order: 'Zamówienie',
    amount: 'Kwota',
    date: 'Data',
    product: 'Produkt',
    products: {
      'digital-guide': 'Poradnik cyfrowy, PDF i EPUB',
      'teasing-content': 'Sesja strategiczna, {length} godz.',
    },
    seller: 'Sprzedawca',
    limits:
      'Linki działają przez siedem dni. Pobieranie przerwane i wznowione w ciągu pół godziny liczy się raz. Gdy wygasną, strona zamówienia wyśle Ci nowe.',
    contact: 'Masz pytania? Napisz na {mailbox} albo po prostu odpowiedz na tę wiadomość.',
    closing: 'Serdecznie pozdrawiamy',
    signature: 'Zespół {agency}',
  },
  de: {
    receipt: {
      subject: 'Dein Beleg und deine Dateien ({reference})',
      heading: 'Danke. Deine Dateien sind da.',
      intro:
        'Lade sie auf deiner Bestellseite herunter, als PDF und als EPUB. Jede lässt sich innerhalb von sieben Tagen fünfmal herunterladen.',
      open: 'Bestellung öffnen',
    },
    session: {
      subject: 'Deine Session ist gebucht ({reference})',
      heading: 'Deine Session ist gebucht.',
      intro:
        'Innerhalb von {hours} Stunden meldet sich jemand aus unserem Team, um einen Termin zu finden. Zum Verschieben sag uns mindestens {notice} Stunden vorher Bescheid.',
      open: 'So bereitest du dich vor',
    },
    renewed: {
      subject: 'Deine neuen Download-Links ({reference})',
      heading: 'Hier sind deine Dateien noch einmal.',
      intro:
        'Die neuen Links stehen auf deiner Bestellseite und reichen für fünf Downloads innerhalb von sieben Tagen. Ältere Links, die sie ersetzen, sind abgelaufen.',
      open: 'Bestellung öffnen',
    },
    found: {
      subject: 'Deine Bestellung {reference}',
      heading: 'Hier ist deine Buchung noch einmal.',
      intro: 'Du wolltest den Link zu deiner Bestellung. Dort steht, was du gebucht hast und wie du dich vorbereitest.',
      open: 'Bestellung öffnen',
    },
    moved: {
      subject: 'Bestellung {reference}: andere Adresse',
      heading: 'Für diese Bestellung gilt jetzt eine andere Adresse.',
      intro:
        'Wie gewünscht gehen E-Mails zu dieser Bestellung ab jetzt an eine andere Adresse. Links, die an diese Adresse gingen, gelten nicht mehr. Falls du das nicht gewünscht hast, antworte bitte auf diese E-Mail.',
    },
    refunded: {
      subject: 'Deine Zahlung wurde erstattet ({reference})',
      heading: 'Deine Zahlung wurde erstattet.',
      intro:
        'Das Geld ist auf dem Weg zu dir. Was du dafür gekauft hast, steht dir damit nicht mehr zur Verfügung. Auf deinem Konto siehst du es innerhalb von etwa zehn Tagen.',
    },
    order: 'Bestellung',
    amount: 'Betrag',
    date: 'Datum',
    product: 'Produkt',
    products: {
      'digital-guide': 'Digitaler Ratgeber, PDF und EPUB',
      'teasing-content': 'Strategie-Session, {length} Std.',
    },
    seller: 'Verkäufer',
    limits:
      'Die Links gelten sieben Tage. Ein Download, der abbricht und innerhalb einer halben Stunde weiterläuft, zählt einmal. Sind sie abgelaufen, schickt dir deine Bestellseite neue.',
    contact: 'Du hast Fragen? Schreib an {mailbox} oder antworte einfach auf diese Nachricht.',
    closing: 'Herzliche Grüße',
    signature: 'Dein Team von {agency}',
  },
  ukr: {
    receipt: {
      subject: 'Ваше підтвердження і файли ({reference})',
      heading: 'Дякуємо. Ваші файли готові.',
      intro:
        'Завантажте їх на сторінці замовлення у форматах PDF та EPUB. Кожен можна завантажити п’ять разів протягом семи днів.',
      open: 'Відкрити замовлення',
    },
    session: {
      subject: 'Вашу сесію заброньовано ({reference})',
      heading: 'Вашу сесію заброньовано.',
      intro:
        'Протягом {hours} годин з вами зв’яжеться хтось із нашої команди, щоб узгодити час. Щоб перенести сесію, повідомте щонайменше за {notice} години.',
      open: 'Як підготуватися',
    },
    renewed: {
      subject: 'Ваші нові посилання для завантаження ({reference})',
      heading: 'Ось ваші файли ще раз.',
      intro:
        'Нові посилання — на сторінці замовлення: їх вистачить на п’ять завантажень протягом семи днів. Старіші посилання, які вони замінюють, уже не діють.',
      open: 'Відкрити замовлення',
    },
    found: {
      subject: 'Ваше замовлення {reference}',
      heading: 'Ось ваше бронювання ще раз.',
      intro: 'Ви просили посилання на замовлення. Там видно, що заброньовано і як підготуватися.',
      open: 'Відкрити замовлення',
    },
    moved: {
      subject: 'Замовлення {reference}: інша адреса',
      heading: 'Для цього замовлення вказано іншу адресу.',
      intro:
        'На отримане прохання листи про це замовлення відтепер надходитимуть на іншу адресу. Посилання, надіслані на цю адресу, більше не діють. Якщо ви про це не просили, дайте відповідь на цей лист.',
    },
    refunded: {
      subject: 'Ваш платіж повернуто ({reference})',
      heading: 'Ваш платіж повернуто.',
      intro:
        'Гроші вже прямують до вас. Те, що ви за них придбали, більше недоступне. На рахунку вони з’являться приблизно за десять днів.',
    },
    order: 'Замовлення',
    amount: 'Сума',
    date: 'Дата',
    product: 'Товар',
    products: {
      'digital-guide': 'Цифровий посібник, PDF і EPUB',
      'teasing-content': 'Стратегічна сесія, {length} год',
    },
    seller: 'Продавець',
    limits:
      'Посилання діють сім днів. Завантаження, яке перервалося й продовжилося протягом пів години, рахується один раз. Коли вони перестануть діяти, сторінка замовлення надішле нові.',
    contact: 'Маєте запитання? Напишіть на {mailbox} або просто дайте відповідь на цей лист.',
    closing: 'З найкращими побажаннями',
    signature: 'Команда {agency}',
  },
  th: {
    receipt: {
      subject: 'ใบเสร็จและไฟล์ของคุณ ({reference})',
      heading: 'ขอบคุณ ไฟล์ของคุณพร้อมแล้ว',
      intro: 'ดาวน์โหลดได้ที่หน้าคำสั่งซื้อ ทั้งแบบ PDF และ EPUB แต่ละไฟล์ดาวน์โหลดได้ห้าครั้งภายในเจ็ดวัน',
      open: 'เปิดคำสั่งซื้อ',
    },
    session: {
      subject: 'จองเซสชันของคุณเรียบร้อยแล้ว ({reference})',
      heading: 'จองเซสชันของคุณเรียบร้อยแล้ว',
      intro: 'ทีมงานของเราจะติดต่อคุณภายใน {hours} ชั่วโมงเพื่อนัดเวลา หากต้องการเลื่อน โปรดแจ้งล่วงหน้าอย่างน้อย {notice} ชั่วโมง',
      open: 'สิ่งที่ควรเตรียม',
    },
    renewed: {
      subject: 'ลิงก์ดาวน์โหลดใหม่ของคุณ ({reference})',
      heading: 'นี่คือไฟล์ของคุณอีกครั้ง',
      intro: 'ลิงก์ใหม่อยู่ที่หน้าคำสั่งซื้อ ดาวน์โหลดได้ห้าครั้งภายในเจ็ดวัน ส่วนลิงก์เก่าที่ถูกแทนที่ใช้ไม่ได้แล้ว',
      open: 'เปิดคำสั่งซื้อ',
    },
    found: {
      subject: 'คำสั่งซื้อของคุณ {reference}',
      heading: 'นี่คือการจองของคุณอีกครั้ง',
      intro: 'คุณขอลิงก์ไปยังคำสั่งซื้อ ที่นั่นแสดงสิ่งที่คุณจองไว้และวิธีเตรียมตัว',
      open: 'เปิดคำสั่งซื้อ',
    },
    moved: {
      subject: 'คำสั่งซื้อ {reference}: เปลี่ยนที่อยู่อีเมล',
      heading: 'คำสั่งซื้อนี้ใช้ที่อยู่อีเมลใหม่แล้ว',
      intro:
        'ตามที่ได้รับแจ้ง อีเมลเกี่ยวกับคำสั่งซื้อนี้จะส่งไปยังที่อยู่ใหม่ตั้งแต่นี้เป็นต้นไป ลิงก์ที่เคยส่งมาที่อยู่นี้ใช้ไม่ได้แล้ว หากคุณไม่ได้เป็นผู้แจ้ง กรุณาตอบกลับอีเมลนี้',
    },
    refunded: {
      subject: 'คืนเงินให้คุณแล้ว ({reference})',
      heading: 'คืนเงินให้คุณแล้ว',
      intro: 'เงินกำลังกลับไปหาคุณ สิ่งที่ซื้อไว้จึงใช้ไม่ได้อีก เงินจะเข้าบัญชีของคุณภายในประมาณสิบวัน',
    },
    order: 'คำสั่งซื้อ',
    amount: 'จำนวนเงิน',
    date: 'วันที่',
    product: 'สินค้า',
    products: { 'digital-guide': 'คู่มือดิจิทัล PDF และ EPUB', 'teasing-content': 'เซสชันวางกลยุทธ์ {length} ชม.' },
    seller: 'ผู้ขาย',
    limits: 'ลิงก์ใช้ได้เจ็ดวัน หากการดาวน์โหลดขาดตอนและทำต่อภายในครึ่งชั่วโมง จะนับเป็นครั้งเดียว เมื่อลิงก์หมดอายุ หน้าคำสั่งซื้อจะส่งลิงก์ใหม่ให้คุณ',
    contact: 'มีคำถามไหม เขียนถึง {mailbox} หรือตอบกลับข้อความนี้ได้เลย',
    closing: 'ด้วยความปรารถนาดี',
    signature: 'ทีมงาน {agency}',
  },
};

/** What staff read of a sale, in English: their working language. */
export const saleMessages = {
  booked: {
    subject: 'Session booked: {length} h',
    heading: 'A session was booked',
    intro: 'Contact the buyer within {hours} hours: that is what the receipt promises. Replying writes to the buyer.',
  },
  refunded: {
    subject: 'Payment returned',
    heading: 'A payment was returned',
    intro: 'The order has ended, and its download links with it.',
  },
  partly_refunded: {
    subject: 'Part of a payment returned',
    heading: 'Part of a payment was returned',
    intro: 'The order stays paid, and its buyer is told. The amount returned is what the payment provider names.',
  },
  disputed: {
    subject: 'Payment disputed',
    heading: 'A payment is disputed',
    intro: 'The order’s links rest until the dispute is decided. Answer it in the payment provider’s dashboard.',
  },
  buyer: 'Buyer',
  language: 'Language',
};
