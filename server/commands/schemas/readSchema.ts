import type { Command } from '../../context.ts'
import { readTypePart } from './readTypePart.ts'

export const readSchema: Command<'readSchema'> = async (context, { params, query }) =>
  readTypePart(context, { type: params.type, version: query.version }, ({ schema }) => schema)
