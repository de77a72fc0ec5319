import { useEffect, useState } from 'react'

/** A page on a slow line may never come to rest: what waits for it does not wait for ever, in ms. */
const LONGEST_MS = 15_000
const IDLE_MS = 2_000
const SHORT_MS = 200

/** Settles once the browser has nothing better to do. */
const breath = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, SHORT_MS)
  })

/** The first screen of one console, and what waits for it. */
export function createFirstPicture() {
  const works = new Set<() => void>()
  let picture: Promise<void> | undefined
  let show: () => void = () => undefined
  let isOver = false

  async function after(): Promise<void> {
    await picture
    await breath()
  }

  function begin(): void {
    picture = new Promise((resolve) => (show = resolve))
    isOver = false
    setTimeout(show, LONGEST_MS)
    void after().then(() => {
      isOver = true
      works.forEach((work) => work())
      works.clear()
    })
  }

  function on(work: () => void): () => void {
    let isWanted = true
    const unlessTakenBack = () => {
      if (isWanted) work()
    }
    if (isOver) void breath().then(unlessTakenBack)
    else works.add(unlessTakenBack)
    return () => {
      isWanted = false
      works.delete(unlessTakenBack)
    }
  }

  return { begin, shown: () => show(), after, on }
}

const first = createFirstPicture()

/** Called as the console starts: until its first screen stands, nothing is fetched that this screen does not need. */
export const awaitFirstPicture: () => void = first.begin

/** The first screen stands, with what it shows. */
export const firstPictureShown: () => void = first.shown

/** Settles once the first screen stands and the browser has nothing better to do. */
export const afterFirstPicture: () => Promise<void> = first.after

/**
 * Something for that moment, or for the next quiet one where that is over: what a later screen brings along. Without a
 * console that starts, as in tests of a part, it never comes. Answers how to take it back.
 */
export const onFirstPicture: (work: () => void) => () => void = first.on

/** Whether that moment has come. */
export function useFirstPicture(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => onFirstPicture(() => setOver(true)), [])
  return isOver
}
