import type { Command } from '../../context.ts'
import { listAudit } from './listAudit.ts'
import { auditAnswer, auditReader, auditSlice } from './auditPage.ts'

/** What the caller changed, newest first. */
const listOwnAudit: Command<'listOwnAudit'> = async (context, { query }) => {
  const reader = await auditReader(context)
  return auditAnswer(await context.services.audit.ofUser(context.actor.uid, auditSlice(query), reader))
}

/** Commands of calls.md section 9. */
export const auditCommands = { listAudit, listOwnAudit }
