import { countSearchFacets } from './countSearchFacets.ts'
import { listSearchFilterKeys } from './listSearchFilterKeys.ts'
import { searchContent } from './searchContent.ts'

/** Commands of the global search (calls.md section 13). */
export const searchCommands = { searchContent, countSearchFacets, listSearchFilterKeys }
