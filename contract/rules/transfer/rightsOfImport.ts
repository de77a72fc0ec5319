import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { rightsOfVerb, type Right } from '../actions/rightsOfVerb.ts'

/** What an import needs (calls.md section 6): its rows make titles and change others; `publish` puts all of them live. */
export function rightsOfImport(type: Pick<TypeDocument, 'page' | 'publishPage'>, publish: boolean): readonly Right[] {
  const writes: Right[] = [
    { page: type.page, action: 'create' },
    { page: type.page, action: 'update' },
  ]
  return publish ? [...writes, ...rightsOfVerb('publish', type)] : writes
}
