import { sql, type Kysely } from 'kysely'

/**
 * Jobs over many titles: a row per title, frozen when the job is asked for, with its outcome and with what undo needs;
 * beside the job its steps, the file that it made, and the job that took it back. Items are deleted with their job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `ALTER TABLE job ADD COLUMN steps jsonb NOT NULL DEFAULT '[]', ADD COLUMN file jsonb, ADD COLUMN message text,
      ADD COLUMN undoes uuid, ADD COLUMN undone_by uuid`,
    `CREATE TABLE job_item (
      job uuid NOT NULL,
      nth integer NOT NULL,
      doc text COLLATE "C" NOT NULL,
      outcome text COLLATE "C" NOT NULL DEFAULT 'waiting'
        CHECK (outcome IN ('waiting', 'success', 'unchanged', 'failure')),
      rev integer,
      code integer,
      description text,
      field text,
      input jsonb,
      before jsonb,
      PRIMARY KEY (job, nth)
    ) WITH (fillfactor = 80)`,
    `CREATE INDEX job_item_waiting ON job_item (job, nth) WHERE outcome = 'waiting'`,
    `CREATE INDEX job_item_failed ON job_item (job, nth) WHERE outcome = 'failure'`,
    'CREATE INDEX job_item_of_document ON job_item (doc, job)',
    `CREATE INDEX job_long ON job (uid, due) WHERE status IN ('yet-to-start', 'processing')
      AND kind IN ('bulkUpdate', 'sortEpisodes', 'importContent', 'exportContent', 'undo')`,
  ])
    await sql.raw(statement).execute(db)
}
