import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DevicesModule } from '../devices/devices.module.ts';
import { CheckCode } from './check-code.ts';
import { EnrollFactor } from './enroll-factor.ts';
import { FactorsController } from './factors.controller.ts';
import { FactorsRepository } from './factors.repository.ts';
import { NoteFactorChange } from './note-factor-change.ts';
import { RemoveFactor } from './remove-factor.ts';
import { VerifyFactor } from './verify-factor.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { FactorEntity } from '../../shared/identity/staff.entity.ts';

/** Authenticator apps. */
@Module({
  imports: [TypeOrmModule.forFeature([FactorEntity], 'gateway'), DevicesModule, PasswordsModule, SessionsModule],
  controllers: [FactorsController],
  providers: [CheckCode, EnrollFactor, FactorsRepository, NoteFactorChange, RemoveFactor, VerifyFactor],
  exports: [FactorsRepository, NoteFactorChange],
})
export class FactorsModule {}
