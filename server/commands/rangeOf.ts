import { DomainError } from '#contract/wire/errors.ts'
import type { ByteRange } from '../images/fileStorage.ts'

/** The one range of a request. Several at once, and other units, are answered whole, as RFC 9110 allows. */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first > last) throw new DomainError('badRange', { size })
  return { first, last }
}
