import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { needing } from '../groups/composeType.ts'
import { generalOfParent } from '../groups/general.ts'
import { numberColumn, referenceColumn } from '../groups/listColumns.ts'
import { numberFilter } from '../groups/listFilters.ts'
import { FROM_PARENT, NUMBER_HEADS, seasonNumber, seasonPlace, SERIES_WORDS } from '../groups/relations.ts'
import { titleType, type Named } from './titleType.ts'

type Season = Omit<Named, 'relations'> & { series: string; children: string[] }

/** A season of a series: the parent of its episodes. */
export function seasonType({ series, children, ...season }: Season): TypeDocument {
  return titleType({
    ...season,
    traits: ['parentItem'],
    about: generalOfParent,
    place: needing(seasonPlace(series), 'parent', 'ssn_n'),
    plays: false,
    columns: [referenceColumn('parent', SERIES_WORDS.series), numberColumn('ssn_n', NUMBER_HEADS.season)],
    filters: [numberFilter('ssn_n', seasonNumber)],
    requiredImages: ['0-16x9'],
    narrow: { number: 'ssn_n' },
    relations: { parent: { types: [series], field: 'parent', inherits: [...FROM_PARENT] }, children },
  })
}
