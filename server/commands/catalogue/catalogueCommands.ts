import { countAllContent, countContent, filterContent, listContent, lookupContent } from './contentLists.ts'
import { createContent } from './createContent.ts'
import { discardDraft, listVersions, readVersion } from './contentVersions.ts'
import { getContent } from './getContent.ts'
import { readByKeys } from './readByKeys.ts'
import { restoreVersion } from './restoreVersion.ts'
import { saveContent } from './saveContent.ts'

/** Commands of the catalogue's rows of the call table (calls.md sections 2 to 4). */
export const catalogueCommands = {
  listContent,
  getContent,
  readByKeys,
  createContent,
  saveContent,
  discardDraft,
  listVersions,
  readVersion,
  restoreVersion,
  lookupContent,
  filterContent,
  countContent,
  countAllContent,
}
