import type { Command } from '../../context.ts'
import { readTypePart } from './readTypePart.ts'

export const readUiSchema: Command<'readUiSchema'> = async (context, { params, query }) =>
  readTypePart(context, { type: params.type, version: query.version }, ({ uiSchema }) => uiSchema)
