import { Global, Module, type DynamicModule, type ValueProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseModule, type DatabaseOptions } from './database.ts';
import { HealthController } from './health.ts';
import { gatewayKeys, identityKeys } from './identity.ts';
import type { KeyRing } from './key-ring.ts';
import type { Logger } from './logger.ts';
import { Parts, type HealthCheck } from './parts.ts';
import { innerKeys } from './service-token.ts';

/** Injection tokens of the values that {@link ServiceModule} provides besides the service's `DataSource`. */
export const serviceConfig = Symbol('config');
export const serviceLogger = Symbol('logger');

type ServiceOptions = {
  /**
   * `gatewayJwksUrl`: only a service behind the gateway reads its keys; `innerKeys`: only a service that other services
   * call has them.
   */
  config: { databaseUrl: string; gatewayJwksUrl?: string; innerKeys?: KeyRing };
  logger: Logger;
  database: Omit<DatabaseOptions, 'url'>;
  /** Dependencies of the service besides the database. */
  checks?: HealthCheck[];
  /** Additional providers for all modules of the service. */
  values?: ValueProvider[];
};

/** Everything that a service needs besides its features: settings, log, database, health and the gateway's keys. */
@Global()
@Module({})
export class ServiceModule {
  static register({ config, logger, database, checks = [], values = [] }: ServiceOptions): DynamicModule {
    const { databaseUrl, gatewayJwksUrl } = config;
    const shared = [
      { provide: serviceConfig, useValue: config },
      { provide: serviceLogger, useValue: logger },
      ...(gatewayJwksUrl ? [{ provide: identityKeys, useValue: gatewayKeys(gatewayJwksUrl) }] : []),
      ...(config.innerKeys ? [{ provide: innerKeys, useValue: config.innerKeys }] : []),
      ...values,
    ];
    const parts = {
      provide: Parts,
      inject: [DataSource],
      useFactory: (source: DataSource) =>
        new Parts(
          [{ name: 'database', check: () => source.query('SELECT 1') }, ...checks],
          logger.child({ of: database.schema }),
        ),
    };
    return {
      module: ServiceModule,
      imports: [DatabaseModule.register({ ...database, url: databaseUrl })],
      controllers: [HealthController],
      providers: [...shared, parts],
      exports: shared,
    };
  }
}
