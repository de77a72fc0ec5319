import { sql } from 'kysely'

/** Nobody asks for the lock any more: it has changed hands, or been given back. */
export const NO_ASK = `ask_uid = NULL, ask_name = NULL, ask_tab = NULL, ask_message = NULL, ask_at = NULL,
  ask_until = NULL, ask_reply = NULL`

export const noAsk = sql.raw(NO_ASK)
