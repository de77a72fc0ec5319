import type { TypeDocument } from '#contract/registry/typeDocument.ts'

export type TypeLookup = (type: string) => Pick<TypeDocument, 'page' | 'publishPage' | 'area'> | undefined
