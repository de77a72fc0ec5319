import type { Command } from '../../context.ts'
import { readTypePart } from './readTypePart.ts'

export const readSample: Command<'readSample'> = async (context, { params }) =>
  readTypePart(context, { type: params.type, version: undefined }, ({ sample }) => sample)
