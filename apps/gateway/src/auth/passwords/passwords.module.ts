import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.ts';
import { ChangePassword } from './change-password.ts';
import { GuessNotices } from './guess-notices.ts';
import { GuessingLimits } from './guessing-limits.ts';
import { LeakedPasswords } from './leaked-passwords.ts';
import { PasswordGuesses } from './password-guesses.ts';
import { SignIn } from './sign-in.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';

/** Passwords: sign-in, changes, guesses. */
@Module({
  imports: [DevicesModule, SessionsModule],
  providers: [ChangePassword, GuessingLimits, GuessNotices, LeakedPasswords, PasswordGuesses, SignIn],
  exports: [ChangePassword, GuessingLimits, GuessNotices, LeakedPasswords, SignIn],
})
export class PasswordsModule {}
