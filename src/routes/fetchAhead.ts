import { GENERATED_AREAS } from '#contract/values/areas.ts'
import { productOfPath } from '#kit/parts/routes/paths.ts'
import { loadList, loadRecord } from '#resources/definitions/screenLoaders.ts'
import { loadDashboard } from './screens.ts'

/** What the screen at an address is fetched by: of those that a day begins with. */
export function loaderOf(pathname: string): (() => Promise<unknown>) | undefined {
  const words = pathname.split('/').filter(Boolean)
  if (words.length === 0) return loadDashboard
  const [area = '', ...rest] = words.slice(productOfPath(pathname) === undefined ? 1 : 2)
  if (words[0] !== 'apps') return undefined
  if (area === 'dashboards') return loadDashboard
  if (!GENERATED_AREAS.some((one) => one === area) || rest.length === 0) return undefined
  return rest.length === 1 ? loadList : loadRecord
}

/** Fetches a screen while its reader is still being signed in. Where that fails, opening it says so. */
export const fetchAhead = (pathname: string): void => void loaderOf(pathname)?.().catch(() => undefined)
