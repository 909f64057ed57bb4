import type { DataSource } from 'typeorm';

/** Runs one statement of its own transaction and returns its rows, whatever the statement is. */
export async function rowsOf<Row>(dataSource: DataSource, sql: string, values: unknown[] = []): Promise<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const { records } = await runner.query(sql, values, true);
    return records as Row[];
  } finally {
    await runner.release();
  }
}
