import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Sessions, grants, codes and registered clients of the embedded identity provider, its secrets, and its counters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_record (
      model text not null,
      id text not null,
      payload jsonb not null,
      uid text,
      user_code text,
      grant_id text,
      session_uid text,
      created_at timestamptz not null,
      expires_at timestamptz,
      primary key (model, id)
    )`.execute(db)
  await sql`create index identity_record_uid on identity_record (uid) where uid is not null`.execute(db)
  await sql`create index identity_record_user_code on identity_record (user_code) where user_code is not null`.execute(
    db,
  )
  await sql`create index identity_record_grant on identity_record (grant_id) where grant_id is not null`.execute(db)
  await sql`create index identity_record_session on identity_record (session_uid) where session_uid is not null`.execute(
    db,
  )
  await sql`create index identity_record_expiry on identity_record (expires_at) where expires_at is not null`.execute(
    db,
  )
  await sql`create table identity_secret (name text primary key, value jsonb not null)`.execute(db)
  await sql`
    create table identity_turn (
      key text primary key,
      turns integer not null,
      not_before timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
}
