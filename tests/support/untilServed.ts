import { setTimeout as pause } from 'node:timers/promises'

const AGAIN_MS = 500
const PATIENCE_MS = 60_000

/** Sends a request again while the server says that it is too busy, as the console does; the last answer after a minute. */
export async function untilServed<Answer>(
  send: () => Promise<Answer>,
  statusOf: (answer: Answer) => number,
): Promise<Answer> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const answer = await send()
    if (statusOf(answer) !== 503 || performance.now() > until) return answer
    await pause(AGAIN_MS)
  }
}
