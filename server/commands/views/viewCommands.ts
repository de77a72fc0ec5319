import type { Command } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { listSharedViews } from './listSharedViews.ts'
import { shareView } from './shareView.ts'

/** Who holds titles of a type open: what a filter by person offers. */
const listLockHolders: Command<'listLockHolders'> = async (context, { params }) => ({
  data: await context.services.lists.lockHolders(context, knownKind(context, params.type)),
})

/** Shared views of lists, and what their filters offer. */
export const viewCommands = { listSharedViews, shareView, listLockHolders }
