import type { ComponentType } from 'react'
import { lazy } from 'react'

const LONGEST_MS = 2_000
const SHORT_MS = 200

/** The page is drawn first: what has to be told can wait for a breath. */
const breath = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: LONGEST_MS })
    else setTimeout(resolve, SHORT_MS)
  })

/** A part outside of the first load, fetched once the browser has nothing better to do. */
export const afterBreath = (load: () => Promise<ComponentType>) =>
  lazy(() => breath().then(async () => ({ default: await load() })))
