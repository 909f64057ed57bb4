import pg from 'pg';

/**
 * A connection that ends when a query is not answered within `query_timeout`. The pool would otherwise lend it to the next
 * caller, whose query waits behind the one that hangs.
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
