import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { RailRequest } from './railRequests.ts'

/** Requests that run at the same time (specification section 7: in parallel; design: six). */
const AT_ONCE = 6
/** Answers that are kept: some sixty rails under a handful of lenses. */
const KEPT = 400

export type RailPage = {
  rows: readonly RailRow[]
  /** How many there are in all. */
  count: number
  /** No further page has any. */
  isEnd: boolean
  /** What viewers do not get, with why, where there is nothing that they get. */
  hidden?: readonly RailRow[]
}

/** What is known of a container's content. Rows are those of the former request until the new ones are there. */
export type RailContent = {
  rows: readonly RailRow[]
  count: number
  isReading: boolean
  /** It was read at least once, so that no rows mean that there are none. */
  isKnown: boolean
  isEnd: boolean
  hidden: readonly RailRow[]
  failure?: unknown
}

/** Of a container that nobody has asked about. */
const NO_CONTENT: RailContent = {
  ...{ rows: [], count: 0, isReading: false, isKnown: false, isEnd: true, hidden: [] },
}

type Part = RailPage & { pages: number }
type Slot = { requests: readonly RailRequest[]; key: string; content: RailContent; followers: number }
type Job = { key: string; request: RailRequest; page: number; controller: AbortController; isRunning: boolean }

export type ReadRailPage = (request: RailRequest, pageNumber: number, signal: AbortSignal) => Promise<RailPage>
export type RailReader = ReturnType<typeof createRailReader>

/**
 * Content of containers, outside React. Same requests are sent once, whoever asks; what nobody wants any more is
 * aborted; what was read is kept by address, page and lens.
 */
export function createRailReader(read: ReadRailPage, atOnce = AT_ONCE) {
  const parts = new Map<string, Part>()
  const failures = new Map<string, unknown>()
  const slots = new Map<string, Slot>()
  const jobs = new Map<string, Job>()
  const listeners = new Map<string, Set<() => void>>()
  const everyone = new Set<() => void>()
  let known: ReadonlyMap<string, RailContent> = new Map()

  function follow(id: string, requests: readonly RailRequest[]): () => void {
    const slot = slots.get(id) ?? { requests: [], key: '', content: NO_CONTENT, followers: 0 }
    slots.set(id, slot)
    slot.followers += 1
    const key = requests.map((request) => request.key).join('\n')
    if (slot.key !== key || !slot.content.isKnown) {
      Object.assign(slot, { requests, key })
      for (const request of requests) if (!parts.has(request.key) && !failures.has(request.key)) enqueue(request, 1)
      abortUnwanted()
      refresh(id, slot)
    }
    start()
    return () => {
      slot.followers -= 1
      abortUnwanted()
    }
  }

  function enqueue(request: RailRequest, page: number) {
    const { key } = request
    if (!jobs.has(key)) jobs.set(key, { key, request, page, controller: new AbortController(), isRunning: false })
  }

  function start() {
    let running = [...jobs.values()].filter((job) => job.isRunning).length
    for (const job of jobs.values()) {
      if (running >= atOnce) return
      if (job.isRunning) continue
      running += 1
      job.isRunning = true
      void run(job)
    }
  }

  async function run(job: Job) {
    const { key, request, page, controller } = job
    let answer: RailPage | undefined
    let failure: unknown
    try {
      answer = await read(request, page, controller.signal)
    } catch (error) {
      failure = error
    }
    if (jobs.get(key) !== job) return
    jobs.delete(key)
    if (answer) keep(key, answer, page)
    else failures.set(key, failure)
    for (const [id, slot] of slots) if (slot.requests.some((one) => one.key === key)) refresh(id, slot)
    start()
  }

  function keep(key: string, answer: RailPage, page: number) {
    const before = page === 1 ? [] : (parts.get(key)?.rows ?? [])
    parts.delete(key)
    parts.set(key, { ...answer, rows: [...before, ...answer.rows], pages: page })
    const [oldest] = parts.keys()
    const isShown = (one: string) =>
      [...slots.values()].some(({ requests }) => requests.some(({ key: k }) => k === one))
    if (parts.size > KEPT && oldest !== undefined && !isShown(oldest)) parts.delete(oldest)
  }

  /** A job that no followed container waits for. */
  function abortUnwanted() {
    const wanted = new Set(
      [...slots.values()].flatMap(({ followers, requests }) => (followers > 0 ? requests.map(({ key }) => key) : [])),
    )
    for (const [key, job] of jobs) {
      if (wanted.has(key)) continue
      jobs.delete(key)
      job.controller.abort()
    }
    start()
  }

  function refresh(id: string, slot: Slot) {
    slot.content = contentOf(slot)
    known = new Map(known).set(id, slot.content)
    for (const listener of [...(listeners.get(id) ?? []), ...everyone]) listener()
  }

  function contentOf({ requests, content }: Slot): RailContent {
    const found = requests.map(({ key }) => parts.get(key))
    const isReading = requests.some(({ key }) => jobs.has(key))
    const failed = requests.find(({ key }) => failures.has(key))
    const failure = failed && { failure: failures.get(failed.key) ?? new Error('unreadable') }
    const isWaiting = requests.some(({ key }) => !parts.has(key) && !failures.has(key))
    if (isWaiting) {
      const { failure: _former, ...before } = content
      return { ...before, isReading, ...failure }
    }
    const there = found.flatMap((part) => part ?? [])
    return {
      rows: there.flatMap(({ rows }) => rows),
      count: there.reduce((sum, { count }) => sum + count, 0),
      ...{ isReading, isKnown: true, isEnd: there.every(({ isEnd }) => isEnd) },
      hidden: there.flatMap(({ hidden = [] }) => hidden),
      ...failure,
    }
  }

  return {
    /** Has the content of a container read, until the answer is called. */
    follow,
    content: (id: string): RailContent => slots.get(id)?.content ?? NO_CONTENT,
    /** What is known of all containers; another map whenever something is. */
    all: () => known,
    /** Reads the next page of what has more. */
    more(id: string) {
      const slot = slots.get(id)
      const next = slot?.requests.find(({ key }) => parts.get(key)?.isEnd === false)
      if (!slot || !next || jobs.has(next.key)) return
      enqueue(next, (parts.get(next.key)?.pages ?? 0) + 1)
      refresh(id, slot)
      start()
    },
    /** Asks again for what failed. */
    retry(id: string) {
      const slot = slots.get(id)
      for (const request of slot?.requests ?? [])
        if (failures.delete(request.key)) enqueue(request, (parts.get(request.key)?.pages ?? 0) + 1)
      if (slot) refresh(id, slot)
      start()
    },
    subscribe(id: string, listener: () => void) {
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => void set.delete(listener)
    },
    subscribeAll(listener: () => void) {
      everyone.add(listener)
      return () => void everyone.delete(listener)
    },
    /** Ends whatever is under way. */
    close() {
      for (const { controller } of jobs.values()) controller.abort()
      jobs.clear()
    },
  }
}
