import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Texts } from '#contract/values/languages.ts'
import { needing } from '../groups/composeType.ts'
import { general } from '../groups/general.ts'
import { numberColumn, referenceColumn } from '../groups/listColumns.ts'
import { numberFilter } from '../groups/listFilters.ts'
import { episodeNumber, episodePlace, FROM_PARENT, NUMBER_HEADS, seasonNumber } from '../groups/relations.ts'
import type { FieldGroup } from '../groups/ui.ts'
import { titleType, type Named } from './titleType.ts'

type Episode = Omit<Named, 'relations'> & {
  /** The type of the season that it belongs to, and the word for that. */
  of: { type: string; word: Texts }
  children?: string[]
  own?: readonly FieldGroup[]
}

/** An episode of a season. */
export function episodeType({ of, children, ...episode }: Episode): TypeDocument {
  return titleType({
    ...episode,
    about: needing(general, 'rt'),
    place: needing(episodePlace(of.word, of.type), 'parent', 'eps_n'),
    plays: true,
    columns: [referenceColumn('parent', of.word), numberColumn('eps_n', NUMBER_HEADS.episode)],
    hidden: [{ field: 'ssn_n', kind: 'number', label: seasonNumber, width: 88, hidden: true }],
    filters: [numberFilter('eps_n', episodeNumber)],
    requiredImages: ['0-16x9'],
    narrow: { number: 'eps_n', row: ['ssn_n', 'oadt'] },
    relations: {
      parent: { types: [of.type], field: 'parent', inherits: [...FROM_PARENT, 'ssn_n'] },
      ...(children && { children }),
    },
  })
}
