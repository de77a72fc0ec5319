import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { Right } from '#contract/rules/actions/rightsOfVerb.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'

/** Throws where the actor lacks a right today that a job over many titles was asked for with. */
export function refuseJob(actor: Actor, type: TypeDocument, job: Pick<JobRow, 'kind' | 'input'>): void {
  if (!canAll(actor, rightsOf(type, job))) throw new DomainError('forbidden')
}

function rightsOf(type: TypeDocument, { kind, input }: Pick<JobRow, 'kind' | 'input'>): readonly Right[] {
  if (kind === 'exportContent') return [{ page: type.page, action: 'view' }]
  if (kind === 'ingestEpg') return rightsOfImport(type, false)
  if (kind === 'importContent') return rightsOfImport(type, input.publish === true)
  return rightsOfBulk((input.changes ?? {}) as ChangeSet, type)
}
