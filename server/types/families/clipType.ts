import type { TypeColumn, TypeDocument, TypeFilter } from '#contract/registry/typeDocument.ts'
import { needing } from '../groups/composeType.ts'
import { general } from '../groups/general.ts'
import { referenceColumn } from '../groups/listColumns.ts'
import { belongsTo, FROM_PARENT, SERIES_WORDS } from '../groups/relations.ts'
import type { FieldGroup } from '../groups/ui.ts'
import { titleType, type Named } from './titleType.ts'

type Clip = Omit<Named, 'relations'> & {
  /** Types of the titles that it may belong to. */
  parents: string[]
  /** Cannot be published without one. */
  needsParent?: boolean
  children?: string[]
  own?: readonly FieldGroup[]
  isSponsored?: boolean
  columns?: readonly TypeColumn[]
  filters?: readonly TypeFilter[]
  narrow?: { facets?: readonly string[]; row?: readonly string[] }
}

/** A short film beside a title: a trailer, a clip, an interview, a bonus. */
export function clipType({ parents, needsParent = false, children, columns = [], ...clip }: Clip): TypeDocument {
  return titleType({
    ...clip,
    about: needing(general, 'rt'),
    place: needing(belongsTo(...parents), ...(needsParent ? ['parent'] : [])),
    plays: true,
    columns: [referenceColumn('parent', SERIES_WORDS.title), ...columns],
    requiredImages: ['0-16x9'],
    relations: {
      parent: { types: parents, field: 'parent', inherits: [...FROM_PARENT, 'yr'] },
      ...(children && { children }),
    },
  })
}
