import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { attachment } from '../attachment.ts'
import { rangeOf } from '../rangeOf.ts'

/** A file that was cut, whole or in part, for whoever holds its signed address. */
export const readFile: Command<'readFile'> = async (context, { params }) => {
  const { cuts } = context.services
  const { stored, name, size } = cuts.fileOf(params.token)
  if (params.name !== name) throw new DomainError('notFound')
  const range = rangeOf(context.range, size)
  const body = await cuts.open(stored, range)
  if (!body) throw new DomainError('notFound')
  const { first, last } = range ?? { first: 0, last: size - 1 }
  const headers = {
    ...attachment(name),
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
    ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
  }
  return { status: range ? 206 : 200, raw: { type: 'video/mp4', body, headers } }
}
