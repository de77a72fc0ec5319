import { sql, type Kysely } from 'kysely'

/**
 * Programme guides of others on their way in: what a feed says lies here until it is held against the guide, then what
 * it changes does, for whoever decides. `scope` is the product that a feed was taken in for, '*' where none was chosen.
 */
const statements = [
  `CREATE TABLE epg_ingestion (
    id uuid PRIMARY KEY,
    feed text NOT NULL,
    scope text COLLATE "C" NOT NULL,
    file text,
    station text,
    channel text COLLATE "C",
    since timestamptz,
    uid text COLLATE "C" NOT NULL,
    prd text[] COLLATE "C" NOT NULL,
    ct timestamptz NOT NULL,
    state text COLLATE "C" NOT NULL,
    channels integer NOT NULL DEFAULT 0,
    programmes integer NOT NULL DEFAULT 0,
    notes jsonb NOT NULL DEFAULT '[]',
    shift jsonb,
    refusal jsonb
  )`,
  'CREATE INDEX epg_ingestion_newest ON epg_ingestion (ct DESC, id DESC)',
  `CREATE TABLE epg_match (
    feed text NOT NULL,
    scope text COLLATE "C" NOT NULL,
    src text NOT NULL,
    channel text COLLATE "C",
    at timestamptz NOT NULL,
    PRIMARY KEY (feed, scope, src)
  )`,
  `CREATE TABLE epg_channel (
    ingestion uuid NOT NULL,
    src text NOT NULL,
    nth integer NOT NULL,
    names jsonb NOT NULL,
    number text,
    programmes integer NOT NULL,
    titles jsonb NOT NULL,
    state text COLLATE "C" NOT NULL,
    channel text COLLATE "C",
    remembered boolean NOT NULL,
    candidates jsonb NOT NULL,
    is_planned boolean NOT NULL DEFAULT false,
    PRIMARY KEY (ingestion, src)
  )`,
  `CREATE UNIQUE INDEX epg_channel_once ON epg_channel (ingestion, channel) WHERE state = 'matched'`,
  `CREATE TABLE epg_programme (
    ingestion uuid NOT NULL,
    n integer NOT NULL,
    src text NOT NULL,
    starts timestamptz NOT NULL,
    data jsonb NOT NULL,
    PRIMARY KEY (ingestion, n)
  )`,
  'CREATE INDEX epg_programme_of ON epg_programme (ingestion, src, starts, n)',
  `CREATE TABLE epg_change (
    ingestion uuid NOT NULL,
    n integer NOT NULL,
    item integer,
    kind text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    channel text COLLATE "C" NOT NULL,
    airing uuid,
    starts timestamptz NOT NULL,
    data jsonb NOT NULL,
    PRIMARY KEY (ingestion, n)
  )`,
  'CREATE INDEX epg_change_item ON epg_change (ingestion, item) WHERE item IS NOT NULL',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
