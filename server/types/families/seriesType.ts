import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { needing } from '../groups/composeType.ts'
import { generalOfParent } from '../groups/general.ts'
import { licence } from '../groups/licence.ts'
import { relatedTitles } from '../groups/relations.ts'
import type { FieldGroup } from '../groups/ui.ts'
import { titleType, type Named } from './titleType.ts'

type Series = Omit<Named, 'relations'> & {
  /** Types of its parts, in the order in which they are shown. */
  children: string[]
  own?: readonly FieldGroup[]
}

/** A series, on television, on the web or from a metadata provider: the parent of its parts. */
export function seriesType({ children, ...series }: Series): TypeDocument {
  return titleType({
    ...series,
    traits: ['parentItem'],
    about: needing(generalOfParent, 'yr'),
    licence: needing(licence, 'lws'),
    beside: relatedTitles,
    plays: false,
    requiredImages: ['0-16x9', '0-16x9-Cover'],
    relations: { children },
  })
}
