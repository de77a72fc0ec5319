import { createAnswers } from './createAnswers.ts'
import { createRailSlots, type RailSlot } from './createRailSlots.ts'
import { createRequestQueue, type ReadRailPage } from './createRequestQueue.ts'
import { joinedContent, NO_CONTENT, type RailContent } from './railContent.ts'
import type { RailRequest } from './railRequests.ts'

/** Requests that run at the same time (specification section 7: in parallel; design: six). */
const AT_ONCE = 6

export type RailReader = ReturnType<typeof createRailReader>
type Parts = {
  slots: ReturnType<typeof createRailSlots>
  answers: ReturnType<typeof createAnswers>
  queue: ReturnType<typeof createRequestQueue>
}

/**
 * Content of containers, outside React. Same requests are sent once, whoever asks; what nobody wants any more is
 * aborted; what was read is kept by address, page and lens.
 */
export function createRailReader(read: ReadRailPage, atOnce = AT_ONCE) {
  const slots = createRailSlots()
  const answers = createAnswers(slots.isShown)
  const queue = createRequestQueue({
    ...{ read, atOnce },
    onAnswer(answer) {
      answers.keep(answer)
      for (const [id, slot] of slots.entries())
        if (slot.requests.some(({ key }) => key === answer.key)) refresh(parts, id, slot)
    },
  })
  const parts: Parts = { slots, answers, queue }
  return {
    /** Has the content of a container read, until the answer is called. */
    follow: (id: string, requests: readonly RailRequest[]) => follow(parts, id, requests),
    content: (id: string): RailContent => slots.get(id)?.content ?? NO_CONTENT,
    /** What is known of all containers; another map whenever something is. */
    all: slots.known,
    /** Reads the next page of what has more. */
    more: (id: string) => readMore(parts, id),
    /** Asks again for what failed. */
    retry: (id: string) => retry(parts, id),
    /** Reads anew what time has changed; the row stays until the new one is there. */
    renew: (id: string) => renew(parts, id),
    ...{ subscribe: slots.subscribe, subscribeAll: slots.subscribeAll },
    /** Ends whatever is under way. */
    close: () => queue.abortWhere(() => true),
  }
}

function follow(parts: Parts, id: string, requests: readonly RailRequest[]): () => void {
  const { slots, answers, queue } = parts
  const slot = slots.open(id)
  slot.followers += 1
  const key = requests.map((request) => request.key).join('\n')
  // One that was given up when nobody looked is asked for again, though a former row is known.
  const isOpen = requests.some((request) => !answers.isSettled(request.key))
  if (slot.key !== key || isOpen || !slot.content.isKnown) {
    // A container without content is known to have none; of what it gets nothing is known yet.
    if (slot.requests.length === 0) slot.content = NO_CONTENT
    Object.assign(slot, { requests, key })
    for (const request of requests) if (!answers.isSettled(request.key)) queue.add(request, 1)
    abortUnwanted(parts)
    refresh(parts, id, slot)
  }
  queue.start()
  return () => {
    slot.followers -= 1
    abortUnwanted(parts)
  }
}

/** What no followed container waits for gives its place to others. */
function abortUnwanted({ slots, queue }: Parts) {
  const wanted = slots.wanted()
  queue.abortWhere((key) => !wanted.has(key))
  queue.start()
}

function refresh({ slots, answers, queue }: Parts, id: string, slot: RailSlot) {
  const stateOf = (key: string) => ({
    ...{ page: answers.page(key), isReading: queue.has(key), failure: answers.failure(key) },
  })
  slots.setContent(id, slot, joinedContent(slot.requests, slot.content, stateOf))
}

function readMore(parts: Parts, id: string) {
  const { slots, answers, queue } = parts
  const slot = slots.get(id)
  const next = slot?.requests.find(({ key }) => answers.page(key)?.isEnd === false)
  if (!slot || !next || queue.has(next.key)) return
  queue.add(next, answers.nextPage(next.key))
  refresh(parts, id, slot)
  queue.start()
}

function retry(parts: Parts, id: string) {
  const { slots, answers, queue } = parts
  const slot = slots.get(id)
  if (!slot) return
  for (const request of slot.requests)
    if (answers.forgive(request.key)) queue.add(request, answers.nextPage(request.key))
  refresh(parts, id, slot)
  queue.start()
}

/** What nobody looks at is only forgotten: it is read when somebody does. */
function renew(parts: Parts, id: string) {
  const { slots, answers, queue } = parts
  const slot = slots.get(id)
  if (!slot) return
  const wanted = slots.wanted()
  for (const request of slot.requests) {
    if (wanted.has(request.key)) queue.add(request, 1)
    else answers.forget(request.key)
  }
  if (slot.followers === 0) slot.key = ''
  else refresh(parts, id, slot)
  queue.start()
}
