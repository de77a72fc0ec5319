import type { ComponentType } from 'react'
import { lazy } from 'react'
import { afterFirstPicture } from '#kit/parts/layoutParts/firstPicture.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'

/**
 * A part outside of the first load, fetched once the first screen stands and the browser has nothing better to do. One
 * that does not come is missing until the page is loaded anew: nobody has asked for it, and the screen goes on without.
 */
export const afterBreath = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    afterFirstPicture()
      .then(() => untilFetched(load))
      .then(
        (part) => ({ default: part }),
        () => ({ default: Nothing }),
      ),
  )

const Nothing = () => null
