import { sql, type Kysely } from 'kysely'

/** Saved views that are watched, addresses of others that are told of them, and what was told to whom. */
const statements = [
  `CREATE TABLE webhook (
    id uuid PRIMARY KEY,
    n text NOT NULL,
    address text NOT NULL,
    secret text COLLATE "C" NOT NULL,
    products text[] NOT NULL,
    name text NOT NULL,
    ct timestamptz NOT NULL
  )`,
  `CREATE TABLE watch (
    uid text COLLATE "C" NOT NULL,
    view uuid NOT NULL,
    when_kind text COLLATE "C" NOT NULL,
    hours integer,
    mail text,
    webhook uuid,
    product text COLLATE "C" NOT NULL,
    lang text COLLATE "C" NOT NULL,
    zone text NOT NULL,
    owner jsonb NOT NULL,
    seen_at timestamptz NOT NULL,
    matched_at timestamptz,
    count integer NOT NULL,
    ct timestamptz NOT NULL,
    PRIMARY KEY (uid, view)
  )`,
  // The id is what a receiver knows a delivery by, however often it is tried.
  `CREATE TABLE delivery (
    id uuid PRIMARY KEY,
    kind text COLLATE "C" NOT NULL,
    topic text COLLATE "C" NOT NULL,
    webhook uuid,
    target text NOT NULL,
    about text NOT NULL,
    prd text[] NOT NULL,
    body jsonb NOT NULL,
    state text COLLATE "C" NOT NULL,
    tries integer NOT NULL,
    code integer,
    problem text COLLATE "C",
    next_at timestamptz,
    ct timestamptz NOT NULL,
    ut timestamptz NOT NULL
  )`,
  `CREATE INDEX delivery_time ON delivery (ct)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
