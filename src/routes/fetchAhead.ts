import { GENERATED_AREAS } from '#contract/values/areas.ts'
import { productOfPath } from '#kit/parts/routes/paths.ts'
import type { LazyScreen } from '#kit/parts/layoutParts/lazyScreen.ts'
import { GeneratedList, GeneratedRecord } from '#resources/definitions/generatedScreens.ts'
import { Dashboard } from './screens.ts'

/** The screen at an address, of those that a day begins with. */
export function screenAt(pathname: string): LazyScreen | undefined {
  const words = pathname.split('/').filter(Boolean)
  if (words.length === 0) return Dashboard
  const [area = '', ...rest] = words.slice(productOfPath(pathname) === undefined ? 1 : 2)
  if (words[0] !== 'apps') return undefined
  if (area === 'dashboards') return Dashboard
  if (!GENERATED_AREAS.some((one) => one === area) || rest.length === 0) return undefined
  return rest.length === 1 ? GeneratedList : GeneratedRecord
}

/** Fetches a screen while its reader is still being signed in. Where that fails, opening it says so. */
export const fetchAhead = (pathname: string): void =>
  void screenAt(pathname)
    ?.fetch()
    .catch(() => undefined)
