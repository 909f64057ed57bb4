/** A connection of the service, or of the schema's owner. */
export type Database = { query<Rows>(sql: string, values?: unknown[]): Promise<Rows> };

/** A position in the chain: the number of the last entry, and the hash over all entries up to it. */
export type AuditHead = { seq: number; hash: Buffer };

export type HeadRow = { seq: string; hash: Buffer };

export const headOf = <Row extends HeadRow>(row: Row): Omit<Row, 'seq'> & AuditHead => ({
  ...row,
  seq: Number(row.seq),
});

export async function readHead(database: Database): Promise<AuditHead> {
  const [head] = await database.query<[HeadRow]>('SELECT seq, hash FROM audit_head');
  return headOf(head);
}

/** The form in the log, in mails and in the operator's command: `1204:9f86d0…`. */
export const headText = ({ seq, hash }: AuditHead): string => `${seq}:${hash.toString('hex')}`;

export function parseHead(text: string): AuditHead | undefined {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq && hash ? { seq: Number(seq), hash: Buffer.from(hash, 'hex') } : undefined;
}
