import { deleteEditList, readEditList, readEditLists, saveEditList } from './editLists.ts'
import { readMediaFacts } from './readMediaFacts.ts'
import { readMediaTools } from './readMediaTools.ts'

/** Calls of cutting video by the names of their rows. */
export const videoCommands = {
  readMediaFacts,
  readMediaTools,
  readEditLists,
  readEditList,
  saveEditList,
  deleteEditList,
}
