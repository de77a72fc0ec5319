import { CONTAINER_URN, PAGE_URN } from '#contract/values/storefront.ts'
import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { listAudit } from './listAudit.ts'
import { auditAnswer, auditReader, auditSlice } from './auditPage.ts'

/** What the caller changed, newest first. */
const listOwnAudit: Command<'listOwnAudit'> = async (context, { query }) => {
  const reader = await auditReader(context)
  return auditAnswer(await context.services.audit.ofUser(context.actor.uid, auditSlice(query), reader))
}

/** Change sets of a container, as long as the page has to do with it: of any other one none. */
const listContainerAudit: Command<'listContainerAudit'> = async (context, { query }) => {
  const { audit, storefronts } = context.services
  const [page, id] = [query.s_id.toLowerCase(), query.c_id.toLowerCase()]
  await visibleDocument(context, PAGE_URN, page)
  await visibleDocument(context, CONTAINER_URN, id)
  if (!(await storefronts.everShowed(page, id))) return { data: [], page: { count: 0 } }
  const reader = await auditReader(context)
  return auditAnswer(await audit.ofDocument({ urn: CONTAINER_URN, id }, auditSlice(query), reader))
}

/** Commands of calls.md section 9. */
export const auditCommands = { listAudit, listOwnAudit, listContainerAudit }
