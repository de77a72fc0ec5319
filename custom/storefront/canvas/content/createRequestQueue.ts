import type { RailPage } from './railContent.ts'
import type { RailRequest } from './railRequests.ts'

/** Reads one page of what a request asks for. */
export type ReadRailPage = (request: RailRequest, pageNumber: number, signal: AbortSignal) => Promise<RailPage>

/** How a request ended. */
export type RailAnswer = { key: string; pageNumber: number } & ({ page: RailPage } | { failure: unknown })

type Job = { request: RailRequest; pageNumber: number; controller: AbortController; isRunning: boolean }

type QueueOptions = { read: ReadRailPage; atOnce: number; onAnswer: (answer: RailAnswer) => void }

/** Requests that wait or run, each once by its key, so many at the same time. `start` begins what there is room for. */
export function createRequestQueue({ read, atOnce, onAnswer }: QueueOptions) {
  const jobs = new Map<string, Job>()

  async function run(key: string, job: Job) {
    const { request, pageNumber, controller } = job
    const answer = await read(request, pageNumber, controller.signal).then(
      (page): RailAnswer => ({ key, pageNumber, page }),
      (error: unknown): RailAnswer => ({ key, pageNumber, failure: error ?? new Error('unreadable') }),
    )
    // One that was aborted meanwhile, or asked for anew, is nobody's answer.
    if (jobs.get(key) !== job) return
    jobs.delete(key)
    onAnswer(answer)
    start()
  }

  function start() {
    let running = [...jobs.values()].filter(({ isRunning }) => isRunning).length
    for (const [key, job] of jobs) {
      if (running >= atOnce) return
      if (job.isRunning) continue
      running += 1
      job.isRunning = true
      void run(key, job)
    }
  }

  function abortWhere(isUnwanted: (key: string) => boolean) {
    for (const [key, { controller }] of jobs) {
      if (!isUnwanted(key)) continue
      jobs.delete(key)
      controller.abort()
    }
  }

  return {
    has: (key: string) => jobs.has(key),
    add(request: RailRequest, pageNumber: number) {
      const { key } = request
      if (!jobs.has(key)) jobs.set(key, { request, pageNumber, controller: new AbortController(), isRunning: false })
    },
    start,
    abortWhere,
  }
}
