import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { listPage } from './listPage.ts'
import { viewableTypes } from './viewableKinds.ts'

/** A filtered page of one type, of several, or of all that the caller may view. */
export const filterContent: Command<'filterContent'> = (context, { body }) => {
  const types = viewableTypes(context, body.cty && body.cty.length > 0 ? body.cty : undefined)
  const filter = {
    filter: body.filter ?? [],
    match: body.match ?? 'ALL',
    term: body.term?.trim(),
    zone: body.zone,
  } as const
  return listPage(context, types.map(catalogKind), types, body, filter)
}
