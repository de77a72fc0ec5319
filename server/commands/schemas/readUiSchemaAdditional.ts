import type { Command } from '../../context.ts'
import { readTypePart } from './readTypePart.ts'

/** The form of the additional info dialog; an empty one where the type has none. */
export const readUiSchemaAdditional: Command<'readUiSchemaAdditional'> = async (context, { params, query }) =>
  readTypePart(
    context,
    { type: params.type, version: query.version },
    ({ uiSchemaAdditional }) => uiSchemaAdditional ?? { type: 'VerticalLayout', elements: [] },
  )
