import { Background } from '@blue-peony/service-kit';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { CommerceConfig } from './config.ts';
import { ActOnPayment } from './sandbox/act-on-payment.ts';
import { SandboxPaymentEntity } from './sandbox/sandbox-payment.entity.ts';
import { SandboxProvider } from './sandbox/sandbox-provider.ts';
import { SandboxController } from './sandbox/sandbox.controller.ts';
import { SandboxRepository } from './sandbox/sandbox.repository.ts';
import { SendWebhooks } from './sandbox/send-webhooks.ts';
import { paymentProvider } from './shared/payment-provider.ts';
import { ProbeWhop } from './whop/probe-whop.ts';
import { WhopProvider } from './whop/whop-provider.ts';

@Global()
@Module({})
class ProviderModule {}

/** Provides the configured payment provider. The other one has neither pages nor a webhook. */
export function providerModule({ provider }: CommerceConfig): DynamicModule {
  const exports = [paymentProvider];
  if (provider.name === 'whop') {
    const whop = { provide: paymentProvider, useValue: new WhopProvider(provider) };
    return { module: ProviderModule, providers: [Background, whop, ProbeWhop], exports };
  }
  return {
    module: ProviderModule,
    imports: [TypeOrmModule.forFeature([SandboxPaymentEntity], 'commerce')],
    controllers: [SandboxController],
    providers: [
      Background,
      SandboxRepository,
      SandboxProvider,
      SendWebhooks,
      ActOnPayment,
      { provide: paymentProvider, useExisting: SandboxProvider },
    ],
    exports,
  };
}
