import type { ComponentType } from 'react'
import { lazy } from 'react'
import { afterFirstPicture } from '#kit/parts/layoutParts/firstPicture.ts'

/** A part outside of the first load, fetched once the first screen stands and the browser has nothing better to do. */
export const afterBreath = (load: () => Promise<ComponentType>) =>
  lazy(() => afterFirstPicture().then(async () => ({ default: await load() })))
