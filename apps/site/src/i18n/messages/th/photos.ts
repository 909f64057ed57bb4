import type { Messages } from '../messages.ts';

export const photos = {
  'application.photosFull': 'ลบหนึ่งรูปก่อน จึงจะเพิ่มรูปอื่นได้',
  'application.photoAlt': 'รูปที่ {number}: {name}',
  'application.photoRemove': 'ลบรูปที่ {number}',
  'application.photoProgress': 'การอัปโหลดรูปที่ {number}',
  'application.photo.checking': 'กำลังตรวจสอบ',
  'application.photo.ready': 'พร้อมอัปโหลด',
  'application.photo.sent': 'อัปโหลดแล้ว',
  'application.photoAgain': 'โปรดเลือกรูปนี้อีกครั้ง',
  'application.sendWithout': '{count, plural, other {ส่งโดยไม่มีรูปเหล่านี้}}',
  'application.uploading': 'กำลังอัปโหลดรูปที่ {number} จาก {count}',
  'application.uploadFailed': 'เกิดข้อผิดพลาดในการอัปโหลดไฟล์: {message}',
  'application.coverOpen': 'ปิดบังหรือตัดภาพ',
  'application.coverHelp':
    'ลากกรอบด้วยนิ้วหรือเมาส์ หรือเลื่อนกรอบด้วยปุ่มลูกศรและปรับขนาดด้วยปุ่ม Shift ส่วนที่ปิดบังหรือตัดออกจะไม่อยู่ในไฟล์ที่เราได้รับ',
  'application.coverUnable': 'เบราว์เซอร์นี้ไม่ยอมให้แก้ไขรูป โปรดแก้ไขรูปก่อนเลือก',
  'application.cover': 'ปิดบัง',
  'application.crop': 'ตัดภาพ',
  'application.coverUndo': 'เลิกทำ',
  'application.coverDone': 'ใช้รูปนี้',
} as const satisfies Messages<'photos'>;
