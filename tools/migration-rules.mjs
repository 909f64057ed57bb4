// The rules for migrations of a running product: no long lock on a table's rows, and nothing that breaks the previous
// release. Decision 020 has the reasons. The SQL is parsed by PostgreSQL's own parser.
import { loadModule, parseSync } from 'libpg-query';

await loadModule();

const alone = 'runs outside of a transaction (readonly transaction = false), each statement in a query of its own';
const contract =
  'takes away what the release before uses: name the released migration that replaced it (readonly expandedIn)';

/** Column constraints and types that read or write all rows under the table's lock, or that reject existing rows. */
const inColumn = {
  CONSTR_GENERATED: ({ generated_kind: kind }) => kind === 's' && 'a STORED column rewrites the table under its lock',
  CONSTR_IDENTITY: () => 'an identity column rewrites the table under its lock',
  CONSTR_DEFAULT: ({ raw_expr: value }) => isVolatile(value) && 'a volatile default rewrites the table under its lock',
  CONSTR_CHECK: () => 'a CHECK reads the table under its lock: add it NOT VALID, validate it later',
  CONSTR_FOREIGN: () => 'a foreign key reads the table under its lock: add it NOT VALID, validate it later',
  CONSTR_UNIQUE: () =>
    'UNIQUE builds an index under the lock: build it CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  CONSTR_PRIMARY: () => 'a primary key builds an index under the lock',
};

/** Functions whose result PostgreSQL stores once as the default of all existing rows. */
const stable = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

const isVolatile = (node) =>
  JSON.stringify(node, (key, value) =>
    key === 'FuncCall' && stable.has(value.funcname.at(-1).String.sval) ? undefined : value,
  )?.includes('"FuncCall"');

function* addedColumn({ def }) {
  const { colname, typeName, constraints = [] } = def.ColumnDef;
  const given = constraints.map(({ Constraint }) => Constraint);
  for (const constraint of given) {
    const reason = inColumn[constraint.contype]?.(constraint);
    if (reason) yield `${colname}: ${reason}`;
  }
  if (/serial/.test(typeName.names.at(-1).String.sval)) yield `${colname}: a serial column rewrites the table`;
  const has = (kind) => given.some(({ contype }) => contype === kind);
  if (has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT') && !has('CONSTR_GENERATED'))
    yield `${colname}: NOT NULL without a default refuses the rows of the release before`;
}

function* addedConstraint({ def }) {
  const { contype, conname = contype, skip_validation: later, indexname } = def.Constraint;
  if (!later && !indexname) yield `${conname}: a constraint is added NOT VALID, or USING INDEX`;
}

/** The allowed ALTER TABLE commands for a table with rows; others are refused until their lock was examined. */
const alterations = {
  AT_AddColumn: addedColumn,
  AT_AddConstraint: addedConstraint,
  *AT_ValidateConstraint(_, { outside }) {
    if (!outside) yield `VALIDATE CONSTRAINT ${alone}`;
  },
  *AT_SetNotNull(_, { contracts }) {
    if (!contracts) yield `SET NOT NULL ${contract}`;
  },
  *AT_DropColumn(_, { contracts }) {
    if (!contracts) yield `DROP COLUMN ${contract}`;
  },
  *AT_AlterColumnType() {
    yield 'another type rewrites the table under its lock: add a column';
  },
  *AT_ColumnDefault() {},
  // Keeps the stored values and changes the catalog alone. The release before finds new rows without a value.
  *AT_DropExpression() {},
  *AT_DropNotNull() {},
  *AT_DropConstraint() {},
  *AT_EnableAlwaysTrig() {},
  *AT_DropIdentity(_, { contracts, replaced }) {
    if (!contracts && !replaced) yield `DROP IDENTITY ${contract}`;
  },
};

function* concurrently(statement, { concurrent, robust }, { outside, single }) {
  if (!concurrent) yield `${statement} without CONCURRENTLY blocks the table`;
  else if (!outside || !single) yield `${statement} CONCURRENTLY ${alone}`;
  else if (!robust)
    yield `${statement} CONCURRENTLY may run again after a failure: say IF ${statement === 'DROP INDEX' ? '' : 'NOT '}EXISTS`;
}

const inBatches = (verb) =>
  function* ({ relation }, { made }) {
    if (!made.has(relation.relname)) yield `${verb} of rows that are there is a backfill: in batches, by a job`;
  };

/** Attaching a partition with rows scans it under a lock unless a validated CHECK matches the partition's bounds. */
function* attached(cmds, { replaced }) {
  for (const { AlterTableCmd: command } of cmds) {
    if (command.subtype !== 'AT_AttachPartition') continue;
    const { relname } = command.def.PartitionCmd.name;
    if (!replaced.has(relname)) yield `ATTACH PARTITION ${relname} only of the table that the new one replaces`;
  }
}

const statements = {
  *CreateStmt() {},
  *CreateFunctionStmt() {},
  *CreateTrigStmt() {},
  *CreateExtensionStmt() {},
  *CommentStmt() {},
  *IndexStmt({ relation, concurrent, if_not_exists: robust }, given) {
    if (!given.made.has(relation.relname)) yield* concurrently('CREATE INDEX', { concurrent, robust }, given);
  },
  *DropStmt({ removeType, concurrent, missing_ok: robust }, given) {
    if (removeType === 'OBJECT_INDEX') yield* concurrently('DROP INDEX', { concurrent, robust }, given);
    else if (!given.contracts) yield `DROP ${removeType.replace('OBJECT_', '')} ${contract}`;
  },
  *RenameStmt({ renameType, relation }, { contracts, made }) {
    // The release before finds the table that takes the name in the same transaction.
    const replaces = renameType === 'OBJECT_TABLE' && made.has(relation.relname);
    if (!contracts && !replaces) yield `RENAME ${contract}`;
  },
  *AlterTableStmt({ relation, cmds }, given) {
    if (given.made.has(relation.relname)) return yield* attached(cmds, given);
    for (const { AlterTableCmd: command } of cmds) {
      const check = alterations[command.subtype];
      if (check) yield* check(command, { ...given, replaced: given.replaced.has(relation.relname) });
      else yield `ALTER TABLE with ${command.subtype} has no rule yet: think about its lock, then add one`;
    }
  },
  *InsertStmt({ selectStmt }) {
    if (selectStmt && !selectStmt.SelectStmt.valuesLists) yield 'INSERT … SELECT is a backfill: in batches, by a job';
  },
  UpdateStmt: inBatches('UPDATE'),
  DeleteStmt: inBatches('DELETE'),
  *VariableSetStmt({ name }) {
    if (name.endsWith('_timeout')) yield `SET ${name}: how long a migration may wait is set where it is run`;
  },
};

/** Statements that lock out no read and no write, however long they take. Only these run outside of a transaction. */
const harmless = new Set(['IndexStmt', 'DropStmt', 'AT_ValidateConstraint']);

/**
 * @param {{ queries: string[], transaction?: boolean, expandedIn?: string }} migration what it runs, query by query
 * @param {(name: string) => boolean} isReleased whether the release before has a migration of the same service
 * @returns {string[]} what is wrong with it, a line each
 */
export function problemsOf({ queries, transaction, expandedIn }, isReleased) {
  const parsed = queries.map((sql) =>
    (parseSync(sql).stmts ?? []).map(({ stmt }) => /** @type {[string, any]} */ (Object.entries(stmt ?? {})[0])),
  );
  const made = new Set(parsed.flat().flatMap(([kind, node]) => (kind === 'CreateStmt' ? [node.relation.relname] : [])));
  // tables that another one of this migration replaces under their name
  const replaced = new Set(
    parsed
      .flat()
      .flatMap(([kind, node]) => (kind === 'RenameStmt' && made.has(node.relation?.relname) ? [node.newname] : [])),
  );
  const outside = transaction === false;
  const found = [];
  if (expandedIn && !isReleased(expandedIn)) found.push(`expandedIn: ${expandedIn} is not released yet`);
  for (const query of parsed)
    for (const [kind, node] of query) {
      const given = { made, replaced, outside, contracts: Boolean(expandedIn), single: query.length === 1 };
      const check = statements[kind];
      const does = node.cmds?.[0].AlterTableCmd.subtype ?? kind;
      if (outside && !harmless.has(does)) found.push(`${does} needs a transaction, and a short one: put it apart`);
      if (check) found.push(...check(node, given));
      else found.push(`${kind} has no rule yet: think about its lock, then add one`);
    }
  return found;
}
