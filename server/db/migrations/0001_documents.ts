import { sql, type Kysely } from 'kysely'

/**
 * Documents, their versions and list rows, totals, audit, events, locks, settings (docs/architecture.md). Texts that
 * are compared or sorted are in collation C: the same order on every engine, and usable by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...documents, ...sides, ...records, ...people]) await sql.raw(statement).execute(db)
}

const documents = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE document (
    id uuid PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    rev integer NOT NULL,
    state text COLLATE "C" NOT NULL CHECK (state IN ('live', 'archived', 'deleted', 'purged')),
    n integer NOT NULL,
    newest_key uuid NOT NULL,
    draft_key uuid,
    draft_st text COLLATE "C",
    draft_n integer,
    published_key uuid,
    published_n integer,
    ex_id text COLLATE "C",
    provider text COLLATE "C" NOT NULL DEFAULT '',
    created timestamptz NOT NULL,
    created_by text NOT NULL,
    updated timestamptz NOT NULL,
    updated_by text NOT NULL,
    updated_name text NOT NULL,
    CHECK (state <> 'live' OR draft_key IS NOT NULL OR published_key IS NOT NULL)
  )`,
  `CREATE UNIQUE INDEX document_ex_id ON document (urn, ex_id, provider) WHERE ex_id IS NOT NULL AND state <> 'purged'`,
  `CREATE INDEX document_purged ON document (id) WHERE state = 'purged'`,
  `CREATE TABLE version (
    key uuid PRIMARY KEY,
    id uuid NOT NULL REFERENCES document (id),
    n integer NOT NULL,
    st text COLLATE "C" NOT NULL,
    payload jsonb,
    parent uuid,
    base uuid,
    schema integer NOT NULL,
    created timestamptz NOT NULL,
    created_by text NOT NULL,
    updated timestamptz NOT NULL,
    updated_by text NOT NULL
  )`,
  'CREATE INDEX version_of_document ON version (id, n)',
  `CREATE UNIQUE INDEX version_one_draft ON version (id) WHERE st IN ('draft', 'pending', 'pre-draft')`,
  `CREATE UNIQUE INDEX version_one_published ON version (id) WHERE st = 'published'`,
]

/** A list page reads one of the sorted indexes; what they include is what most lists filter by. */
const sorted = (name: string, column: string) =>
  `CREATE INDEX side_by_${name} ON side (urn, ${column}, id) INCLUDE (slot, st, is_primary, prd_set)`

const sides = [
  `CREATE TABLE side (
    id uuid NOT NULL REFERENCES document (id),
    slot text COLLATE "C" NOT NULL CHECK (slot IN ('draft', 'published')),
    urn text COLLATE "C" NOT NULL,
    key uuid NOT NULL,
    st text COLLATE "C" NOT NULL,
    is_primary boolean NOT NULL,
    changed boolean NOT NULL,
    prd text[] COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    sort_name text COLLATE "C" NOT NULL,
    released text COLLATE "C" NOT NULL,
    number double precision NOT NULL,
    created timestamptz NOT NULL,
    updated timestamptz NOT NULL,
    updated_by text COLLATE "C" NOT NULL,
    starts timestamptz NOT NULL,
    ends timestamptz NOT NULL,
    ends_prd jsonb,
    vce boolean NOT NULL,
    facets text[] COLLATE "C" NOT NULL,
    missing_lang text[] COLLATE "C" NOT NULL,
    missing_image text[] COLLATE "C" NOT NULL,
    parent text COLLATE "C",
    chty text COLLATE "C",
    prt_ic boolean NOT NULL,
    ex_id text COLLATE "C",
    search_key text COLLATE "C" NOT NULL,
    list_row jsonb NOT NULL,
    PRIMARY KEY (id, slot)
  )`,
  sorted('updated', 'updated'),
  sorted('name', 'sort_name'),
  sorted('created', 'created'),
  sorted('released', 'released'),
  sorted('number', 'number'),
  sorted('starts', 'starts'),
  sorted('ends', 'ends'),
  `CREATE INDEX side_rare_status ON side (urn, st, updated, id) WHERE st NOT IN ('published', 'draft')`,
  'CREATE INDEX side_changed ON side (urn, updated, id) WHERE changed',
  'CREATE INDEX side_parent ON side (parent) WHERE parent IS NOT NULL',
  'CREATE INDEX side_search ON side USING gin (search_key gin_trgm_ops)',
  'CREATE INDEX side_facets ON side USING gin (facets)',
  'CREATE INDEX side_missing_lang ON side USING gin (missing_lang)',
  'CREATE INDEX side_missing_image ON side USING gin (missing_image)',
  `CREATE TABLE total_delta (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    st text COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    delta bigint NOT NULL
  )`,
  'CREATE INDEX total_delta_of ON total_delta (urn, st) INCLUDE (prd_set, delta)',
]

const records = [
  `CREATE TABLE audit (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    rev integer,
    verb text COLLATE "C" NOT NULL,
    uid text COLLATE "C" NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    trace text NOT NULL,
    key uuid,
    previous_version text,
    current_version text,
    change jsonb NOT NULL,
    prd text[] COLLATE "C" NOT NULL DEFAULT '{}',
    at timestamptz NOT NULL
  )`,
  'CREATE INDEX audit_of_document ON audit (urn, id, seq)',
  'CREATE INDEX audit_of_user ON audit (uid, seq)',
  `CREATE TABLE event (
    tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
    seq bigint GENERATED ALWAYS AS IDENTITY,
    topic text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    rev integer,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    prd text[] COLLATE "C" NOT NULL DEFAULT '{}',
    data jsonb,
    at timestamptz NOT NULL,
    PRIMARY KEY (tx, seq)
  )`,
  'CREATE INDEX event_at ON event (at)',
  `CREATE TABLE lock (
    urn text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    uid text COLLATE "C",
    name text,
    tab text COLLATE "C",
    number integer NOT NULL,
    until timestamptz,
    PRIMARY KEY (id, urn)
  )`,
  'CREATE INDEX lock_of_user ON lock (uid) WHERE uid IS NOT NULL',
  `CREATE TABLE idempotency (
    uid text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    request_hash text NOT NULL,
    status integer NOT NULL,
    rev integer,
    answer text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (uid, key)
  )`,
  'CREATE INDEX idempotency_at ON idempotency (at)',
  `CREATE TABLE job_ledger (
    job uuid NOT NULL,
    item text COLLATE "C" NOT NULL,
    outcome text NOT NULL,
    code integer,
    description text,
    at timestamptz NOT NULL,
    PRIMARY KEY (job, item)
  )`,
]

const people = [
  `CREATE TABLE setting (
    id uuid PRIMARY KEY,
    uid text COLLATE "C" NOT NULL,
    t text COLLATE "C" NOT NULL,
    n text NOT NULL,
    payload jsonb NOT NULL,
    shared boolean NOT NULL DEFAULT false,
    ct timestamptz NOT NULL
  )`,
  'CREATE INDEX setting_of_user ON setting (uid, t)',
  `CREATE UNIQUE INDEX setting_one_of_kind ON setting (uid, t) WHERE t IN ('preference', 'theme')`,
  `CREATE INDEX setting_job_at ON setting (ct) WHERE t = 'job'`,
  `CREATE TABLE product (
    id text COLLATE "C" PRIMARY KEY,
    n text NOT NULL,
    name_key text COLLATE "C" NOT NULL CONSTRAINT product_name UNIQUE,
    ct timestamptz NOT NULL,
    created_by text NOT NULL
  )`,
  `CREATE TABLE type_document (
    type text COLLATE "C" PRIMARY KEY,
    rev integer NOT NULL,
    document jsonb NOT NULL,
    updated timestamptz NOT NULL,
    updated_by text NOT NULL
  )`,
  `CREATE TABLE type_version (
    type text COLLATE "C" NOT NULL,
    schema_version integer NOT NULL,
    document jsonb NOT NULL,
    created timestamptz NOT NULL,
    created_by text NOT NULL,
    PRIMARY KEY (type, schema_version)
  )`,
  `CREATE TABLE side_draft (
    id uuid PRIMARY KEY,
    uid text COLLATE "C" NOT NULL,
    doc text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    rev integer NOT NULL,
    reason text COLLATE "C" NOT NULL,
    payload jsonb NOT NULL,
    ct timestamptz NOT NULL
  )`,
  'CREATE INDEX side_draft_of_user ON side_draft (uid, ct)',
]
