import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { channel } from './channel/channel.ts'
import { movie } from './movie/movie.ts'
import { shortvideo } from './shortvideo/shortvideo.ts'
import { trailer } from './trailer/trailer.ts'
import { tvepisode } from './tvepisode/tvepisode.ts'
import { tvseason } from './tvseason/tvseason.ts'
import { tvseries } from './tvseries/tvseries.ts'

/** Every resource type that the server brings along. */
export function shippedTypes(): TypeDocument[] {
  return [movie, shortvideo, tvseries, tvseason, tvepisode, trailer, channel]
}
