import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { MOMENT } from '#kit/parts/routes/paths.ts'
import { LENS_DEVICES, type LensChange, type StorefrontLens } from './storefrontView.ts'

const AUDIENCE = 'viewer'

/** The lens that an address asks for; what it does not say is the draft on a TV, now, for a viewer of whom nothing is known. */
export function lensFromSearch(params: URLSearchParams, language: string): StorefrontLens {
  const at = Number(params.get(MOMENT) ?? Number.NaN)
  const device = params.get('device')
  const stress = params.get('stress')
  const version = params.get('version')
  return {
    device: device === 'all' ? device : (LENS_DEVICES.find((one) => one === device) ?? 'tv'),
    lang: params.get('lang') ?? language,
    moment: Number.isSafeInteger(at) ? at : 'now',
    audience: viewerOf(params.getAll(AUDIENCE)),
    side: params.get('side') === 'live' ? 'live' : 'draft',
    ...(version !== null && { version }),
    ...((stress === 'rtl' || stress === 'long') && { stress }),
  }
}

/** The address with a change of the lens; what the defaults say is not in it. */
export function searchOfLens(params: URLSearchParams, change: LensChange): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if ('device' in change) put('device', change.device === 'tv' ? undefined : change.device)
  if ('lang' in change) put('lang', change.lang)
  if ('moment' in change)
    put(MOMENT, change.moment === 'now' || change.moment === undefined ? undefined : String(change.moment))
  // Whoever looks at a side looks at no old version.
  if ('side' in change || 'version' in change) put('version', change.version)
  if ('side' in change) put('side', change.side === 'live' ? 'live' : undefined)
  if ('stress' in change) put('stress', change.stress)
  if ('audience' in change) {
    next.delete(AUDIENCE)
    for (const [name, values] of Object.entries(change.audience ?? {}))
      for (const value of values) next.append(AUDIENCE, `${encodeURIComponent(name)}:${value}`)
  }
  return next
}

/** A value by its attribute's name: `age:adult`, the name encoded since it may have a colon. */
function viewerOf(list: readonly string[]): Viewer {
  const viewer: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const text of list) {
    const colon = text.indexOf(':')
    const name = colon > 0 ? decoded(text.slice(0, colon)) : undefined
    if (name !== undefined) (viewer[name] ??= []).push(text.slice(colon + 1))
  }
  return viewer
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
