import { pause } from '../serverProcess.ts'

export type EarParts = {
  url: string
  token: string
  /** Told of each event; without it they are taken in unread. */
  hear: ((event: { topic: string; id: string; rev?: number }) => void) | undefined
  signal: AbortSignal
}

export type EventEar = {
  /** Whether it was told to read everything anew, which says that it has missed something. */
  wasReset: () => boolean
}

const AGAIN_MS = 500

/** One console's event stream: it reconnects with the id of the last event, as the console does. */
export function openEar({ url, token, hear, signal }: EarParts): EventEar {
  let lastId: string | undefined
  let isReset = false
  const take = (frame: string) => {
    const lines = frame.split('\n')
    if (lines.includes('event: reset')) isReset = true
    lastId = lines.find((line) => line.startsWith('id: '))?.slice(4) ?? lastId
    const data = lines.find((line) => line.startsWith('data: '))?.slice(6)
    if (data !== undefined) hear?.(JSON.parse(data) as Parameters<typeof hear>[0])
  }
  const listen = async () => {
    const headers = { authorization: `Bearer ${token}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) }
    const answer = await fetch(`${url}/api/events`, { headers, signal })
    if (!answer.ok || !answer.body) return
    let text = ''
    for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
      text += part
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      frames.forEach(take)
    }
  }
  const keepListening = async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined)
      await pause(AGAIN_MS)
    }
  }
  void keepListening()
  return { wasReset: () => isReset }
}
