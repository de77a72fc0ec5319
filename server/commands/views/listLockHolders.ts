import type { Command } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** Who holds titles of a type open: what a filter by person offers. */
export const listLockHolders: Command<'listLockHolders'> = async (context, { params }) => ({
  data: await context.services.lists.lockHolders(context, knownKind(context, params.type)),
})
