import { Controller, Get, Module, StreamableFile } from '@nestjs/common';
import { createHttpApp, createLogger, listen, runProcess } from '../src/index.ts';

@Controller()
class Greetings {
  @Get('greeting')
  greet() {
    return { text: 'hello' };
  }

  /** More bytes than the sockets between this service and a reader can buffer. */
  @Get('book')
  read() {
    return new StreamableFile(Buffer.alloc(48 * 1024 * 1024, 'a'));
  }
}

@Module({ controllers: [Greetings] })
class Service {}

// A service as a process of its own, to be ended: says where it listens.
await runProcess(async () => {
  const logger = createLogger({ service: 'doomed', level: 'silent' });
  const service = await listen(await createHttpApp(Service, { logger, rows: [] }), 0, '127.0.0.1');
  console.log(service.url);
  return service;
});
