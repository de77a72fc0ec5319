import { own } from '#contract/rules/diff/json.ts'
import { VIEWER_ADDRESS, VIEWER_COUNTRY } from '#contract/values/geo.ts'
import type { CallContext } from '../../context.ts'

/**
 * A viewer with the country that their address is said to be in (calls.md section 21). A country that was said of them
 * stays; where no range holds the address they have none. Values are words, or lists of words as the lens has them.
 */
export async function placedViewer<Value>(
  { services }: Pick<CallContext, 'services'>,
  viewer: Readonly<Record<string, Value>>,
): Promise<Readonly<Record<string, Value>>> {
  const address = own(viewer, VIEWER_ADDRESS)
  const isList = Array.isArray(address)
  const text: unknown = isList ? address[0] : address
  if (typeof text !== 'string' || own(viewer, VIEWER_COUNTRY) !== undefined) return viewer
  const country = await services.geo.countryOf(text)
  if (country === undefined) return viewer
  return { ...viewer, [VIEWER_COUNTRY]: (isList ? [country] : country) as Value }
}
