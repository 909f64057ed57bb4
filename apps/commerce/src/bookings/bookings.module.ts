import { Background } from '@blue-peony/service-kit';
import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingsRepository } from '../shared/bookings/bookings.repository.ts';
import { OrderModule } from '../shared/order/order.module.ts';
import { BookSession } from './book-session.ts';
import { BookingDeskController } from './booking-desk.controller.ts';
import { BuyersBooking } from './buyers-booking.ts';
import { BookingsController } from './bookings.controller.ts';
import { CoachesRepository } from './coaches.repository.ts';
import { remindBooked } from './remind-booked.ts';

const minuteMs = 60_000;

@Module({
  imports: [OrderModule],
  controllers: [BookingsController, BookingDeskController],
  providers: [Background, CoachesRepository, BookSession, BuyersBooking],
})
export class BookingsModule {
  constructor(background: Background, database: DataSource, bookings: BookingsRepository) {
    background.every('booking reminders', minuteMs, () => remindBooked(database, bookings));
  }
}
