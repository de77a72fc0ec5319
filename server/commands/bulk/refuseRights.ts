import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** Throws where the actor lacks a right that the change set asks for today. */
export function refuseRights(actor: Actor, type: TypeDocument, changes: ChangeSet): void {
  if (!rightsOfBulk(changes, type).every(({ page, action }) => can(actor, page, action)))
    throw new DomainError('forbidden')
}
