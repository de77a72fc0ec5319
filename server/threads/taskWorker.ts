import { parentPort } from 'node:worker_threads'

/** What a thread is asked: to call an exported function with arguments that come as JSON text, each by itself. */
export type TaskQuestion = {
  module: string
  name: string
  texts: Readonly<Record<string, string>>
  /** The type that it is about, by its number; sent along where this thread has not met it yet. */
  type?: { id: number; document?: unknown }
  /** Types met so far are dropped first. */
  forgets: boolean
}
/** The result by its fields: texts as they are, everything else as JSON text. */
export type TaskAnswer =
  { fields: Readonly<Record<string, { text: string } | { json: string }>> } | { error: string; stack?: string }

/** Types stay the same objects from one question to the next, so that what is worked out for them is kept. */
const types = new Map<number, unknown>()

parentPort?.on('message', (question: TaskQuestion) => {
  void answerTo(question).then((answer) => parentPort?.postMessage(answer))
})
parentPort?.postMessage('ready')

async function answerTo({ module, name, texts, type, forgets }: TaskQuestion): Promise<TaskAnswer> {
  try {
    if (forgets) types.clear()
    if (type?.document !== undefined) types.set(type.id, type.document)
    const args = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, JSON.parse(text) as unknown]))
    const exported = (await import(module)) as Record<string, (args: object) => object>
    const result = exported[name]?.({ ...args, ...(type && { type: types.get(type.id) }) })
    return { fields: Object.fromEntries(Object.entries(result ?? {}).flatMap(fieldOf)) }
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
    return { error: message, stack }
  }
}

function fieldOf([key, value]: [string, unknown]): [string, { text: string } | { json: string }][] {
  if (value === undefined) return []
  return [[key, typeof value === 'string' ? { text: value } : { json: JSON.stringify(value) }]]
}
