import { deleteSideDraft } from './deleteSideDraft.ts'
import { listSideDrafts } from './listSideDrafts.ts'
import { readSideDraft } from './readSideDraft.ts'
import { saveSideDraft } from './saveSideDraft.ts'

/** Commands of calls.md section 8 that concern parked edits. */
export const draftCommands = { listSideDrafts, readSideDraft, saveSideDraft, deleteSideDraft }
