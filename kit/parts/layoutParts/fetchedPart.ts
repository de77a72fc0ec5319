import { createElement, lazy, useState, type ComponentType } from 'react'

/** A part with a file of its own, and what fetches that ahead of who opens it. */
type FetchedPart<Props extends object> = { Part: ComponentType<Props>; fetch: () => Promise<ComponentType<Props>> }

/**
 * React's `lazy`, for a part that is drawn at once, without a fallback, where it has been fetched already; `onFetched` is
 * told when it would be.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFetched?: () => void,
): FetchedPart<Props> {
  let part: ComponentType<Props> | undefined
  const fetch = async () => {
    part = await load()
    onFetched?.()
    return part
  }
  const Fetched = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>
  function Part(props: Props) {
    // The same one for as long as it is drawn, so that it keeps what it knows.
    const [Shown] = useState(() => part ?? Fetched)
    return createElement(Shown, props)
  }
  return { Part, fetch }
}
