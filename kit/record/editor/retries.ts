import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { EditorCore } from './editorCore.ts'
import type { Waiting } from './editorState.ts'
import { whyLater } from './unsettled.ts'
import type { SaveRequest } from './writeRecord.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** How long the server asks to be left alone, else twice as long with every try. */
function waitOf(tries: number, { retryAfterS }: Partial<ApiError>): number {
  const own = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  return retryAfterS === undefined ? own : Math.max(own, retryAfterS * 1_000)
}

/** A write that could not be delivered is kept and tried again: after a while, or as soon as there is a network. */
export function createRetries<Entity extends object, Verb extends string>(
  core: EditorCore<Entity, Verb>,
  run: (request: SaveRequest<Verb>) => Promise<boolean>,
) {
  let stops: (() => void)[] = []
  let again = () => {}
  const stop = () => {
    stops.forEach((each) => each())
    stops = []
  }
  const whyOf = (error: unknown): Waiting['why'] => {
    if (whyLater(error) === 'busy') return 'busy'
    return core.network.isUp() ? 'unreachable' : 'offline'
  }
  return {
    wait(request: SaveRequest<Verb>, error: unknown): void {
      stop()
      const { waiting } = core.state
      const tries = (waiting?.tries ?? 0) + 1
      // Asked for once more while it waits: then the newer text shall go as well.
      const isNew = waiting === undefined || request.settles === true
      const settles = isNew && core.unsettled?.verb === request.verb
      again = () => {
        stop()
        void run({ ...request, settles })
      }
      stops = [core.network.later(waitOf(tries, error as Partial<ApiError>), again), core.network.onUp(again)]
      core.show({ waiting: { verb: request.verb, why: whyOf(error), tries } })
    },
    /** Without waiting any longer. */
    now: () => again(),
    /** A try begins, or the screen goes: nothing else starts by itself. */
    stop,
    over(): void {
      stop()
      if (core.state.waiting) core.show({ waiting: undefined })
    },
  }
}
