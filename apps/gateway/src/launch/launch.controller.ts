import { endpoints } from '@blue-peony/contracts';
import type { Calls } from '@blue-peony/service-kit';
import { Controller } from '@nestjs/common';
import { Serves } from '../edge/serves.ts';
import { Launch } from './launch.ts';

@Controller()
export class LaunchController {
  constructor(private readonly launch: Launch) {}

  @Serves(endpoints.readLaunch)
  readLaunch() {
    return this.launch.read();
  }

  @Serves(endpoints.acceptLaunchPoint)
  acceptLaunchPoint({ body, staff }: Calls['acceptLaunchPoint']) {
    return this.launch.accept(body.point, staff.sub);
  }

  @Serves(endpoints.readIndexing)
  readIndexing() {
    return { allowed: !this.launch.keepsAway };
  }
}
