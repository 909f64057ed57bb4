import type { Messages } from '../messages.ts';

export const problem = {
  'problem.network': 'เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
  'problem.timeout': 'เซิร์ฟเวอร์ใช้เวลาตอบนานเกินไป โปรดลองอีกครั้ง',
  'problem.unavailable': 'ระบบไม่พร้อมใช้งานชั่วคราว โปรดลองอีกครั้งในอีกหนึ่งนาที',
  'problem.internal': 'เกิดข้อผิดพลาดทางฝั่งเรา โปรดลองอีกครั้ง',
  'problem.rateLimited': 'มีการลองหลายครั้งเกินไปจากเครือข่ายของคุณ โปรดรอสักครู่แล้วลองอีกครั้ง',
  'problem.photoTooLarge': 'รูปมีขนาดใหญ่กว่า 20 MB โปรดเลือกรูปที่เล็กกว่านี้',
  'problem.notAnImage': 'ไฟล์นี้ไม่ใช่รูปภาพ',
  'problem.photoFormat': 'ไม่รองรับไฟล์รูปแบบนี้ โปรดบันทึกรูปเป็น JPEG, PNG หรือ WebP',
  'problem.photoUnreadable': 'รูปเสียหายและเปิดไม่ได้ โปรดเลือกรูปอื่น',
  'problem.photoPixels': 'รูปมีพิกเซลมากเกินไป โปรดบันทึกเป็น JPEG ธรรมดาที่เล็กกว่านี้',
  'problem.validation': 'โปรดตรวจสอบช่องที่ทำเครื่องหมายไว้',
  'problem.unknownUpload': 'ต้องอัปโหลดรูปอีกครั้ง โปรดกดปุ่มอีกหนึ่งครั้ง',
  'problem.tooManyPhotos': 'คุณส่งได้สูงสุด 5 รูป',
  'problem.changed': 'แบบฟอร์มมีการเปลี่ยนแปลงระหว่างนั้น โปรดกดปุ่มอีกครั้ง',
} as const satisfies Messages<'problem'>;
