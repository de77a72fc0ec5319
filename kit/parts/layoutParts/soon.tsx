import type { ComponentType, ReactNode } from 'react'
import { Suspense } from 'react'
import { fetchedPart } from './fetchedPart.ts'
import { onFirstPicture } from './firstPicture.ts'
import { untilFetched } from './untilFetched.ts'

const nothing = () => null

/**
 * A part that is opened by a press: fetched after the first picture, and drawn within the frame of the press once it is
 * there. Whoever presses sooner gets it as soon as it comes. Until then `instead` holds its place.
 */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: (props: Props) => ReactNode = nothing,
): ComponentType<Props> {
  const { Part, fetch } = fetchedPart(() => untilFetched(load))
  onFirstPicture(() => void fetch().catch(() => undefined))
  return function Soon(props: Props) {
    return (
      <Suspense fallback={instead(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}
