import { useEffect, useRef, useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { TypeCheck } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_BYTES } from '#contract/values/limits.ts'
import { TYPE_NAME_PATTERN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { textAt, type TypeDraft } from './model/draft.ts'

/** What the server says of the document: `of` is the draft that it looked at, which may be an older one. */
export type CheckState = {
  state: 'waiting' | 'done' | 'failed'
  result: TypeCheck | undefined
  of: TypeDraft | undefined
  /** The last draft whose schema and form can be drawn. */
  drawable: TypeDraft | undefined
}

/** So long nobody types before the server is asked. */
const PAUSE_MS = 400
const TYPE_NAME = new RegExp(TYPE_NAME_PATTERN)
/** A server that is busy and does not say for how long is asked again after this. */
const AGAIN_S = 2
/** Stands in an address for a type that has no name yet. */
const UNNAMED = 'unnamed_type'

const FIRST: CheckState = { state: 'waiting', result: undefined, of: undefined, drawable: undefined }

/**
 * Asks the server about the document as it is opened, and whenever typing pauses; an answer that comes too late is not shown. A server that is
 * too busy for it is asked again: that says nothing of the document. `stored` is what the server has: it was looked at when
 * it was saved, and can be drawn before it is looked at again.
 */
export function useTypeCheck(draft: TypeDraft, isAllowed: boolean, stored?: TypeDraft): CheckState {
  const { calls } = useConsole()
  const [check, setCheck] = useState<CheckState>(() => ({ ...FIRST, drawable: stored }))
  const isOpened = useRef(false)
  useEffect(() => {
    if (!isAllowed) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const type = TYPE_NAME.test(textAt(draft, 'type')) ? textAt(draft, 'type') : UNNAMED
      try {
        const result = await calls.checkType({ params: { type }, body: draft, signal: stop.signal })
        if (stop.signal.aborted) return
        setCheck((before) => ({
          state: 'done',
          result,
          of: draft,
          // What is drawn already stays, with what has been typed into it.
          drawable: isDrawable(result) && !sameJson(before.drawable, draft) ? draft : before.drawable,
        }))
      } catch (error) {
        if (stop.signal.aborted) return
        const { code, retryAfterS = AGAIN_S } = error as Partial<ApiError>
        if (code === 'unavailable') {
          timer = setTimeout(() => void ask(), retryAfterS * 1_000)
          return
        }
        const result = refusalOf(error)
        setCheck((before) => ({ ...before, state: result ? 'done' : 'failed', result, of: draft }))
      }
    }
    timer = setTimeout(
      () => {
        isOpened.current = true
        void ask()
      },
      isOpened.current ? PAUSE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [draft, calls, isAllowed])
  return check.of === draft ? check : { ...check, state: check.state === 'failed' ? 'failed' : 'waiting' }
}

/** A document that is too large or too odd to be looked at is told as a problem of the whole. */
function refusalOf(error: unknown): TypeCheck | undefined {
  const { code, message: description = '' } = error as Partial<ApiError>
  if (code !== 'tooLarge' && code !== 'malformed') return undefined
  const keyword = code === 'tooLarge' ? { keyword: 'typeTooLarge', params: { limit: TYPE_DOCUMENT_BYTES } } : {}
  return {
    problems: [{ field: '', description, ...keyword }],
    invalidCount: 0,
    looked: 0,
    atLeast: false,
    examples: [],
  }
}

/** A schema that the server would not compile is drawn nowhere: its patterns run in this page too. */
function isDrawable({ problems }: TypeCheck): boolean {
  return !problems.some(({ field }) => field === '' || field.startsWith('/schema') || field.startsWith('/uiSchema'))
}
