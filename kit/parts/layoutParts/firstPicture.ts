/** A page on a slow line may never come to rest: what waits for it does not wait for ever, in ms. */
const LONGEST_MS = 15_000
const IDLE_MS = 2_000
const SHORT_MS = 200

const works = new Set<() => void>()
let picture: Promise<void> | undefined
let show: () => void = () => undefined
let isOver = false

/** Settles once the browser has nothing better to do. */
const breath = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, SHORT_MS)
  })

/** Called as the console starts: until its first screen stands, nothing is fetched that this screen does not need. */
export function awaitFirstPicture(): void {
  picture = new Promise((resolve) => (show = resolve))
  setTimeout(show, LONGEST_MS)
  void afterFirstPicture().then(() => {
    isOver = true
    works.forEach((work) => work())
  })
}

/** The first screen stands, with what it shows. */
export const firstPictureShown = (): void => show()

/** Settles once the first screen stands and the browser has nothing better to do. */
export async function afterFirstPicture(): Promise<void> {
  await picture
  await breath()
}

/**
 * Something for that moment, or for the next quiet one where that is over: what a later screen brings along. Without a
 * console that starts, as in tests of a part, it never comes.
 */
export function onFirstPicture(work: () => void): void {
  if (isOver) void breath().then(work)
  else works.add(work)
}
