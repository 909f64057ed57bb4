import pg from 'pg';

/**
 * A connection that closes when a query exceeds `query_timeout`. Otherwise the pool would lend it to the next caller,
 * whose query would wait behind the hanging one.
 */
export class DecisiveClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...call: unknown[]) => unknown;
    const decisive = (...call: unknown[]) => {
      const answer = query(...call);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if ((error as Error).message === 'Query read timeout') void this.end();
        throw error;
      });
    };
    this.query = decisive as typeof this.query;
  }
}
