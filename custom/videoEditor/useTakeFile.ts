import { useTranslate } from 'ra-core'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { textOf } from '#kit/parts/files/textOf.ts'
import { commandOf, kindOf } from './model/editFiles.ts'
import { useVideo } from './VideoContext.ts'

/** Larger ones are no lists of cuts. */
const MAX_BYTES = 2_000_000
/** Lines that are told at most. */
const TOLD = 20

/** Takes a file of cuts in as one step that can be undone, and tells by line what was not taken. */
export function useTakeFile(): (file: File) => Promise<void> {
  const translate = useTranslate()
  const notice = useNotice()
  const { list, run } = useVideo()
  return async (file) => {
    if (file.size > MAX_BYTES) return notice('error', 'video.files.tooLarge')
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
}
