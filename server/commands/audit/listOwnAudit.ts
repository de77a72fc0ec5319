import type { Command } from '../../context.ts'
import { auditAnswer, auditReader, auditSlice } from './auditPage.ts'

/** What the caller changed, newest first. */
export const listOwnAudit: Command<'listOwnAudit'> = async (context, { query }) => {
  const reader = await auditReader(context)
  return auditAnswer(await context.services.audit.ofUser(context.actor.uid, auditSlice(query), reader))
}
