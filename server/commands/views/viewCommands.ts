import { listLockHolders } from './listLockHolders.ts'
import { listSharedViews } from './listSharedViews.ts'
import { shareView } from './shareView.ts'

/** Shared views of lists, and what their filters offer. */
export const viewCommands = { listSharedViews, shareView, listLockHolders }
