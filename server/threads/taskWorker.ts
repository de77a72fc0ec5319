import { parentPort } from 'node:worker_threads'
import { returnedText } from '../decisions/broughtBack.ts'
import { changedFields } from '../decisions/changedFields.ts'
import { cleanedText } from '../decisions/cleanedText.ts'
import { difference } from '../decisions/difference.ts'
import { settledDays } from '../decisions/schedule/settleDays.ts'
import { textProblems } from '../decisions/textProblems.ts'
import { composedAnew } from '../jobs/aggregate/composedAnew.ts'
import { preparedWrite } from '../stores/documents/preparedWrite.ts'
import { shownText } from '../stores/documents/shownText.ts'
import { judgeRecord } from '../types/schema/judgeRecord.ts'
import { preparedItem } from '../stores/documents/many/preparedItem.ts'
import type { TaskAnswer, TaskRequest } from './taskMessages.ts'

/** What may be called here, by the name of the function. */
const TASKS = {
  returnedText,
  changedFields,
  cleanedText,
  difference,
  textProblems,
  settledDays,
  composedAnew,
  preparedWrite,
  shownText,
  judgeRecord,
  preparedItem,
}

/** Types stay the same objects from one request to the next, so that what is worked out for them is kept. */
const types = new Map<number, unknown>()

parentPort?.on('message', (request: TaskRequest) => {
  parentPort?.postMessage(answerTo(request))
})
parentPort?.postMessage('ready')

function answerTo({ name, texts, type, forgets }: TaskRequest): TaskAnswer {
  try {
    if (forgets) types.clear()
    if (type?.document !== undefined) types.set(type.id, type.document)
    const args = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, JSON.parse(text) as unknown]))
    const task = (TASKS as unknown as Record<string, ((args: object) => object) | undefined>)[name]
    if (!task) throw new Error(`no thread knows the function ${name}`)
    const result = task({ ...args, ...(type && { type: types.get(type.id) }) })
    return { fields: Object.fromEntries(Object.entries(result).flatMap(fieldOf)) }
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
    return { error: message, stack }
  }
}

function fieldOf([key, value]: [string, unknown]): [string, { text: string } | { json: string }][] {
  if (value === undefined) return []
  return [[key, typeof value === 'string' ? { text: value } : { json: JSON.stringify(value) }]]
}
