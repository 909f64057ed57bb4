import { Background } from '@blue-peony/service-kit';
import { Global, Module } from '@nestjs/common';
import { DeskSettings } from './desk-settings.repository.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { SecretBox } from './keys/secret-box.ts';
import { SigningKeys } from './keys/signing-keys.ts';

const own = [DeskSettings, RateLimits, SecretBox, SigningKeys];

@Global()
@Module({
  providers: [Background, ...own],
  exports: own,
})
export class SharedModule {}
