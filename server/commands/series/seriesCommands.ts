import { readUses } from '../uses/readUses.ts'
import { listChildren } from './listChildren.ts'
import { readAssocMetadata } from './readAssocMetadata.ts'
import { suggestSeries } from './suggestSeries.ts'

/** Commands of the rows about relations (calls.md section 7). */
export const seriesCommands = { suggestSeries, listChildren, readAssocMetadata, readUses }
