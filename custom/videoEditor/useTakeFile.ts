import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { textOf } from '#kit/parts/files/textOf.ts'
import { commandOf, kindOf } from './model/editFiles.ts'
import { useVideo } from './VideoContext.ts'

/** Larger ones are no lists of cuts. */
const MAX_BYTES = 2_000_000
/** Lines that are told at most. */
const TOLD = 20
/** Larger ones take long enough to be told of. */
const LONG_BYTES = 200_000
/** Until the page has drawn that it reads: reading holds it up. */
const DRAWN_MS = 50

/** Takes a file of cuts in as one step that can be undone, and tells by line what was not taken; whether it still reads. */
export function useTakeFile(): { take: (file: File) => Promise<void>; isReading: boolean } {
  const translate = useTranslate()
  const notice = useNotice()
  const { list, run } = useVideo()
  const [isReading, setReading] = useState(false)
  const read = async (file: File) => {
    const text = await textOf(file)
    const { command, count, problems } = commandOf(kindOf(file.name, text), text, list, crypto.randomUUID())
    const errors = problems.slice(0, TOLD).map(({ line, reason }) => ({
      code: translate('video.files.line', { line }),
      description: translate(`video.files.reasons.${reason}`),
    }))
    if (!command) return notice('error', 'video.files.nothing', { errors, duration: null })
    if (!run(command)) return
    if (problems.length === 0) notice('success', 'video.files.taken', { values: { smart_count: count } })
    else
      notice('warning', 'video.files.partly', {
        values: { count, smart_count: problems.length },
        errors,
        duration: null,
      })
  }
  const take = async (file: File) => {
    if (file.size > MAX_BYTES) return notice('error', 'video.files.tooLarge')
    if (file.size <= LONG_BYTES) return read(file)
    setReading(true)
    await new Promise((drawn) => setTimeout(drawn, DRAWN_MS))
    await read(file).finally(() => setReading(false))
  }
  return { take, isReading }
}
