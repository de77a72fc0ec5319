import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { movie } from './movie/movie.ts'

/** Every resource type that the server brings along. */
export function shippedTypes(): TypeDocument[] {
  return [movie]
}
