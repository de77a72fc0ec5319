import { countAllContent } from './countAllContent.ts'
import { countContent } from './countContent.ts'
import { createContent } from './createContent.ts'
import { discardDraft } from './discardDraft.ts'
import { filterContent } from './filterContent.ts'
import { getContent } from './getContent.ts'
import { listContent } from './listContent.ts'
import { listVersions } from './listVersions.ts'
import { lookupContent } from './lookupContent.ts'
import { readByKeys } from './readByKeys.ts'
import { readVersion } from './readVersion.ts'
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
