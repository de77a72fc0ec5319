import type { Actor } from '#contract/rules/access/actor.ts'
import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** Throws where the actor lacks a right that the change set asks for today. */
export function refuseBulkRights(actor: Actor, type: TypeDocument, changes: ChangeSet): void {
  if (!canAll(actor, rightsOfBulk(changes, type))) throw new DomainError('forbidden')
}
