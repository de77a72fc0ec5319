import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { EditorCore } from '../editor/editorCore.ts'
import type { Waiting } from '../editor/editorTypes.ts'
import { whyLater } from '../editor/sendAttempt.ts'
import type { Wanted } from '../editor/writeRecord.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/** How long the server asks to be left alone, else twice as long with every try. */
function waitOf(tries: number, { retryAfterS }: Partial<ApiError>): number {
  const own = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  return retryAfterS === undefined ? own : Math.max(own, retryAfterS * 1_000)
}

/** A write that could not be delivered is kept and tried again: after a while, or as soon as there is a network. */
export function createRetries(core: EditorCore, run: (wanted: Wanted) => Promise<boolean>) {
  let stops: (() => void)[] = []
  let again = () => {}
  const cancel = () => {
    stops.forEach((stop) => stop())
    stops = []
  }
  const whyOf = (error: unknown): Waiting['why'] => {
    if (whyLater(error) === 'busy') return 'busy'
    return core.line.isUp() ? 'unreachable' : 'offline'
  }
  return {
    wait(wanted: Wanted, error: unknown): void {
      cancel()
      const { waiting } = core.state
      const tries = (waiting?.tries ?? 0) + 1
      // Asked for once more while it waits: then the newer text shall go as well.
      const isNew = waiting === undefined || wanted.settles === true
      const settles = isNew && core.unsettled?.verb === wanted.verb
      again = () => {
        cancel()
        void run({ ...wanted, settles })
      }
      stops = [core.line.later(waitOf(tries, error as Partial<ApiError>), again), core.line.onUp(again)]
      core.show({ waiting: { verb: wanted.verb, why: whyOf(error), tries } })
    },
    /** Without waiting any longer. */
    now: () => again(),
    /** A try begins, or the screen goes: nothing else starts by itself. */
    cancel,
    over(): void {
      cancel()
      if (core.state.waiting) core.show({ waiting: undefined })
    },
  }
}
