import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { turnstile } from '../turnstile.ts'

type PoolParams = {
  /** Path of the module that runs in each thread; it sends one message once it has loaded. */
  file: string
  /** Threads at once: further work waits its turn. */
  size: number
  memoryMb: number
  /** Starting a thread takes longer than most of its work: one that is done waits so long for the next, in ms. */
  idleMs: number
}

/** How long a request may take, in ms: the start of its thread, its computing, and all of it on the wall. */
export type ThreadBounds = { startMs: number; computeMs: number; waitMs: number }

/** Answers a request that is built for the thread which takes it. */
type ThreadPool = <Answer>(request: (thread: Worker) => unknown, bounds: ThreadBounds) => Promise<Answer>

/** A thread computed for longer than its request may take; it was ended. */
export class TooSlow extends Error {}

const CHECK_MS = 50
const STACK_MB = 4

/**
 * Threads of one module. One that is too slow, runs out of memory or fails is ended, and its error is thrown: `TooSlow`
 * for computing, an `AbortError` where the machine is too busy for an answer.
 */
export function createThreadPool({ file, size, memoryMb, idleMs }: PoolParams): ThreadPool {
  const turn = turnstile(size)
  /** Threads that wait for a request, each with the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()

  const takeIdle = (): Worker | undefined => {
    const [thread] = idle.keys()
    if (!thread) return undefined
    clearTimeout(idle.get(thread))
    idle.delete(thread)
    thread.ref()
    return thread
  }
  // Neither the thread nor its timer keeps a process alive that has nothing else to do.
  const release = (thread: Worker) => {
    idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref())
    thread.unref()
  }
  const start = async (boundMs: number): Promise<Worker> => {
    const thread = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: STACK_MB },
      // Nothing of this process's environment is any business of what is looked at there.
      env: {},
    })
    thread.once('exit', () => {
      clearTimeout(idle.get(thread))
      idle.delete(thread)
    })
    // Whoever waits for an answer hears of it by `once`; an idle thread is gone by its exit.
    thread.on('error', () => undefined)
    try {
      await once(thread, 'message', { signal: AbortSignal.timeout(boundMs) })
      return thread
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }
  return <Answer>(request: (thread: Worker) => unknown, bounds: ThreadBounds) =>
    turn(async () => {
      let thread: Worker | undefined
      try {
        thread = takeIdle() ?? (await start(bounds.startMs))
        const answer = await answerOf(thread, request(thread), bounds)
        release(thread)
        return answer as Answer
      } catch (error) {
        await thread?.terminate()
        throw error
      }
    })
}

/** Ended by an abort after too long, by the thread's own error otherwise. */
async function answerOf(thread: Worker, request: unknown, { computeMs, waitMs }: ThreadBounds): Promise<unknown> {
  const slow = new AbortController()
  const checking = watchComputing(thread, computeMs, () => slow.abort())
  try {
    const answer = once(thread, 'message', { signal: AbortSignal.any([slow.signal, AbortSignal.timeout(waitMs)]) })
    thread.postMessage(request)
    const [message] = (await answer) as [unknown]
    return message
  } catch (error) {
    throw slow.signal.aborted ? new TooSlow(`more than ${computeMs} ms of computing`) : error
  } finally {
    clearInterval(checking)
  }
}

/** Nobody waits any more, since the machine is too busy. */
export function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Looks at how long the thread has computed since now. */
function watchComputing(thread: Worker, computeMs: number, onTooLong: () => void): NodeJS.Timeout {
  // Of a thread that has ended meanwhile nothing is known: that rejects even where nobody looks again.
  const usage = () => thread.cpuUsage().catch(() => undefined)
  const begun = usage()
  return setInterval(() => {
    void Promise.all([begun, usage()]).then(([first, now]) => {
      if (!first || !now) return
      if (now.user + now.system - first.user - first.system > computeMs * 1_000) onTooLong()
    })
  }, CHECK_MS)
}
