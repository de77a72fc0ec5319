import { findBreaks, readBreakHints } from './breakHints.ts'
import { deleteCaptions, readCaptions, saveCaptions } from './captions.ts'
import { deleteEditList, readEditList, readEditLists, saveEditList } from './editLists.ts'
import { makeClip, processShort } from './makeClip.ts'
import { readFile } from './readFile.ts'
import { readMediaFacts } from './readMediaFacts.ts'
import { readMediaTools } from './readMediaTools.ts'
import { readMp4 } from './readMp4.ts'
import { requestMp4 } from './requestMp4.ts'
import { searchClips } from './search/searchClips.ts'

/** Calls of cutting video by the names of their rows. */
export const videoCommands = {
  readMediaFacts,
  readMediaTools,
  readEditLists,
  readEditList,
  saveEditList,
  deleteEditList,
  readCaptions,
  saveCaptions,
  deleteCaptions,
  requestMp4,
  readMp4,
  readFile,
  findBreaks,
  readBreakHints,
  makeClip,
  processShort,
  searchClips,
}
