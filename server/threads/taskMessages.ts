/** What a thread is asked: to call a function of its table with arguments that come as JSON text, each by itself. */
export type TaskRequest = {
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
