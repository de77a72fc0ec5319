import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'
import { rangeOf } from '../rangeOf.ts'

/** Bytes of a stored file, which never change: the browser may keep them as long as their address opens them. */
export const readSegment: Command<'readSegment'> = async (context, { params }) => {
  const { services, range: header } = context
  const sheet = /^sheet-(\d{1,4})\.jpg$/.exec(params.piece)?.[1]
  if (sheet !== undefined) return readSheet(context, params.token, Number(sheet))
  const { hash, size, until, type } = services.playback.file(params.token, params.piece)
  const range = rangeOf(header, size)
  const stream = await services.media.open(hash, range)
  if (!stream) throw new DomainError('notFound')
  const seconds = Math.max(0, Math.floor((until - services.now()) / 1_000))
  const { first, last } = range ?? { first: 0, last: size - 1 }
  return {
    status: range ? 206 : 200,
    raw: {
      type,
      body: stream,
      headers: {
        'accept-ranges': 'bytes',
        'content-length': String(last - first + 1),
        'cache-control': `private, max-age=${seconds}, immutable`,
        etag: `"${hash}"`,
        ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
      },
    },
  }
}

async function readSheet({ services }: CallContext, word: string, sheet: number): Promise<Answer> {
  const body = await services.media.openSheet(services.playback.sheetFile(word), sheet)
  if (!body) throw new DomainError('notFound')
  return { raw: { type: 'image/jpeg', body, headers: { 'cache-control': 'private, max-age=3600, immutable' } } }
}
