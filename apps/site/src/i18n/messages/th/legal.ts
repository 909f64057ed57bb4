import type { Messages } from '../messages.ts';

export const legal = {
  'legal.privacyDescription': '{name} ทำอะไรกับข้อมูลที่คุณส่ง เก็บไว้นานเท่าใด และคุณมีสิทธิอะไรบ้าง',
  'legal.termsDescription': 'กติกาการใช้เว็บไซต์ของ {name} การสมัคร คู่มือ และการโค้ชถ่ายคอนเทนต์',
} as const satisfies Messages<'legal'>;
