import { Gathered } from '@blue-peony/messaging';
import { Injectable } from '@nestjs/common';
import { ApplicationsRepository, type NewSubmission } from './applications.repository.ts';

/**
 * A larger batch leaves the others idle: this process reads the next requests while the database computes one batch and
 * the broker confirms another. A smaller one costs more for each application.
 */
const batchSize = 16;
const statementsAtOnce = 3;
/** A statement costs as much as ten of its rows, and what the gateway sends together arrives over some turns. */
const lingerMs = 1;
/** Bounds the memory and the wait; the gateway admits fewer. */
const waitingAtMost = 2_000;

/** Stores submissions that arrive together in one statement with one commit. */
@Injectable()
export class SubmissionBatches {
  private readonly gathered: Gathered<NewSubmission, Date | undefined>;

  constructor(applications: ApplicationsRepository) {
    this.gathered = new Gathered(
      async (submissions) => {
        const stored = await applications.store(submissions);
        return submissions.map(({ application }) => stored.get(application.id));
      },
      // Those with an equal key or a common photo go one after the other, so that each is answered as if alone.
      {
        keysOf: ({ application }) => [application.idempotencyKey ?? application.id, ...application.fileUrls],
        batchSize,
        atOnce: statementsAtOnce,
        lingerMs,
        waitingAtMost,
      },
    );
  }

  /**
   * @returns when it was stored, as {@link ApplicationsRepository.store} does for one submission
   * @throws AppError `unavailable` when too many wait
   */
  store(submission: NewSubmission): Promise<Date | undefined> {
    return this.gathered.add(submission);
  }
}
