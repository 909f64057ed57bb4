import type { AssessmentResult, Language, LookKind, StaffRole } from '@blue-peony/contracts';
import type { CorrectedField } from '../corrections.repository.ts';

type Texts = {
  title: string;
  /** Before the time. */
  madeOn: string;
  details: string;
  photos: string;
  corrections: string;
  looks: string;
  answers: string;
  notes: string;
  none: string;
  photo: string;
  fields: Record<CorrectedField, string>;
  states: Record<
    | 'created_at'
    | 'source'
    | 'privacy_version'
    | 'consented_at'
    | 'assessment_result'
    | 'score'
    | 'read_at'
    | 'replied_at'
    | 'withdrawn_at'
    | 'closed_at'
    | 'stored_until',
    string
  >;
  results: Record<AssessmentResult, string>;
  by: Record<'you' | 'team' | StaffRole, string>;
  what: Record<LookKind, string>;
};

const en: Texts = {
  title: 'What is stored about you',
  madeOn: 'As of',
  details: 'Your application',
  photos: 'Your photos',
  corrections: 'Corrections',
  looks: 'Who looked',
  answers: 'Our answers',
  notes: 'Notes of our team',
  none: 'None',
  photo: 'Photo',
  fields: {
    name: 'Name',
    email: 'Email',
    country: 'Country',
    city: 'City',
    zip_code: 'Zip code',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'OnlyFans username',
    onlyfans_monthly_earnings: 'Monthly earnings on OnlyFans',
    other_socials: 'Other profiles',
    whatsapp: 'WhatsApp',
    phone_e164: 'WhatsApp number in international form',
    message: 'Message',
  },
  states: {
    created_at: 'Received',
    source: 'Came from (campaign or site)',
    privacy_version: 'Version of the privacy policy',
    consented_at: 'Agreed on',
    assessment_result: 'Preliminary result',
    score: 'Score of our team, 1 to 10',
    read_at: 'First read by a person',
    replied_at: 'Answered',
    withdrawn_at: 'Withdrawn',
    closed_at: 'Closed',
    stored_until: 'Stored until',
  },
  results: { qualified: 'Qualified', rejected: 'Not qualified' },
  by: {
    you: 'You',
    team: 'Our team',
    owner: 'An owner of the agency',
    manager: 'A manager',
    reviewer: 'A reviewer',
    support: 'Our support',
  },
  what: { photo: 'Photo seen', opened: 'Application opened', listed: 'Seen in a list or an export' },
};

const pl: Texts = {
  title: 'Co o Tobie przechowujemy',
  madeOn: 'Stan na',
  details: 'Twoja aplikacja',
  photos: 'Twoje zdjęcia',
  corrections: 'Poprawki',
  looks: 'Kto zaglądał',
  answers: 'Nasze odpowiedzi',
  notes: 'Notatki naszego zespołu',
  none: 'Brak',
  photo: 'Zdjęcie',
  fields: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    country: 'Kraj',
    city: 'Miasto',
    zip_code: 'Kod pocztowy',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'Nazwa na OnlyFans',
    onlyfans_monthly_earnings: 'Miesięczne zarobki na OnlyFans',
    other_socials: 'Inne profile',
    whatsapp: 'WhatsApp',
    phone_e164: 'Numer WhatsApp w formacie międzynarodowym',
    message: 'Wiadomość',
  },
  states: {
    created_at: 'Otrzymano',
    source: 'Skąd przyszło zgłoszenie (kampania lub strona)',
    privacy_version: 'Wersja polityki prywatności',
    consented_at: 'Data zgody',
    assessment_result: 'Wstępny wynik',
    score: 'Ocena naszego zespołu, od 1 do 10',
    read_at: 'Pierwsze otwarcie przez człowieka',
    replied_at: 'Data odpowiedzi',
    withdrawn_at: 'Data wycofania',
    closed_at: 'Data zamknięcia',
    stored_until: 'Przechowywane do',
  },
  results: { qualified: 'Pozytywny', rejected: 'Negatywny' },
  by: {
    you: 'Ty',
    team: 'Nasz zespół',
    owner: 'Ktoś z kierownictwa agencji',
    manager: 'Ktoś z menedżerów agencji',
    reviewer: 'Ktoś z zespołu',
    support: 'Ktoś z obsługi klienta',
  },
  what: { photo: 'Obejrzenie zdjęcia', opened: 'Otwarcie aplikacji', listed: 'Widok na liście lub w eksporcie' },
};

const de: Texts = {
  title: 'Was über dich gespeichert ist',
  madeOn: 'Stand:',
  details: 'Deine Bewerbung',
  photos: 'Deine Fotos',
  corrections: 'Berichtigungen',
  looks: 'Wer hineingesehen hat',
  answers: 'Unsere Antworten',
  notes: 'Notizen unseres Teams',
  none: 'Keine',
  photo: 'Foto',
  fields: {
    name: 'Name',
    email: 'E-Mail',
    country: 'Land',
    city: 'Stadt',
    zip_code: 'Postleitzahl',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'Name bei OnlyFans',
    onlyfans_monthly_earnings: 'Monatliche Einnahmen bei OnlyFans',
    other_socials: 'Weitere Profile',
    whatsapp: 'WhatsApp',
    phone_e164: 'WhatsApp-Nummer in internationaler Schreibweise',
    message: 'Nachricht',
  },
  states: {
    created_at: 'Eingegangen',
    source: 'Gekommen über (Kampagne oder Website)',
    privacy_version: 'Fassung der Datenschutzerklärung',
    consented_at: 'Zugestimmt am',
    assessment_result: 'Vorläufiges Ergebnis',
    score: 'Bewertung unseres Teams, 1 bis 10',
    read_at: 'Erstmals von einem Menschen gelesen',
    replied_at: 'Beantwortet',
    withdrawn_at: 'Zurückgezogen',
    closed_at: 'Abgeschlossen',
    stored_until: 'Gespeichert bis',
  },
  results: { qualified: 'Geeignet', rejected: 'Nicht geeignet' },
  by: {
    you: 'Du',
    team: 'Unser Team',
    owner: 'Die Agenturleitung',
    manager: 'Jemand aus der Leitung',
    reviewer: 'Jemand aus dem Team',
    support: 'Jemand aus dem Kundendienst',
  },
  what: { photo: 'Foto angesehen', opened: 'Bewerbung geöffnet', listed: 'In einer Liste oder einem Export gesehen' },
};

const ukr: Texts = {
  title: 'Що про вас зберігається',
  madeOn: 'Станом на',
  details: 'Ваша заявка',
  photos: 'Ваші фото',
  corrections: 'Виправлення',
  looks: 'Хто переглядав',
  answers: 'Наші відповіді',
  notes: 'Нотатки нашої команди',
  none: 'Немає',
  photo: 'Фото',
  fields: {
    name: 'Ім’я',
    email: 'Електронна пошта',
    country: 'Країна',
    city: 'Місто',
    zip_code: 'Поштовий індекс',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'Ім’я користувача OnlyFans',
    onlyfans_monthly_earnings: 'Місячний заробіток на OnlyFans',
    other_socials: 'Інші профілі',
    whatsapp: 'WhatsApp',
    phone_e164: 'Номер WhatsApp у міжнародному форматі',
    message: 'Повідомлення',
  },
  states: {
    created_at: 'Отримано',
    source: 'Звідки надійшла заявка (кампанія або сайт)',
    privacy_version: 'Версія політики конфіденційності',
    consented_at: 'Дата згоди',
    assessment_result: 'Попередній результат',
    score: 'Оцінка нашої команди, від 1 до 10',
    read_at: 'Уперше прочитала людина',
    replied_at: 'Дата відповіді',
    withdrawn_at: 'Відкликано',
    closed_at: 'Закрито',
    stored_until: 'Зберігається до',
  },
  results: { qualified: 'Позитивний', rejected: 'Негативний' },
  by: {
    you: 'Ви',
    team: 'Наша команда',
    owner: 'Керівництво агенції',
    manager: 'Хтось із менеджерів агенції',
    reviewer: 'Хтось із команди',
    support: 'Хтось зі служби підтримки',
  },
  what: { photo: 'Перегляд фото', opened: 'Заявку відкрито', listed: 'Видно у списку або експорті' },
};

const th: Texts = {
  title: 'ข้อมูลของคุณที่เราจัดเก็บ',
  madeOn: 'ข้อมูล ณ',
  details: 'ใบสมัครของคุณ',
  photos: 'รูปของคุณ',
  corrections: 'การแก้ไข',
  looks: 'ใครเปิดดูบ้าง',
  answers: 'คำตอบจากเรา',
  notes: 'บันทึกของทีมงาน',
  none: 'ไม่มี',
  photo: 'รูปที่',
  fields: {
    name: 'ชื่อ',
    email: 'อีเมล',
    country: 'ประเทศ',
    city: 'เมือง',
    zip_code: 'รหัสไปรษณีย์',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    onlyfans_username: 'ชื่อผู้ใช้ OnlyFans',
    onlyfans_monthly_earnings: 'รายได้ต่อเดือนจาก OnlyFans',
    other_socials: 'โปรไฟล์อื่น',
    whatsapp: 'WhatsApp',
    phone_e164: 'หมายเลข WhatsApp ในรูปแบบสากล',
    message: 'ข้อความ',
  },
  states: {
    created_at: 'ได้รับเมื่อ',
    source: 'มาจาก (แคมเปญหรือเว็บไซต์)',
    privacy_version: 'ฉบับของนโยบายความเป็นส่วนตัว',
    consented_at: 'ยินยอมเมื่อ',
    assessment_result: 'ผลเบื้องต้น',
    score: 'คะแนนจากทีมงาน 1 ถึง 10',
    read_at: 'มีคนอ่านครั้งแรกเมื่อ',
    replied_at: 'ตอบเมื่อ',
    withdrawn_at: 'ถอนใบสมัครเมื่อ',
    closed_at: 'ปิดเมื่อ',
    stored_until: 'เก็บไว้จนถึง',
  },
  results: { qualified: 'ผ่าน', rejected: 'ไม่ผ่าน' },
  by: {
    you: 'คุณ',
    team: 'ทีมงานของเรา',
    owner: 'ผู้บริหารเอเจนซี',
    manager: 'ผู้จัดการ',
    reviewer: 'ผู้พิจารณาใบสมัคร',
    support: 'ฝ่ายสนับสนุน',
  },
  what: { photo: 'ดูรูป', opened: 'เปิดใบสมัคร', listed: 'เห็นในรายการหรือไฟล์ส่งออก' },
};

/** The words of an exported application, by language. */
export const exportTexts = { en, pl, de, ukr, th } satisfies Record<Language, Texts>;
