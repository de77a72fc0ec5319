import { listAudit } from './listAudit.ts'
import { listOwnAudit } from './listOwnAudit.ts'

/** Commands of calls.md section 9. */
export const auditCommands = { listAudit, listOwnAudit }
