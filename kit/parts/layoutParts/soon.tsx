import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
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
  let part: ComponentType<Props> | undefined
  const fetchPart = async () => (part = await untilFetched(load))
  const Fetched = lazy(async () => ({ default: await fetchPart() })) as unknown as ComponentType<Props>
  onFirstPicture(() => void fetchPart().catch(() => undefined))
  return function Soon(props: Props) {
    // The same one for as long as it is drawn, so that it keeps what it knows.
    const [Part] = useState(() => part ?? Fetched)
    return (
      <Suspense fallback={instead(props)}>
        <Part {...props} />
      </Suspense>
    )
  }
}
