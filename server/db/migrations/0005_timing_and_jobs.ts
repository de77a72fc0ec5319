import { sql, type Kysely } from 'kysely'

/**
 * Jobs with their queue in one table; timings, which become jobs once they are due; and what a title was put together
 * from: the records of its sources, what the last aggregation made of them, and the text that it was imported with.
 */
const statements = [
  `CREATE TABLE job (
    id uuid PRIMARY KEY,
    kind text NOT NULL,
    status text NOT NULL CHECK (status IN ('inactive', 'failed', 'yet-to-start', 'processing', 'active')),
    count integer NOT NULL,
    success integer NOT NULL DEFAULT 0,
    failure integer NOT NULL DEFAULT 0,
    code integer,
    description text,
    urn text NOT NULL,
    doc text NOT NULL,
    prd text[] NOT NULL,
    uid text NOT NULL,
    actor jsonb NOT NULL,
    trace text NOT NULL,
    input jsonb NOT NULL,
    due timestamptz NOT NULL,
    attempt integer NOT NULL DEFAULT 0,
    lease timestamptz,
    ct timestamptz NOT NULL,
    ut timestamptz NOT NULL
  )`,
  `CREATE INDEX job_in_flight ON job (due, id) WHERE status IN ('yet-to-start', 'processing')`,
  `CREATE INDEX job_of_document ON job (doc, due) WHERE status IN ('yet-to-start', 'processing')`,
  `CREATE INDEX job_of_user ON job (uid, ct DESC)`,
  // A second request while the first is in flight is the same job (calls.md section 7).
  `CREATE UNIQUE INDEX job_one_in_flight ON job (kind, urn, doc)
    WHERE status IN ('yet-to-start', 'processing') AND kind IN ('reaggregate', 'restoreOriginal')`,
  `CREATE TABLE timing (
    urn text NOT NULL,
    id uuid NOT NULL,
    publish_at timestamptz,
    unpublish_at timestamptz,
    actor jsonb NOT NULL,
    failed jsonb,
    at timestamptz NOT NULL,
    PRIMARY KEY (urn, id)
  )`,
  'CREATE INDEX timing_publish ON timing (publish_at) WHERE publish_at IS NOT NULL',
  'CREATE INDEX timing_unpublish ON timing (unpublish_at) WHERE unpublish_at IS NOT NULL',
  `CREATE TABLE source (
    urn text NOT NULL,
    id uuid NOT NULL,
    src text NOT NULL,
    payload jsonb NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (urn, id, src)
  )`,
  `CREATE TABLE aggregate (
    urn text NOT NULL,
    id uuid NOT NULL,
    base jsonb NOT NULL,
    base_at timestamptz NOT NULL,
    original jsonb,
    original_schema integer,
    original_at timestamptz,
    PRIMARY KEY (urn, id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
