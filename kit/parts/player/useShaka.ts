import { useEffect, useRef, useState, type RefObject } from 'react'
import { failureOf, type PlayerFailure } from './shakaError.ts'

/** The player's own code comes when something is to be played, in a chunk of its own. */
const loadShaka = async () => {
  const { default: shaka } = await import('shaka-player/dist/shaka-player.dash-es2021.js')
  shaka.polyfill.installAll()
  return shaka
}

/** Enough for a cut to be smooth, little enough that a jump costs no minute of film. */
const CONFIGURATION = {
  streaming: { bufferingGoal: 12, rebufferingGoal: 0.5, bufferBehind: 20, retryParameters: { maxAttempts: 3 } },
  manifest: { dash: { ignoreMinBufferTime: true } },
}

type Loaded = { isReady: boolean; failure: PlayerFailure | undefined }

/** Plays a manifest in a video element, from `start` (seconds) on; another address begins anew. */
export function useShaka(
  video: RefObject<HTMLVideoElement | null>,
  address: string | undefined,
  start?: number,
): Loaded {
  const [state, setState] = useState<Loaded & { address?: string }>({ isReady: false, failure: undefined })
  const [player] = useState(() => createSlot())
  const opening = useRef(start)
  useEffect(() => {
    opening.current = start
  })
  useEffect(() => {
    const element = video.current
    if (!element || address === undefined) return
    let isOver = false
    const tell = (error: unknown) => {
      const failure = failureOf(error)
      if (!isOver && failure) setState({ isReady: false, failure, address })
    }
    const open = async () => {
      const shaka = await loadShaka()
      if (isOver) return
      if (!shaka.Player.isBrowserSupported()) return setState({ isReady: false, failure: 'unsupported', address })
      const playing = new shaka.Player()
      await player.replace(playing)
      playing.addEventListener('error', (event) => tell((event as CustomEvent<unknown>).detail))
      playing.configure(CONFIGURATION)
      await playing.attach(element)
      await playing.load(address, opening.current)
      if (!isOver) setState({ isReady: true, failure: undefined, address })
    }
    open().catch(tell)
    return () => {
      isOver = true
      void player.replace(undefined)
    }
  }, [video, address, player])
  return state.address === address ? state : { isReady: false, failure: undefined }
}

type Destroyable = { destroy: () => Promise<void> }

/** One player at a time: the next begins once the one before has let go of the element. */
function createSlot() {
  let current: Destroyable | undefined
  let leaving: Promise<void> = Promise.resolve()
  return {
    replace: (next: Destroyable | undefined): Promise<void> => {
      const before = current
      current = next
      leaving = leaving.then(() => before?.destroy()).catch(() => undefined)
      return leaving
    },
  }
}
